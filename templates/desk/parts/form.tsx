import type { ReactNode } from 'react'
import { BusyButton } from '../../portal/parts/busy-button.tsx'
import { Refusal } from '../../portal/parts/failure.tsx'
import type { Action } from '../../portal/use-action.ts'
import { useDesk } from '../context.ts'
import type { PasskeyFailure } from '../passkey.ts'
import type { DeskKey } from '../words.ts'
import { failureText } from './failed.tsx'

interface DeskFormProps {
  readonly action: Action<PasskeyFailure>
  readonly send: (form: HTMLFormElement) => void
  /** The text of its button. */
  readonly label: string
  /** The texts for failures that are special to this form. */
  readonly failures?: Readonly<Partial<Record<PasskeyFailure, DeskKey>>>
  readonly cancel?: (() => void) | undefined
  readonly aside?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form of the desk, which the script sends. */
export function DeskForm({ action, send, label, failures = {}, cancel, aside, children }: DeskFormProps) {
  const { say } = useDesk().words
  return (
    <form
      className="portal-form"
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget)
      }}
    >
      {children}
      <Refusal text={action.failure && say(failures[action.failure] ?? failureText(action.failure))} />
      <p className="portal-actions">
        <BusyButton isBusy={action.isBusy}>{label}</BusyButton>
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
