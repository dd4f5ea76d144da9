import { useState } from 'react'
import type { DeskErased, DeskPerson, PersonContact } from '../../core/http/desk/people.ts'
import { Field, typed } from '../portal/parts/field.tsx'
import { Refusal } from '../portal/parts/failure.tsx'
import { Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk, useNames } from './context.ts'
import { failureText } from './parts/failed.tsx'
import { DeskForm } from './parts/form.tsx'
import { Page } from './parts/page.tsx'
import { Requests } from './person-requests.tsx'

/** Data of a person are found by the e-mail address, handed out and erased. Requests of persons are listed with their terms. */
export function People() {
  const { say } = useDesk().words
  return (
    <Page title={say('desk.people.title')}>
      <Search />
      <Requests />
    </Page>
  )
}

function Search() {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [person, setPerson] = useState<DeskPerson | null>(null)
  const send = (form: HTMLFormElement) =>
    action.run(
      () => api.get<DeskPerson>(pathTo(['people'], { email: typed(form, 'email').trim() })),
      setPerson,
    )
  return (
    <Section title={say('desk.people.find')} lead={say('desk.people.lead')}>
      <DeskForm action={action} send={send} label={say('desk.people.search')}>
        <Field type="email" name="email" label={say('desk.email')} maxLength={254} />
      </DeskForm>
      {person !== null && <Found key={person.email} person={person} set={setPerson} />}
    </Section>
  )
}

interface FoundProps {
  readonly person: DeskPerson
  readonly set: (person: DeskPerson) => void
}

function Found({ person, set }: FoundProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [erased, setErased] = useState<DeskErased | null>(null)
  const erase = () =>
    action.run(() => api.send<DeskErased>('POST', '/people/erasure', { email: person.email }), setErased)
  const kinds = Object.entries(person.found).filter(([, count]) => count > 0)
  if (erased !== null)
    return (
      <p className="portal-done" role="status">
        {say('desk.people.erased')}{' '}
        {erased.cancelled > 0 && words.count('desk.people.cancelled', erased.cancelled)}
      </p>
    )
  if (kinds.length === 0) return <p role="status">{say('desk.people.nothing', { email: person.email })}</p>
  return (
    <div role="status" className="desk-found">
      <ul>
        {kinds.map(([name, count]) => (
          <li key={name}>{words.labelled(words.named('desk.found', name), words.portal.number(count))}</li>
        ))}
      </ul>
      <Consents consents={person.consents} />
      <p className="portal-actions">
        <a
          className="button"
          href={api.href(pathTo(['people', 'data.json'], { email: person.email }))}
          download
        >
          {say('desk.people.export')}
        </a>
        <EraseButton erase={erase} />
      </p>
      <Refusal text={action.failure && say(failureText(action.failure))} />
      {person.contact !== null && <Correction email={person.email} contact={person.contact} set={set} />}
    </div>
  )
}

interface CorrectionProps extends Pick<FoundProps, 'set'> {
  readonly email: string
  readonly contact: PersonContact
}

function Correction({ email, contact, set }: CorrectionProps) {
  const { words, api } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const [isDone, setDone] = useState(false)
  const names = (['firstName', 'lastName', 'phone'] as const).filter((name) => contact[name] !== undefined)
  const send = (form: HTMLFormElement) => {
    const typedIn = Object.fromEntries(names.map((name) => [name, typed(form, name).trim()]))
    const body = { email, contact: typedIn }
    action.run(
      () => api.send<DeskPerson>('POST', '/people/correction', body),
      (corrected) => {
        set(corrected)
        setDone(true)
      },
    )
  }
  return (
    <details>
      <summary>{say('desk.people.correct')}</summary>
      <p className="portal-quiet">{say('desk.people.correctLead')}</p>
      <DeskForm
        action={action}
        send={send}
        label={say('desk.people.correctDo')}
        failures={{ type: 'desk.people.correctInvalid' }}
      >
        {names.map((name) => (
          <Field
            key={name}
            type={name === 'phone' ? 'tel' : 'text'}
            name={name}
            label={say(`desk.people.${name}`)}
            defaultValue={contact[name]}
            maxLength={120}
          />
        ))}
      </DeskForm>
      {isDone && (
        <p className="portal-done" role="status">
          {say('desk.people.corrected')}
        </p>
      )}
    </details>
  )
}

/** The proof of each consent. */
function Consents({ consents }: Pick<DeskPerson, 'consents'>) {
  const { words, dates } = useDesk()
  const { say } = words
  const { form: formName } = useNames()
  if (consents.length === 0) return null
  return (
    <>
      <h3 className="part__title">{say('desk.consent.title')}</h3>
      <ul>
        {consents.map(({ to, form, askedAt, confirmedAt, endedAt }, index) => {
          const facts = [
            say('desk.consent.asked', { at: dates.moment(askedAt) }),
            form !== null && formName(form),
            confirmedAt === null
              ? say('desk.consent.unconfirmed')
              : say('desk.consent.confirmed', { at: dates.moment(confirmedAt) }),
            endedAt !== null && say('desk.consent.ended', { at: dates.moment(endedAt) }),
          ]
          return (
            <li key={index}>
              {words.labelled(say(`desk.consent.${to}`), facts.filter(Boolean).join(' · '))}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Asks for confirmation, because an erasure cannot be undone. */
function EraseButton({ erase }: { readonly erase: () => void }) {
  const { say } = useDesk().words
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <button type="button" className="button button--ink" onClick={erase}>
      {say('desk.people.eraseSure')}
    </button>
  ) : (
    <button type="button" className="button" onClick={() => setAsked(true)}>
      {say('desk.people.erase')}
    </button>
  )
}
