import type { ReactNode } from 'react'

export interface FrameButtonProps {
  readonly src: string | undefined
  /** What the frame holds, for those who cannot see it. */
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

/** Loads another site into the box around it (`data-frame-box`), after a click. The script shows it. */
export function FrameButton({ src, title, className, children }: FrameButtonProps) {
  if (src === undefined) return null
  return (
    <button type="button" className={className} data-frame={src} data-frame-title={title} hidden>
      {children}
    </button>
  )
}
