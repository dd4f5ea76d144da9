import { useState } from 'react'
import type { DeskErased, DeskPerson, DeskRequests } from '../../core/http/desk/people.ts'
import { Field, typed } from '../portal/parts/field.tsx'
import { Refusal } from '../portal/parts/failure.tsx'
import { Empty, Section } from '../portal/parts/section.tsx'
import { useAction } from '../portal/use-action.ts'
import { pathTo } from './api.ts'
import type { DeskFailure } from './api.ts'
import { useDesk, useNames } from './context.ts'
import { failureText } from './parts/failed.tsx'
import { DeskForm } from './parts/form.tsx'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { Select } from './parts/select.tsx'
import { useData } from './use-data.ts'

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
      {person !== null && <Found key={person.email} person={person} />}
    </Section>
  )
}

function Found({ person }: { readonly person: DeskPerson }) {
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
    <div role="status">
      <ul>
        {kinds.map(([name, count]) => (
          <li key={name}>
            {words.named('desk.found', name)}: {words.portal.number(count)}
          </li>
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
    </div>
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
              {say(`desk.consent.${to}`)}: {facts.filter(Boolean).join(' · ')}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Asks once more: what is erased cannot be brought back. */
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

const KINDS = ['access', 'rectification', 'erasure', 'objection'] as const

function Requests() {
  const { words, api, dates } = useDesk()
  const { say } = words
  const action = useAction<DeskFailure>()
  const { data, reload, set } = useData<DeskRequests>('/people/requests')
  const add = (form: HTMLFormElement) => {
    const body = { kind: typed(form, 'kind'), receivedOn: typed(form, 'day') }
    action.run(() => api.send<DeskRequests>('POST', '/people/requests', body), set)
  }
  const end = (id: string) =>
    action.run(() => api.send<DeskRequests>('POST', pathTo(['people', 'requests', id, 'done'])), set)
  return (
    <Section title={say('desk.requests.title')} lead={say('desk.requests.lead')}>
      <Loaded data={data} reload={reload}>
        {({ requests }) =>
          requests.length === 0 ? (
            <Empty>{say('desk.requests.none')}</Empty>
          ) : (
            <ul className="desk-people">
              {requests.map((request) => (
                <li key={request.id}>
                  <div>
                    <b>{say(`desk.requests.${request.kind}`)}</b>{' '}
                    {dates.shortDay(dates.dayOf(request.receivedAt))}
                    <p
                      className={
                        request.doneAt === null && !dates.isAhead(request.dueAt) ? 'desk-bad' : 'portal-quiet'
                      }
                    >
                      {request.doneAt === null
                        ? say('desk.requests.due', { day: dates.day(dates.dayOf(request.dueAt)) })
                        : say('desk.requests.done', { day: dates.day(dates.dayOf(request.doneAt)) })}{' '}
                      · {request.by}
                    </p>
                  </div>
                  {request.doneAt === null && (
                    <button type="button" className="button" onClick={() => end(request.id)}>
                      {say('desk.requests.end')}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <DeskForm action={action} send={add} label={say('desk.requests.add')}>
        <div className="desk-fields">
          <Select
            label={say('desk.requests.kind')}
            name="kind"
            choices={KINDS.map((value) => ({ value, label: say(`desk.requests.${value}`) }))}
          />
          <div className="field">
            <label htmlFor="request-day">{say('desk.requests.day')}</label>
            <input
              id="request-day"
              type="date"
              name="day"
              required
              defaultValue={dates.today()}
              max={dates.today()}
            />
          </div>
        </div>
      </DeskForm>
    </Section>
  )
}
