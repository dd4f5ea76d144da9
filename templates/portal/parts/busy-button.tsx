import type { ReactNode } from 'react'
import { useWords } from '../context.ts'

interface BusyButtonProps {
  readonly isBusy: boolean
  readonly kind?: 'ink' | 'plain'
  readonly onClick?: () => void
  readonly children: ReactNode
}

/**
 * A second press while busy has no effect, and the button keeps the focus. Without `onClick` it submits its
 * form.
 */
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
