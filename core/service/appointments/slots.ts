/**
 * The hours at which an office could make an appointment, and whether one is still free. The functions are
 * pure except for the time zones of the runtime.
 */
import { addDays, dayOf, instantOf, instantsOf, weekdayOf } from '../time-zone.ts'
import { isHoliday } from './holidays.ts'
import { MINUTE } from './opening.ts'
import type { OpeningRules } from './opening.ts'

/** An appointment in the agenda. Instants are milliseconds since 1970. */
export interface Engagement {
  readonly office: string
  readonly start: number
  readonly end: number
  /** The appointment is outside the office, so the agent has to drive. */
  readonly outside: boolean
  /** The visited property. */
  readonly property: string | null
  /** The agent whose name the visitor receives. */
  readonly person: string | null
  /** The whole office is blocked for these hours. */
  readonly closes?: boolean
}

export function isOpenDay(day: string, { periods, weekdays, holidays, closed }: OpeningRules): boolean {
  const weekday = weekdayOf(day)
  if (!periods.some(({ days }) => days.includes(weekday))) return false
  if (weekdays?.includes(weekday) === false || closed.includes(day)) return false
  return holidays === 'none' || !isHoliday(holidays, day)
}

/** The first and the last day that can be booked, by the calendar alone. */
export function bookableDays(
  now: number,
  { zone, daysAhead }: OpeningRules,
): readonly [first: string, last: string] {
  const today = dayOf(now, zone)
  return [today, addDays(today, daysAhead)]
}

/**
 * All starts of a day, in order, booked or not. An appointment lies within one opening period. When clocks
 * change, skipped hours have no start, and the first of two equal hours is used.
 */
export function startsOfDay(
  day: string,
  { outside, notBefore }: { readonly outside: boolean; readonly notBefore: number },
  rules: OpeningRules,
): readonly number[] {
  if (!isOpenDay(day, rules)) return []
  const { zone, length, travel, periods } = rules
  const weekday = weekdayOf(day)
  const step = (length + (outside ? travel : 0)) / MINUTE
  const starts = new Set<number>()
  for (const { days, from, to } of periods) {
    if (!days.includes(weekday)) continue
    const closes = instantOf({ day, minutes: to }, zone)
    for (let minutes = from; minutes < to; minutes += step) {
      const [start] = instantsOf({ day, minutes }, zone)
      if (start !== undefined && start >= notBefore && start + length <= closes) starts.add(start)
    }
  }
  return [...starts].toSorted((left, right) => left - right)
}

/** Whether an appointment is possible beside the existing ones. */
export function fits(
  wanted: Engagement,
  taken: readonly Engagement[],
  { capacity, travel }: Pick<OpeningRules, 'capacity' | 'travel'>,
): boolean {
  if (
    taken.some(
      (other) => other.property !== null && other.property === wanted.property && meet(wanted, other, 0),
    )
  )
    return false
  if (
    taken.some((other) => other.closes === true && other.office === wanted.office && meet(wanted, other, 0))
  )
    return false
  const near = taken.filter((other) => meet(wanted, other, travel))
  if (near.some(({ person }) => person !== null && person === wanted.person)) return false
  const here = near.filter(({ office }) => office === wanted.office)
  return peopleNeeded([...here, wanted], travel) <= capacity
}

/** Whether one person cannot attend both: they overlap, or the time between them is too short to drive. */
function meet(left: Engagement, right: Engagement, travel: number): boolean {
  const gap = left.outside || right.outside ? travel : 0
  return left.start < right.end + gap && right.start < left.end + gap
}

/**
 * The number of people that these appointments need. Each is assigned to the first free person, in order of
 * their starts.
 */
function peopleNeeded(engagements: readonly Engagement[], travel: number): number {
  const agendas: Engagement[][] = []
  for (const engagement of engagements.toSorted((left, right) => left.start - right.start)) {
    const free = agendas.find((agenda) => !agenda.some((other) => meet(engagement, other, travel)))
    if (free) free.push(engagement)
    else agendas.push([engagement])
  }
  return agendas.length
}
