import { useState } from 'react'
import { NEW_PASSWORD_MINIMUM } from '../../core/domain/form-rules.ts'
import type { DeskSessions } from '../../core/http/desk/account.ts'
import { Field, typed } from '../portal/parts/field.tsx'
import { Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk, useMember } from './context.ts'
import { areKeysOn, setKeys } from './keys.ts'
import { DeviceRow } from './parts/device-row.tsx'
import { DeskForm } from './parts/form.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { Passkeys } from './passkeys.tsx'
import { useData } from './use-data.ts'

/** The member's own account. */
export function Account() {
  const { say } = useDesk().words
  return (
    <Page title={say('desk.account.title')}>
      <Sessions />
      <Passkeys />
      <Password />
      <Keys />
    </Page>
  )
}

function Sessions() {
  const { words, api, dates } = useDesk()
  const { say } = words
  const { data, reload } = useData<DeskSessions>('/sessions')
  const end = (id: string) => void api.send('DELETE', pathTo(['sessions', id])).then(reload)
  return (
    <Section title={say('portal.sessions.title')} lead={say('portal.sessions.lead')}>
      <Loaded data={data} reload={reload}>
        {({ sessions }) => (
          <ul className="devices">
            {sessions.map(({ id, device, seenAt, isThis }) => (
              <DeviceRow
                key={id}
                name={device}
                about={
                  isThis
                    ? say('portal.sessions.this')
                    : say('portal.sessions.seen', { moment: dates.moment(seenAt) })
                }
                ending={isThis ? undefined : { label: say('portal.sessions.end'), end: () => end(id) }}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}

function Password() {
  const { words, api } = useDesk()
  const { session } = useMember()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [isDone, setDone] = useState(false)
  const send = (form: HTMLFormElement) => {
    const body = { password: typed(form, 'password'), newPassword: typed(form, 'newPassword') }
    action.run(
      () => api.send('POST', '/password', body),
      () => {
        form.reset()
        setDone(true)
      },
    )
  }
  return (
    <Section title={say('desk.account.password')} lead={say('desk.account.passwordLead')}>
      <DeskForm action={action} send={send} label={say('desk.save')}>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session.member.email}
          readOnly
          hidden
        />
        <Field
          type="password"
          name="password"
          label={say('desk.account.old')}
          autoComplete="current-password"
          maxLength={128}
        />
        <Field
          type="password"
          name="newPassword"
          label={say('desk.choose.label')}
          hint={say('portal.password.hint', { minimum: NEW_PASSWORD_MINIMUM })}
          autoComplete="new-password"
          maxLength={128}
        />
      </DeskForm>
      <p className="portal-done" role="status">
        {isDone ? say('desk.account.passwordDone') : null}
      </p>
    </Section>
  )
}

function Keys() {
  const { say } = useDesk().words
  const [isOn, setOn] = useState(areKeysOn)
  const keys = [
    ['Ctrl K', say('desk.palette.title')],
    ['/', say('desk.keys.search')],
    ['j k', say('desk.keys.rows')],
    ['Enter', say('desk.keys.open')],
    ['r', say('desk.keys.reply')],
    ['e', say('desk.keys.done')],
  ] as const
  return (
    <Section title={say('desk.keys.title')}>
      <dl className="desk-facts">
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className="desk-check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            setKeys(currentTarget.checked)
            setOn(currentTarget.checked)
          }}
        />{' '}
        {say('desk.keys.on')}
      </label>
    </Section>
  )
}
