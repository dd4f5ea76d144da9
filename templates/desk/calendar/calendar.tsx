import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DeskAppointment, DeskCalendar } from '../../../core/http/desk/calendar.ts'
import { pathTo } from '../api.ts'
import { useDesk, useMember } from '../context.ts'
import { Appointment } from '../inbox/appointment.tsx'
import { HomeTitle } from '../parts/home-title.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Page } from '../parts/page.tsx'
import { Select } from '../parts/select.tsx'
import { hrefOf } from '../route.ts'
import { useData } from '../use-data.ts'
import { BlockForm } from './block-form.tsx'
import { Feed } from './feed.tsx'
import { WeekView } from './week-view.tsx'
import { addDays, isDay, weekOf } from './week.ts'

/** The appointments of a week. An appointment is moved by dragging, or with a form. */
export function Calendar({ id }: { readonly id: string | null }) {
  const { words, dates } = useDesk()
  const { say } = words
  const [filters, setFilters] = useState<Filters>({ office: '', person: '' })
  const [home, setHome] = useState('')
  const [selected, setSelected] = useState<string | null>(null)
  const { shown, isDayView } = shownIn(id, dates.today())
  const week = weekOf(shown)
  const [first = shown] = week
  const path = pathTo(['calendar'], { from: first, until: addDays(first, 7), ...filters })
  const { data, reload } = useData<DeskCalendar>(path, ['calendar'])
  return (
    <Page title={say('desk.calendar.title')} aside={<Ways shown={shown} isDayView={isDayView} />}>
      <CalendarFilters filters={filters} change={setFilters}>
        {data.state === 'ready' && <HomeFilter calendar={data.value} home={home} change={setHome} />}
      </CalendarFilters>
      <Loaded data={data} reload={reload}>
        {(calendar) => (
          <>
            <WeekView
              days={isDayView ? [shown] : week}
              calendar={ofHome(calendar, home)}
              selected={selected}
              select={setSelected}
              changed={reload}
            />
            <Selected row={calendar.appointments.find(({ id }) => id === selected)} changed={reload} />
          </>
        )}
      </Loaded>
      <div className="desk-pair">
        <BlockForm day={shown} done={reload} />
        <Feed />
      </div>
    </Page>
  )
}

/** The address names a day of the week that is shown, or `day~` and the only day. */
function shownIn(id: string | null, today: string) {
  const day = id?.replace(/^day~/, '') ?? null
  return { shown: isDay(day) ? day : today, isDayView: id?.startsWith('day~') === true }
}

interface WaysProps {
  readonly shown: string
  readonly isDayView: boolean
}

/** To the period before and after, and from the week to its day. */
function Ways({ shown, isDayView }: WaysProps) {
  const { say } = useDesk().words
  const step = isDayView ? 1 : 7
  const to = (day: string, isDayWanted = isDayView) => hrefOf('calendar', isDayWanted ? `day~${day}` : day)
  return (
    <nav className="desk-inline" aria-label={say('desk.calendar.weeks')}>
      <a className="button" href={to(addDays(shown, -step))}>
        {say(isDayView ? 'desk.rounds.before' : 'desk.calendar.before')}
      </a>
      <a className="button" href={hrefOf('calendar')}>
        {say('desk.calendar.thisWeek')}
      </a>
      <a className="button" href={to(addDays(shown, step))}>
        {say(isDayView ? 'desk.rounds.after' : 'desk.calendar.after')}
      </a>
      <a className="button" href={to(shown, !isDayView)}>
        {say(isDayView ? 'desk.calendar.week' : 'desk.calendar.day')}
      </a>
    </nav>
  )
}

interface HomeFilterProps {
  readonly calendar: DeskCalendar
  readonly home: string
  readonly change: (home: string) => void
}

/** The homes with an appointment in the period that is shown. */
function HomeFilter({ calendar: { appointments }, home, change }: HomeFilterProps) {
  const { say } = useDesk().words
  const homes = new Map(appointments.flatMap((row) => (row.home === null ? [] : [[row.home.id, row.home]])))
  const choices = [...homes.values()].map(({ id, reference, title }) => ({
    value: id,
    label: `${reference} · ${title}`,
  }))
  if (choices.length < 2) return null
  return (
    <Select
      label={say('desk.calendar.home')}
      value={homes.has(home) ? home : ''}
      choices={[{ value: '', label: say('desk.filter.all') }, ...choices]}
      change={change}
    />
  )
}

/** All appointments, if none in this period is about the home. */
function ofHome({ appointments, blocked }: DeskCalendar, home: string): DeskCalendar {
  const own = appointments.filter((row) => row.home?.id === home)
  return { blocked, appointments: own.length === 0 ? appointments : own }
}

interface Filters {
  readonly office: string
  readonly person: string
}

interface FiltersProps {
  readonly filters: Filters
  readonly change: (filters: Filters) => void
  readonly children: ReactNode
}

function CalendarFilters({ filters, change, children }: FiltersProps) {
  const { say } = useDesk().words
  const { session } = useMember()
  const any = { value: '', label: say('desk.filter.all') }
  return (
    <div className="desk-filters">
      {session.offices.length > 1 && (
        <Select
          label={say('desk.filter.office')}
          value={filters.office}
          choices={[any, ...session.offices.map(({ id, name }) => ({ value: id, label: name }))]}
          change={(office) => change({ ...filters, office })}
        />
      )}
      <Select
        label={say('desk.calendar.person')}
        value={filters.person}
        choices={[any, ...session.agents.map((name) => ({ value: name, label: name }))]}
        change={(person) => change({ ...filters, person })}
      />
      {children}
    </div>
  )
}

interface SelectedProps {
  readonly row: DeskAppointment | undefined
  readonly changed: () => void
}

function Selected({ row, changed }: SelectedProps) {
  const { say } = useDesk().words
  if (row === undefined) return null
  return (
    <div className="desk-selected">
      <h2>
        <a href={hrefOf('inbox', row.id)}>{row.visitor}</a>
      </h2>
      {row.home !== null && (
        <p>
          <a href={hrefOf('homes', row.home.id)}>
            {row.home.reference} · <HomeTitle home={row.home} />
          </a>
        </p>
      )}
      <Appointment row={row} changed={changed} />
      <p>
        <a className="arrow-link" href={hrefOf('inbox', row.id)}>
          {say('desk.calendar.message')}
        </a>
      </p>
    </div>
  )
}
