import { useState } from 'react'
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
export function Calendar({ day }: { readonly day: string | null }) {
  const { words, dates } = useDesk()
  const { say } = words
  const [filters, setFilters] = useState<Filters>({ office: '', person: '' })
  const [selected, setSelected] = useState<string | null>(null)
  const shown = isDay(day) ? day : dates.today()
  const days = weekOf(shown)
  const [first = shown] = days
  const path = pathTo(['calendar'], { from: first, until: addDays(first, 7), ...filters })
  const { data, reload } = useData<DeskCalendar>(path, ['calendar'])
  return (
    <Page title={say('desk.calendar.title')} aside={<Weeks first={first} />}>
      <CalendarFilters filters={filters} change={setFilters} />
      <Loaded data={data} reload={reload}>
        {(calendar) => (
          <>
            <WeekView
              days={days}
              calendar={calendar}
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

function Weeks({ first }: { readonly first: string }) {
  const { say } = useDesk().words
  return (
    <nav className="desk-inline" aria-label={say('desk.calendar.weeks')}>
      <a className="button" href={hrefOf('calendar', addDays(first, -7))}>
        {say('desk.calendar.before')}
      </a>
      <a className="button" href={hrefOf('calendar')}>
        {say('desk.calendar.thisWeek')}
      </a>
      <a className="button" href={hrefOf('calendar', addDays(first, 7))}>
        {say('desk.calendar.after')}
      </a>
    </nav>
  )
}

interface Filters {
  readonly office: string
  readonly person: string
}

interface FiltersProps {
  readonly filters: Filters
  readonly change: (filters: Filters) => void
}

function CalendarFilters({ filters, change }: FiltersProps) {
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
