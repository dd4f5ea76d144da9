import type { ReactNode } from 'react'
import type { FailureReason } from '../answer.ts'
import { useWords } from '../context.ts'
import type { Action } from '../use-action.ts'
import { BusyButton } from './busy-button.tsx'
import { failureKey, Refusal } from './failure.tsx'

interface AccountFormProps {
  readonly action: Action
  readonly send: (form: HTMLFormElement) => void
  /** The text of its button. */
  readonly label: string
  /** Failures that a field shows itself. Any other is shown above the button. */
  readonly shownByField: readonly FailureReason[]
  readonly className?: string
  readonly cancel?: (() => void) | undefined
  /** The part after the fields and the button. */
  readonly status?: ReactNode
  readonly aside?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form of the owner's account. The script sends it. */
export function AccountForm(props: AccountFormProps) {
  const { action, send, label, shownByField, className = '', cancel, status, aside, children } = props
  const { say } = useWords()
  const { isBusy, failure } = action
  const isShown = failure === null || shownByField.includes(failure)
  return (
    <form
      className={`portal-form ${className}`.trim()}
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {children}
      <Refusal text={isShown ? null : say(failureKey(failure))} />
      {status}
      <p className="portal-actions">
        <BusyButton isBusy={isBusy}>{label}</BusyButton>
        {cancel && (
          <button type="button" className="button" onClick={cancel}>
            {say('portal.cancel')}
          </button>
        )}
        {aside}
      </p>
    </form>
  )
}
