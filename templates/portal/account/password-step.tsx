import { useContext } from 'react'
import type { Outcome } from '../answer.ts'
import { SessionContext, useWords } from '../context.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { failureKey, Refusal } from '../parts/failure.tsx'
import { Field, typed } from '../parts/field.tsx'
import { sending, useAction } from '../use-action.ts'

interface PasswordStepProps<Value> {
  /** What happens then. */
  readonly label: string
  readonly ask: (password: string) => Promise<Outcome<Value>>
  readonly done: (value: Value) => void
  readonly cancel?: (() => void) | undefined
}

export function PasswordStep<Value>({ label, ask, done, cancel }: PasswordStepProps<Value>) {
  const { say } = useWords()
  // Before the second factor that the agency demands is there, nobody says who is logged in.
  const email = useContext(SessionContext)?.session.owner.email
  const { run, isBusy, failure } = useAction()
  const send = sending((form) => run(() => ask(typed(form, 'password')), done))
  return (
    <form className="portal-form" onSubmit={send}>
      {email && <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />}
      <Field
        type="password"
        name="password"
        label={say('portal.factor.password')}
        autoComplete="current-password"
        autoFocus
        maxLength={128}
        problem={failure === 'password' ? say('portal.password.wrong') : null}
      />
      <Refusal text={failure === null || failure === 'password' ? null : say(failureKey(failure))} />
      <p className="portal-actions">
        <BusyButton isBusy={isBusy} busyText={say('portal.busy')}>
          {label}
        </BusyButton>
        {cancel && (
          <button type="button" className="button" onClick={cancel}>
            {say('portal.cancel')}
          </button>
        )}
      </p>
    </form>
  )
}
