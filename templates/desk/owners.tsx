import type { DeskOwner, DeskOwners } from '../../core/http/desk/homes.ts'
import { Field, typed } from '../portal/parts/field.tsx'
import { Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { AsOwner } from './as-owner.tsx'
import { useDesk } from './context.ts'
import { AccountButtons } from './parts/account-buttons.tsx'
import { DeskForm } from './parts/form.tsx'
import { LanguageSelect } from './parts/language-select.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { hrefOf } from './route.ts'
import { useData } from './use-data.ts'

/** The owners of homes, and their accounts in the portal. */
export function Owners({ id }: { readonly id: string | null }) {
  return id === null ? <OwnerList /> : <AsOwner key={id} id={id} />
}

function OwnerList() {
  const { words } = useDesk()
  const { say } = words
  const { data, reload, set } = useData<DeskOwners>('/owners')
  return (
    <Page title={say('desk.owners.title')}>
      <Loaded data={data} reload={reload}>
        {({ owners }) => (
          <>
            {owners.length === 0 ? (
              <p className="portal-empty">{say('desk.owners.none')}</p>
            ) : (
              <ul className="desk-people">
                {owners.map((owner) => (
                  <OwnerRow key={owner.id} owner={owner} set={set} />
                ))}
              </ul>
            )}
            <NewOwner set={set} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

interface RowProps {
  readonly owner: DeskOwner
  readonly set: (owners: DeskOwners) => void
}

function OwnerRow({ owner, set }: RowProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const isDisabled = owner.state === 'disabled'
  const path = pathTo(['owners', owner.id])
  const change = (body: object) => action.run(() => api.send<DeskOwners>('PATCH', path, body), set)
  return (
    <li>
      <div>
        <b>{owner.name}</b> <a href={`mailto:${owner.email}`}>{owner.email}</a>
        <p className="portal-quiet">
          {say(`desk.accountState.${owner.state}`)} ·{' '}
          {owner.homes.map(({ id, reference, title }) => (
            <a key={id} href={hrefOf('owners', `${owner.id}~${id}`)}>
              {say('desk.asOwner.link', { home: `${reference} ${title}` })}
            </a>
          ))}
        </p>
        <details>
          <summary>{say('desk.owners.homes')}</summary>
          <DeskForm
            action={action}
            send={(form) => change({ homes: namesIn(typed(form, 'homes')) })}
            label={say('desk.save')}
          >
            <HomesField initial={owner.homes.map(({ reference }) => reference).join(', ')} />
          </DeskForm>
        </details>
      </div>
      <AccountButtons isDisabled={isDisabled} path={path} action={action} change={change} />
    </li>
  )
}

function namesIn(text: string): readonly string[] {
  const names = text.split(/[,;]/).map((name) => name.trim())
  return names.filter((name) => name !== '')
}

function HomesField({ initial = '' }: { readonly initial?: string }) {
  const { say } = useDesk().words
  return (
    <div className="field">
      <label>
        {say('desk.owners.ids')}
        <input name="homes" defaultValue={initial} placeholder="4127, 4130" />
      </label>
    </div>
  )
}

function NewOwner({ set }: Pick<RowProps, 'set'>) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const send = (form: HTMLFormElement) => {
    const body = {
      name: typed(form, 'name'),
      email: typed(form, 'email'),
      language: typed(form, 'language'),
      homes: namesIn(typed(form, 'homes')),
    }
    action.run(
      () => api.send<DeskOwners>('POST', '/owners', body),
      (answer) => {
        form.reset()
        set(answer)
      },
    )
  }
  return (
    <Section title={say('desk.owners.new')} lead={say('desk.owners.newLead')}>
      <DeskForm action={action} send={send} label={say('desk.invite.send')}>
        <Field name="name" label={say('desk.name')} maxLength={120} />
        <Field type="email" name="email" label={say('desk.email')} maxLength={254} />
        <LanguageSelect />
        <HomesField />
      </DeskForm>
    </Section>
  )
}
