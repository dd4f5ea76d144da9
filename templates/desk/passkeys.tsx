import type { DeskRecoveryCodes } from '../../core/http/desk/account.ts'
import type { DeskPasskeys } from '../../core/http/desk/passkeys.ts'
import { Refusal } from '../portal/parts/failure.tsx'
import { Field, typed } from '../portal/parts/field.tsx'
import { Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk } from './context.ts'
import { DeviceRow } from './parts/device-row.tsx'
import { failureText } from './parts/failed.tsx'
import { DeskForm } from './parts/form.tsx'
import { Loaded } from './parts/loaded.tsx'
import { addPasskey, canUsePasskeys } from './passkey.ts'
import type { PasskeyFailure } from './passkey.ts'
import { useData } from './use-data.ts'

/** The passkeys of the member, each of which is a second factor. */
export function Passkeys() {
  const { words, api, dates } = useDesk()
  const { say } = words
  const { data, reload, set } = useData<DeskPasskeys>('/passkeys')
  const action = useAction<DeskFailure>()
  const remove = (id: string) =>
    action.run(() => api.send<DeskPasskeys>('DELETE', pathTo(['passkeys', id])), set)
  return (
    <Section title={say('desk.passkey.title')} lead={say('desk.passkey.lead')}>
      <Loaded data={data} reload={reload}>
        {({ passkeys }) => (
          <ul className="devices">
            {passkeys.map(({ id, name, createdAt, usedAt }) => (
              <DeviceRow
                key={id}
                name={name}
                about={[
                  say('desk.passkey.added', { at: dates.moment(createdAt) }),
                  ...(usedAt === null ? [] : [say('desk.passkey.used', { at: dates.moment(usedAt) })]),
                ].join(' · ')}
                ending={{ label: say('desk.passkey.remove'), end: () => remove(id) }}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Refusal text={action.failure && say(failureText(action.failure))} />
      {canUsePasskeys() && <AddPasskey added={reload} />}
    </Section>
  )
}

function AddPasskey({ added }: { readonly added: () => void }) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<PasskeyFailure>()
  const send = (form: HTMLFormElement) =>
    action.run<DeskRecoveryCodes>(
      () => addPasskey(api, { name: typed(form, 'name'), password: typed(form, 'password') }),
      () => {
        form.reset()
        added()
      },
    )
  return (
    <details>
      <summary>{say('desk.passkey.add')}</summary>
      <DeskForm action={action} send={send} label={say('desk.passkey.add')}>
        <Field name="name" label={say('desk.passkey.name')} maxLength={60} />
        <Field
          type="password"
          name="password"
          label={say('desk.account.old')}
          autoComplete="current-password"
          maxLength={128}
        />
      </DeskForm>
    </details>
  )
}
