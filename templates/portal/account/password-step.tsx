import { useContext } from 'react'
import type { PortalOutcome } from '../answer.ts'
import { SessionContext, useWords } from '../context.ts'
import { AccountForm } from '../parts/account-form.tsx'
import { typed } from '../parts/field.tsx'
import { useAction } from '../use-action.ts'
import { PasswordField, UserName } from './password-field.tsx'

interface PasswordStepProps<Value> {
  /** The label of the button. */
  readonly label: string
  readonly ask: (password: string) => Promise<PortalOutcome<Value>>
  readonly done: (value: Value) => void
  readonly cancel?: (() => void) | undefined
}

export function PasswordStep<Value>({ label, ask, done, cancel }: PasswordStepProps<Value>) {
  const { say } = useWords()
  // The e-mail address; unknown while a required second factor is not set up.
  const email = useContext(SessionContext)?.session.owner.email
  const action = useAction()
  return (
    <AccountForm
      action={action}
      send={(form) => action.run(() => ask(typed(form, 'password')), done)}
      label={label}
      shownByField={['password']}
      cancel={cancel}
    >
      {email && <UserName email={email} />}
      <PasswordField
        name="password"
        label={say('portal.factor.password')}
        autoComplete="current-password"
        autoFocus
        problem={action.failure === 'password' ? say('portal.password.wrong') : null}
      />
    </AccountForm>
  )
}
