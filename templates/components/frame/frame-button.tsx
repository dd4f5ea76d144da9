import type { ReactNode } from 'react'

export interface FrameButtonProps {
  readonly src: string | undefined
  /** The content of the frame, for screen readers. */
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * Loads another site into the surrounding box (`data-frame-box`) after a click. The script shows the button.
 */
export function FrameButton({ src, title, className, children }: FrameButtonProps) {
  if (src === undefined) return null
  return (
    <button type="button" className={className} data-frame={src} data-frame-title={title} hidden>
      {children}
    </button>
  )
}
