import { apiHref } from './api.ts'
import { usePortal } from './context.ts'
import { AccountForm } from './parts/account-form.tsx'
import { Field, typed } from './parts/field.tsx'
import { useAction } from './use-action.ts'
import { useViewTitle } from './use-view.ts'

/** The second step of the login: a code of the authenticator, or a recovery code. */
export function CodeForm({ done }: { readonly done: () => void }) {
  const { words, api, login } = usePortal()
  const { say } = words
  const action = useAction()
  useViewTitle(say('portal.code.title'), 'code')
  const send = (form: HTMLFormElement) =>
    action.run(() => api.post(apiHref('second-factor'), { code: typed(form, 'code').trim() }), done)
  return (
    <div className="portal-alone">
      <h1>{say('portal.code.title')}</h1>
      <p>{say('portal.code.text')}</p>
      <AccountForm
        action={action}
        send={send}
        label={say('portal.code.send')}
        shownByField={['code']}
        aside={
          <a className="arrow-link" href={login}>
            {say('portal.code.other')}
          </a>
        }
      >
        <Field
          name="code"
          label={say('portal.code.label')}
          hint={say('portal.code.hint')}
          autoComplete="one-time-code"
          autoFocus
          maxLength={40}
          problem={action.failure === 'code' ? say('portal.code.wrong') : null}
        />
      </AccountForm>
    </div>
  )
}
