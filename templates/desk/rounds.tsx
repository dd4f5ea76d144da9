import { useState } from 'react'
import type { DeskRound, DeskRounds } from '../../core/http/desk/rounds.ts'
import { Empty, Section } from '../portal/parts/section.tsx'
import { pathTo } from './api.ts'
import { addDays, isDay } from './calendar/week.ts'
import { useDesk } from './context.ts'
import { Loaded } from './parts/loaded.tsx'
import { Page } from './parts/page.tsx'
import { PhoneLink } from './parts/phone-link.tsx'
import { Select } from './parts/select.tsx'
import { hrefOf } from './route.ts'
import { useData } from './use-data.ts'

/** The appointments of a day for each agent, with the travel between them, to print and to take along. */
export function Rounds({ day }: { readonly day: string | null }) {
  const { words, dates } = useDesk()
  const { say } = words
  const shown = isDay(day) ? day : dates.today()
  const { data, reload } = useData<DeskRounds>(pathTo(['rounds', shown]), ['calendar'])
  return (
    <Page title={say('desk.rounds.title')} aside={<Days day={shown} />}>
      <p>
        <b>{dates.day(shown)}</b> · {dates.shortDay(shown)}
      </p>
      <Loaded data={data} reload={reload}>
        {({ rounds }) =>
          rounds.length === 0 ? <Empty>{say('desk.rounds.none')}</Empty> : <Persons rounds={rounds} />
        }
      </Loaded>
    </Page>
  )
}

function Days({ day }: { readonly day: string }) {
  const { say } = useDesk().words
  return (
    <nav className="desk-inline desk-no-print" aria-label={say('desk.rounds.days')}>
      <a className="button" href={hrefOf('rounds', addDays(day, -1))}>
        {say('desk.rounds.before')}
      </a>
      <a className="button" href={hrefOf('rounds')}>
        {say('desk.rounds.today')}
      </a>
      <a className="button" href={hrefOf('rounds', addDays(day, 1))}>
        {say('desk.rounds.after')}
      </a>
      <button type="button" className="button" onClick={() => print()}>
        {say('desk.rounds.print')}
      </button>
    </nav>
  )
}

function Persons({ rounds }: DeskRounds) {
  const { say } = useDesk().words
  const [person, setPerson] = useState('')
  const nameOf = (round: DeskRound) => round.person ?? say('desk.rounds.nobody')
  const chosen = rounds.filter((round) => person === '' || nameOf(round) === person)
  const names = rounds.map(nameOf).map((name) => ({ value: name, label: name }))
  return (
    <>
      {rounds.length > 1 && (
        <div className="desk-filters desk-no-print">
          <Select
            label={say('desk.calendar.person')}
            value={person}
            choices={[{ value: '', label: say('desk.filter.all') }, ...names]}
            change={setPerson}
          />
        </div>
      )}
      {(chosen.length === 0 ? rounds : chosen).map((round) => (
        <Section key={round.person ?? ''} title={nameOf(round)}>
          <ol className="desk-round">
            {round.stops.map((stop) => (
              <Stop key={stop.appointment.id} stop={stop} />
            ))}
          </ol>
        </Section>
      ))}
      <p className="portal-quiet">{say('desk.rounds.estimate')}</p>
    </>
  )
}

type StopProps = { readonly stop: DeskRound['stops'][number] }

function Stop({ stop }: StopProps) {
  const { words, dates } = useDesk()
  const { visitor, phone, place, home, startsAt, endsAt, id, state } = stop.appointment
  return (
    <li>
      <Way stop={stop} />
      <p>
        <b>
          {dates.time(startsAt)} – {dates.time(endsAt)}
        </b>{' '}
        <a href={hrefOf('inbox', id)}>{visitor}</a> · <PhoneLink phone={phone} />
        {state !== 'confirmed' && <em> {words.say(`desk.appointmentState.${state}`)}</em>}
      </p>
      <p>
        {home !== null && (
          <>
            <a href={hrefOf('homes', home.id)}>{home.reference}</a> ·{' '}
          </>
        )}
        {place}
      </p>
    </li>
  )
}

/** The travel to a stop. One for which the time is too short is marked. */
function Way({ stop: { travel } }: StopProps) {
  const { words } = useDesk()
  const { say, portal } = words
  if (travel === null) return null
  const { minutes, kilometres, spare, href } = travel
  const isShort = spare !== null && spare < 0
  return (
    <p className={isShort ? 'desk-round__way desk-bad' : 'desk-round__way'}>
      <a href={href} target="_blank" rel="noreferrer">
        {say('desk.rounds.travel', {
          minutes: portal.number(minutes),
          kilometres: portal.number(kilometres),
        })}
      </a>
      {spare !== null &&
        ` · ${say(isShort ? 'desk.rounds.short' : 'desk.rounds.spare', { minutes: portal.number(Math.abs(spare)) })}`}
    </p>
  )
}
