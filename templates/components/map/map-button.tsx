import type { ReactNode } from 'react'
import type { MapFrame } from '../../../core/view/types.ts'

export interface MapButtonProps {
  readonly map: MapFrame | undefined
  readonly className: string
  readonly children: ReactNode
}

/**
 * Loads the site's own map into the surrounding box (`data-map-box`) after a click. The script shows the
 * button.
 */
export function MapButton({ map, className, children }: MapButtonProps) {
  if (!map) return null
  return (
    <button
      type="button"
      className={className}
      data-map={map.src}
      data-map-title={map.title}
      data-map-message={map.message}
      hidden
    >
      {children}
    </button>
  )
}
