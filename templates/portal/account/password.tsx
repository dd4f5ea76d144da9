import { useState } from 'react'
import { NEW_PASSWORD_MINIMUM } from '../../../core/domain/form-rules.ts'
import { apiHref } from '../api.ts'
import { usePortal, useSession } from '../context.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { failureKey, Refusal } from '../parts/failure.tsx'
import { Field, typed } from '../parts/field.tsx'
import { Section } from '../parts/section.tsx'
import { sending, useAction } from '../use-action.ts'

export function Password() {
  const { words, api } = usePortal()
  const { say } = words
  const { owner } = useSession()
  const { run, isBusy, failure } = useAction()
  const [isSame, setSame] = useState(true)
  const [isDone, setDone] = useState(false)
  const change = sending((form) => {
    const [password, newPassword] = [typed(form, 'password'), typed(form, 'newPassword')]
    const matches = newPassword === typed(form, 'confirmation')
    setSame(matches)
    setDone(false)
    if (!matches) return
    run(
      () => api.post(apiHref('password'), { password, newPassword }),
      () => {
        form.reset()
        setDone(true)
      },
    )
  })
  const isOwn = failure === 'password' || failure === 'weak'
  return (
    <Section title={say('portal.password.title')} lead={say('portal.password.lead')}>
      <form className="portal-form" onSubmit={change}>
        {/* so that the browser knows whose password it keeps */}
        <input type="text" name="username" autoComplete="username" value={owner.email} readOnly hidden />
        <Field
          type="password"
          name="password"
          label={say('portal.password.now')}
          autoComplete="current-password"
          maxLength={128}
          problem={failure === 'password' ? say('portal.password.wrong') : null}
        />
        <Field
          type="password"
          name="newPassword"
          label={say('portal.password.new')}
          hint={say('portal.password.hint', { minimum: NEW_PASSWORD_MINIMUM })}
          autoComplete="new-password"
          maxLength={128}
          problem={failure === 'weak' ? say('portal.password.weak') : null}
        />
        <Field
          type="password"
          name="confirmation"
          label={say('portal.password.again')}
          autoComplete="new-password"
          maxLength={128}
          problem={isSame ? null : say('portal.password.mismatch')}
        />
        <Refusal text={failure === null || isOwn ? null : say(failureKey(failure))} />
        <p className="portal-done" role="status">
          {isDone && say('portal.password.done')}
        </p>
        <p className="portal-actions">
          <BusyButton isBusy={isBusy} busyText={say('portal.busy')}>
            {say('portal.password.send')}
          </BusyButton>
        </p>
      </form>
    </Section>
  )
}
