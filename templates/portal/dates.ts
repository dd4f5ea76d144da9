/** Days and hours in the time zone of the agency (Belgium), wherever the owner is. */
import { FORMATS, MARKS } from '../../core/languages/languages.ts'
import type { Words } from './words.ts'

const ZONE = 'Europe/Brussels'
const DAY_MS = 86_400_000

export interface Dates {
  /** "morgen", "donderdag 26 november", "3 maart 2025". */
  day(day: string): string
  /** "26 nov. 2026": for tables. */
  shortDay(day: string): string
  /** "do 26 nov.": a day of the chart. */
  briefDay(day: string): string
  /** "26/11": on the axis of the chart. */
  axisDay(day: string): string
  /** "morgen, 14.00 uur". */
  moment(at: number): string
  time(at: number): string
  /** The day of an instant: `2026-11-26`. */
  dayOf(at: number): string
  today(): string
  /** Whether an instant is still to come. */
  isAhead(at: number): boolean
}

export function createDates({ locale, say }: Words, now: () => number): Dates {
  const { tag, date: correct } = FORMATS[locale]
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(tag, { timeZone: ZONE, ...options })
    return (at: number) => correct(made.format(at))
  }
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE })
  const long = format({ day: 'numeric', month: 'long', year: 'numeric' })
  const near = format({ weekday: 'long', day: 'numeric', month: 'long' })
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' })
  const brief = format({ weekday: 'short', day: 'numeric', month: 'short' })
  const axis = format({ day: 'numeric', month: 'numeric' })
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: 'numeric', minute: 'numeric' })
  const time = (at: number) => {
    const [hour = 0, minutes = 0] = clock.format(at).split(':').map(Number)
    return MARKS[locale].time(hour, minutes)
  }
  const dayOf = (at: number) => iso.format(at)
  const today = () => dayOf(now())
  const day = (wanted: string) => {
    const distance = daysBetween(today(), wanted)
    const word = RELATIVE.get(distance)
    if (word !== undefined) return say(word)
    return (Math.abs(distance) < 60 ? near : long)(noonOf(wanted))
  }
  return {
    day,
    dayOf,
    today,
    isAhead: (at) => at > now(),
    time,
    shortDay: (wanted) => short(noonOf(wanted)),
    briefDay: (wanted) => brief(noonOf(wanted)),
    axisDay: (wanted) => axis(noonOf(wanted)),
    moment: (at) => say('portal.date.moment', { day: day(dayOf(at)), time: time(at) }),
  }
}

const RELATIVE = new Map([
  [-1, 'portal.date.yesterday'],
  [0, 'portal.date.today'],
  [1, 'portal.date.tomorrow'],
] as const) as ReadonlyMap<number, 'portal.date.yesterday' | 'portal.date.today' | 'portal.date.tomorrow'>

/** Noon UTC is the same day in Belgium, in summer and winter. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY_MS)
}
