import { DESK_ROLES } from '../../core/domain/desk.ts'
import type { DeskMember, DeskMembers } from '../../core/http/desk/members.ts'
import { Field, typed } from '../portal/parts/field.tsx'
import { Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import type { Action } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk, useMember, useNames } from './context.ts'
import { AccountButtons } from './parts/account-buttons.tsx'
import { DeskForm } from './parts/form.tsx'
import { LanguageSelect } from './parts/language-select.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { Select } from './parts/select.tsx'
import { useData } from './use-data.ts'

/** The people of the office who work at the desk. */
export function Members() {
  const { words } = useDesk()
  const { data, reload, set } = useData<DeskMembers>('/members')
  return (
    <Page title={words.say('desk.members.title')}>
      <Loaded data={data} reload={reload}>
        {({ members }) => (
          <>
            <ul className="desk-people">
              {members.map((member) => (
                <MemberRow key={member.id} member={member} set={set} />
              ))}
            </ul>
            <NewMember set={set} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

interface RowProps {
  readonly member: DeskMember
  readonly set: (members: DeskMembers) => void
}

function MemberRow({ member, set }: RowProps) {
  const { words, api, dates } = useDesk()
  const { say } = words
  const { session } = useMember()
  const names = useNames()
  const action = useAction<DeskFailure>()
  const isDisabled = member.state === 'disabled'
  const path = pathTo(['members', member.id])
  const change = (body: object) => action.run(() => api.send<DeskMembers>('PATCH', path, body), set)
  const seen =
    member.lastSeenAt === null ? null : say('desk.members.seen', { moment: dates.moment(member.lastSeenAt) })
  const office = member.office === null ? say('desk.members.allOffices') : names.office(member.office)
  return (
    <li>
      <div>
        <b>{member.name}</b> <a href={`mailto:${member.email}`}>{member.email}</a>
        <p className="portal-quiet">
          {[say(`desk.role.${member.role}`), office, say(`desk.accountState.${member.state}`), seen]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {session.member.role === 'administrator' && (
          <ChangeMember member={member} action={action} change={change} />
        )}
      </div>
      <AccountButtons isDisabled={isDisabled} path={path} action={action} change={change} />
    </li>
  )
}

interface ChangeProps {
  readonly member: DeskMember
  readonly action: Action<DeskFailure>
  readonly change: (body: object) => void
}

function ChangeMember({ member, action, change }: ChangeProps) {
  const { say } = useDesk().words
  return (
    <details>
      <summary>{say('desk.members.change')}</summary>
      <DeskForm
        action={action}
        send={(form) =>
          change({ role: typed(form, 'role'), office: officeIn(form), name: typed(form, 'name') })
        }
        label={say('desk.save')}
      >
        <div className="field">
          <label>
            {say('desk.name')}
            <input name="name" required maxLength={120} defaultValue={member.name} />
          </label>
        </div>
        <PlaceFields role={member.role} office={member.office ?? ''} />
      </DeskForm>
    </details>
  )
}

function officeIn(form: HTMLFormElement): string | null {
  return typed(form, 'office') || null
}

function PlaceFields({ role, office }: { readonly role?: string; readonly office?: string }) {
  const { say } = useDesk().words
  const { session } = useMember()
  const isAdministrator = session.member.role === 'administrator'
  const roles = isAdministrator ? DESK_ROLES : (['agent'] as const)
  return (
    <>
      <Select
        label={say('desk.members.role')}
        name="role"
        {...(role !== undefined && { initial: role })}
        choices={roles.map((value) => ({ value, label: say(`desk.role.${value}`) }))}
      />
      <Select
        label={say('desk.filter.office')}
        name="office"
        {...(office !== undefined && { initial: office })}
        choices={[
          ...session.offices.map(({ id, name }) => ({ value: id, label: name })),
          ...(isAdministrator ? [{ value: '', label: say('desk.members.allOffices') }] : []),
        ]}
      />
    </>
  )
}

function NewMember({ set }: Pick<RowProps, 'set'>) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const send = (form: HTMLFormElement) => {
    const body = {
      name: typed(form, 'name'),
      email: typed(form, 'email'),
      language: typed(form, 'language'),
      role: typed(form, 'role'),
      office: officeIn(form),
    }
    action.run(
      () => api.send<DeskMembers>('POST', '/members', body),
      (answer) => {
        form.reset()
        set(answer)
      },
    )
  }
  return (
    <Section title={say('desk.members.new')} lead={say('desk.members.newLead')}>
      <DeskForm action={action} send={send} label={say('desk.invite.send')}>
        <Field name="name" label={say('desk.name')} hint={say('desk.members.nameHint')} maxLength={120} />
        <Field type="email" name="email" label={say('desk.email')} maxLength={254} />
        <LanguageSelect />
        <PlaceFields />
      </DeskForm>
    </Section>
  )
}
