import type { ReactNode } from 'react'
import { useWords } from '../context.ts'

interface BusyButtonProps {
  readonly isBusy: boolean
  readonly kind?: 'ink' | 'plain'
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** Pressed twice it still acts once, and the focus stays on it. Without `onClick` it sends its form. */
export function BusyButton({ isBusy, kind = 'ink', onClick, children }: BusyButtonProps) {
  const { say } = useWords()
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      className={kind === 'ink' ? 'button button--ink' : 'button'}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
        else onClick?.()
      }}
    >
      {isBusy ? say('portal.busy') : children}
    </button>
  )
}
