import { useState } from 'react'
import { NEW_PASSWORD_MINIMUM } from '../../../core/domain/form-rules.ts'
import { apiHref } from '../api.ts'
import { usePortal, useSession } from '../context.ts'
import { AccountForm } from '../parts/account-form.tsx'
import { typed } from '../parts/field.tsx'
import { Section } from '../parts/section.tsx'
import { useAction } from '../use-action.ts'
import { PasswordField, UserName } from './password-field.tsx'

export function Password() {
  const { words, api } = usePortal()
  const { say } = words
  const { owner } = useSession()
  const action = useAction()
  const { failure } = action
  const [isSame, setSame] = useState(true)
  const [isDone, setDone] = useState(false)
  const change = (form: HTMLFormElement) => {
    const [password, newPassword] = [typed(form, 'password'), typed(form, 'newPassword')]
    const matches = newPassword === typed(form, 'confirmation')
    setSame(matches)
    setDone(false)
    if (!matches) return
    action.run(
      () => api.post(apiHref('password'), { password, newPassword }),
      () => {
        form.reset()
        setDone(true)
      },
    )
  }
  return (
    <Section title={say('portal.password.title')} lead={say('portal.password.lead')}>
      <AccountForm
        action={action}
        send={change}
        label={say('portal.password.send')}
        shownByField={['password', 'weak']}
        status={
          <p className="portal-done" role="status">
            {isDone && say('portal.password.done')}
          </p>
        }
      >
        <UserName email={owner.email} />
        <PasswordFields failure={failure} isSame={isSame} />
      </AccountForm>
    </Section>
  )
}

interface PasswordFieldsProps {
  readonly failure: ReturnType<typeof useAction>['failure']
  /** Whether both entries of the new password are equal. */
  readonly isSame: boolean
}

function PasswordFields({ failure, isSame }: PasswordFieldsProps) {
  const { say } = usePortal().words
  return (
    <>
      <PasswordField
        name="password"
        label={say('portal.password.now')}
        autoComplete="current-password"
        problem={failure === 'password' ? say('portal.password.wrong') : null}
      />
      <PasswordField
        name="newPassword"
        label={say('portal.password.new')}
        hint={say('portal.password.hint', { minimum: NEW_PASSWORD_MINIMUM })}
        autoComplete="new-password"
        problem={failure === 'weak' ? say('portal.password.weak') : null}
      />
      <PasswordField
        name="confirmation"
        label={say('portal.password.again')}
        autoComplete="new-password"
        problem={isSame ? null : say('portal.password.mismatch')}
      />
    </>
  )
}
