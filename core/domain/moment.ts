/**
 * Moments of the content: a day, or a day with a time on the clock of Belgium and Luxembourg, which both show the same
 * time. An offset (`Z`, `+01:00`) names an instant whatever the clock shows. An instant is in milliseconds since 1970.
 */
import { calendarDate } from './calendar-date.ts'
import { remembered } from './remembered.ts'

const ZONE = 'Europe/Brussels'
const DAY_MS = 86_400_000
const MOMENT =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2}))?(?<offset>Z|[+-]\d{2}:\d{2})?)?$/

/** Whether the text is a moment that exists in the calendar: `2026-12-01`, `2026-12-01T09:00`, `2026-12-01T08:00Z`. */
export function isMoment(text: string): boolean {
  const { day = '', hour = '0', minute = '0', second = '0', offset = 'Z' } = MOMENT.exec(text)?.groups ?? {}
  const [, hours = '0', minutes = '0'] = /(\d{2}):(\d{2})/.exec(offset) ?? []
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return calendarDate(day) !== null && isTime && Number(hours) < 15 && Number(minutes) < 60
}

/** The instant of a moment; a day begins at midnight. */
export function instantOf(moment: string): number {
  const { day = '', hour = '00', minute = '00', second = '00', offset } = MOMENT.exec(moment)?.groups ?? {}
  const wall = `${day}T${hour}:${minute}:${second}`
  return offset === undefined ? instantOfWall(Date.parse(`${wall}Z`)) : Date.parse(`${wall}${offset}`)
}

/** The instant at which what lasts until the moment has ended: a day is counted in. */
export function endOf(moment: string): number {
  return moment.includes('T') ? instantOf(moment) : instantOfWall(Date.parse(`${moment}T00:00Z`) + DAY_MS)
}

/**
 * The instant at which the clock shows a time, given as if it were UTC (RFC 5545, 3.3.5): the first of two when summer
 * time ends, and in the skipped hour the instant by the offset before the change.
 */
function instantOfWall(wall: number): number {
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near)) as [
    number,
    number,
  ]
  return [before, after].find((instant) => instant + offsetAt(instant) === wall) ?? before
}

const CLOCK = new Intl.DateTimeFormat('en', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/** The day that the clock shows, as an ISO date. */
export function dayAt(instant: number): string {
  return new Date(instant + offsetAt(instant)).toISOString().slice(0, 10)
}

/** The clock changes on the full hour (UTC). */
function offsetAt(instant: number): number {
  return offsetInHour(String(Math.floor(instant / HOUR_MS)))
}

const HOUR_MS = 3_600_000

/** A site asks for few hours, and very often: the formatter takes long. */
const offsetInHour = remembered(10_000, (hour) => {
  const instant = Number(hour) * HOUR_MS
  const parts = new Map(CLOCK.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - instant
})
