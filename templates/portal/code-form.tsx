import { apiHref } from './api.ts'
import { usePortal } from './context.ts'
import { BusyButton } from './parts/busy-button.tsx'
import { failureKey, Refusal } from './parts/failure.tsx'
import { Field, typed } from './parts/field.tsx'
import { sending, useAction } from './use-action.ts'
import { useViewTitle } from './use-view.ts'

/** The second half of logging in: a code of the authenticator, or one of those that were kept for when it is lost. */
export function CodeForm({ done }: { readonly done: () => void }) {
  const { words, api, login } = usePortal()
  const { say } = words
  const { run, isBusy, failure } = useAction()
  useViewTitle(say('portal.code.title'), 'code')
  const send = sending((form) =>
    run(() => api.post(apiHref('second-factor'), { code: typed(form, 'code').trim() }), done),
  )
  return (
    <div className="portal-alone">
      <h1>{say('portal.code.title')}</h1>
      <p>{say('portal.code.text')}</p>
      <form className="portal-form" onSubmit={send}>
        <Field
          name="code"
          label={say('portal.code.label')}
          hint={say('portal.code.hint')}
          autoComplete="one-time-code"
          autoFocus
          maxLength={40}
          problem={failure === 'code' ? say('portal.code.wrong') : null}
        />
        <Refusal text={failure === null || failure === 'code' ? null : say(failureKey(failure))} />
        <p className="portal-actions">
          <BusyButton isBusy={isBusy} busyText={say('portal.busy')}>
            {say('portal.code.send')}
          </BusyButton>
          <a className="arrow-link" href={login}>
            {say('portal.code.other')}
          </a>
        </p>
      </form>
    </div>
  )
}
