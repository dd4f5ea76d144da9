import { NEW_PASSWORD_MINIMUM } from '../../../core/domain/form-rules.ts'
import { Field, typed } from '../../portal/parts/field.tsx'
import { useAction } from '../../portal/use-action.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk } from '../context.ts'
import { DeskForm } from '../parts/form.tsx'

/** A password by a mailed link. */
export function ChoosePassword({ token, done }: { readonly token: string; readonly done: () => void }) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const send = (form: HTMLFormElement) =>
    action.run(
      () => api.send('POST', '/new-password', { token, password: typed(form, 'password') }),
      () => {
        // The token is used up, and the address is no longer a secret.
        history.replaceState(null, '', '#/')
        done()
      },
    )
  return (
    <>
      <p>{say('desk.choose.text')}</p>
      <DeskForm action={action} send={send} label={say('desk.choose.send')}>
        <Field
          type="password"
          name="password"
          label={say('desk.choose.label')}
          hint={say('portal.password.hint', { minimum: NEW_PASSWORD_MINIMUM })}
          autoComplete="new-password"
          autoFocus
          maxLength={128}
        />
      </DeskForm>
    </>
  )
}
