import { useState } from 'react'
import type { DeskAppointment, DeskCalendar, DeskHours } from '../../../core/http/desk/calendar.ts'
import { Refusal } from '../../portal/parts/failure.tsx'
import { useAction } from '../../portal/use-action.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk, useMember } from '../context.ts'
import { failureText } from '../parts/failed.tsx'
import { HomeTitle } from '../parts/home-title.tsx'
import { hrefOf } from '../route.ts'
import { BlockedHours } from './blocked-hours.tsx'
import { placeOf, variables } from './week-style.ts'
import { createMinutes, placed } from './week.ts'
import type { Placed } from './week.ts'

interface WeekViewProps {
  readonly days: readonly string[]
  readonly calendar: DeskCalendar
  readonly selected: string | null
  readonly select: (id: string) => void
  readonly changed: () => void
}

type Item =
  | { readonly kind: 'booked'; readonly row: DeskAppointment }
  | { readonly kind: 'blocked'; readonly row: DeskCalendar['blocked'][number] }

/** The hours that are always shown. */
const SHOWN = { from: 8 * 60, to: 19 * 60 }

/** The days side by side, and below each other on a narrow screen. */
export function WeekView({ days, calendar, selected, select, changed }: WeekViewProps) {
  const { words, api } = useDesk()
  const { timeZone } = useMember().session
  const action = useAction<DeskFailure>()
  const [dragged, setDragged] = useState<string | null>(null)
  const [hours, setHours] = useState<{ readonly id: string; readonly hours: DeskHours } | null>(null)
  const minutes = createMinutes(timeZone)
  const items = itemsOf(calendar, { minutes, timeZone })
  const from = Math.min(SHOWN.from, ...items.map((one) => Math.floor(one.from / 60) * 60))
  const to = Math.max(SHOWN.to, ...items.map((one) => Math.ceil(one.to / 60) * 60))
  /** The free hours are asked when the pointer comes near, so that they are there when one drags. */
  const prepare = (id: string) => {
    if (hours?.id === id) return
    void api.get<DeskHours>(pathTo(['calendar', id, 'hours']), true).then((outcome) => {
      if (outcome.ok) setHours({ id, hours: outcome.value })
    })
  }
  const drop = (id: string, startsAt: number) => {
    setDragged(null)
    action.run(
      () => api.send<DeskAppointment>('POST', pathTo(['calendar', id, 'move']), { startsAt }),
      () => {
        setHours(null)
        changed()
      },
    )
  }
  const free = dragged !== null && hours?.id === dragged ? hours.hours.days : []
  return (
    <>
      <Refusal text={action.failure && words.say(failureText(action.failure))} />
      <div
        className="week"
        data-days={days.length}
        data-dragging={dragged === null ? undefined : ''}
        style={variables({ from, to })}
      >
        <HourLines from={from} to={to} />
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            items={items.filter((one) => one.day === day)}
            free={free.find((one) => one.day === day)?.hours ?? []}
            minutes={minutes}
            selected={selected}
            select={select}
            prepare={prepare}
            drag={setDragged}
            drop={(startsAt) => dragged !== null && drop(dragged, startsAt)}
          />
        ))}
      </div>
    </>
  )
}

type Minutes = (at: number) => number

interface Clock {
  readonly minutes: Minutes
  readonly timeZone: string
}

function itemsOf({ appointments, blocked }: DeskCalendar, { minutes, timeZone }: Clock) {
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone })
  const all: readonly Item[] = [
    ...appointments.map((row) => ({ kind: 'booked', row }) as const),
    ...blocked.map((row) => ({ kind: 'blocked', row }) as const),
  ]
  return all.map((item) => {
    const from = minutes(item.row.startsAt)
    const length = (item.row.endsAt - item.row.startsAt) / 60_000
    return { item, day: iso.format(item.row.startsAt), from, to: Math.min(from + length, 24 * 60) }
  })
}

function HourLines({ from, to }: { readonly from: number; readonly to: number }) {
  const { dates } = useDesk()
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from / 60 + index)
  // Any day will do: only the hour is written.
  const label = (hour: number) => dates.time(Date.UTC(2026, 0, 5, hour - 1))
  return (
    <div className="week__hours" aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} style={variables({ at: hour * 60 })}>
          {label(hour)}
        </span>
      ))}
    </div>
  )
}

interface DayProps {
  readonly day: string
  readonly items: ReturnType<typeof itemsOf>
  readonly free: DeskHours['days'][number]['hours']
  readonly minutes: Minutes
  readonly selected: string | null
  readonly select: (id: string) => void
  readonly prepare: (id: string) => void
  readonly drag: (id: string | null) => void
  readonly drop: (startsAt: number) => void
}

function Day({ day, items, free, minutes, selected, select, prepare, drag, drop }: DayProps) {
  const { words, dates } = useDesk()
  return (
    <section className="week__day" data-today={day === dates.today() ? '' : undefined}>
      <h2>
        <a href={hrefOf('rounds', day)}>{dates.briefDay(day)}</a>
      </h2>
      <div className="week__column">
        {free.map(({ at, label }) => (
          <span
            key={at}
            className="week__free"
            data-at={at}
            style={variables({ at: minutes(at) })}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              drop(at)
            }}
          >
            {label}
          </span>
        ))}
        {placed(items).map((one) =>
          one.item.kind === 'blocked' ? (
            <BlockedHours key={one.item.row.id} placing={one} row={one.item.row} />
          ) : (
            <Entry
              key={one.item.row.id}
              placing={one}
              row={one.item.row}
              isSelected={one.item.row.id === selected}
              select={select}
              prepare={prepare}
              drag={drag}
            />
          ),
        )}
        {items.length === 0 && <p className="week__none">{words.say('desk.calendar.none')}</p>}
      </div>
    </section>
  )
}

interface EntryProps extends Pick<DayProps, 'select' | 'prepare' | 'drag'> {
  readonly placing: Placed<Item>
  readonly row: DeskAppointment
  readonly isSelected: boolean
}

function Entry({ placing, row, isSelected, select, prepare, drag }: EntryProps) {
  const { words, dates } = useDesk()
  const isMovable = row.state !== 'unconfirmed' && dates.isAhead(row.endsAt)
  return (
    <button
      type="button"
      className="week__entry"
      data-state={row.state}
      aria-pressed={isSelected}
      style={placeOf(placing)}
      draggable={isMovable}
      onPointerEnter={() => isMovable && prepare(row.id)}
      onPointerDown={() => isMovable && prepare(row.id)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', row.id)
        // Chromium ends a drag whose element changes while it begins.
        setTimeout(() => drag(row.id))
      }}
      onDragEnd={() => drag(null)}
      onClick={() => select(row.id)}
    >
      <b>{dates.time(row.startsAt)}</b> {row.visitor}
      <span>
        {row.home === null ? row.place : <HomeTitle home={row.home} />}
        {row.person !== null && ` · ${row.person}`}
      </span>
      {row.state !== 'confirmed' && <em>{words.say(`desk.appointmentState.${row.state}`)}</em>}
    </button>
  )
}
