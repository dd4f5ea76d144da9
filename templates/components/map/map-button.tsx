import type { ReactNode } from 'react'
import type { MapFrame } from '../../../core/view/types.ts'

export interface MapButtonProps {
  readonly map: MapFrame | undefined
  readonly className: string
  readonly children: ReactNode
}

/** Puts our own map into the box around it (`data-map-box`), after a click. The script shows it. */
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
