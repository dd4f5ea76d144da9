/** The opening hours for appointments: the periods that forms offer, divided into hours. Pure except for the time zones of the runtime. */
import { contactSlots } from '../../domain/form-fields.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { addDays, dayOf, instantOf, weekdayOf, zoneOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import { isHoliday } from './holidays.ts'
import type { HolidayCountry } from './holidays.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Every moment of contact is a whole number of these, in each language: so an appointment never lies half in another. */
export const APPOINTMENT_LENGTH = HOUR

export interface OpeningRules {
  readonly zone: TimeZone
  readonly capacity: number
  /** 1 is Monday. */
  readonly weekdays: readonly number[]
  readonly holidays: HolidayCountry | 'none'
  readonly closed: readonly string[]
  /** Milliseconds between asking and the first appointment. */
  readonly notice: number
  readonly daysAhead: number
}

const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6]

export function openingRules(config: ServiceConfig, { offices }: Pick<ServiceSite, 'offices'>): OpeningRules {
  const {
    capacity = 1,
    days = MONDAY_TO_SATURDAY,
    holidays,
    closed = [],
    notice = 4,
    ahead = 60,
  } = config.appointments ?? {}
  return {
    zone: zoneOf({ config }),
    capacity,
    weekdays: days,
    holidays: holidays ?? offices[0]?.country ?? 'BE',
    closed,
    notice: notice * HOUR,
    daysAhead: ahead,
  }
}

export function isOpen(day: string, { weekdays, holidays, closed }: OpeningRules): boolean {
  if (!weekdays.includes(weekdayOf(day)) || closed.includes(day)) return false
  return holidays === 'none' || !isHoliday(holidays, day)
}

interface Period {
  /** Both days are part of it. */
  readonly from: string
  readonly to: string
}

/** What of a period can be booked by the calendar alone; an empty one has its end before its start. */
function bookablePeriod({ from, to }: Period, now: number, rules: OpeningRules): Period {
  const [first, last] = bookableDays(now, rules)
  return { from: from > first ? from : first, to: to < last ? to : last }
}

/** Whether it lies wholly before or after the days that can be booked. */
export function placeOf(
  { from, to }: Period,
  now: number,
  rules: OpeningRules,
): 'past' | 'too-far' | 'within' {
  const [first, last] = bookableDays(now, rules)
  return to < first ? 'past' : from > last ? 'too-far' : 'within'
}

function bookableDays(
  now: number,
  { zone, daysAhead }: OpeningRules,
): readonly [first: string, last: string] {
  const today = dayOf(now, zone)
  return [today, addDays(today, daysAhead)]
}

export interface Wish extends Period {
  readonly language: Locale
  /** Moments of contact, as `10:00-13:00`; all of the language where none is named. */
  readonly slots: readonly string[]
}

/** When an appointment could begin, in order, however many there are already. */
export function* startsWithin(wish: Wish, now: number, rules: OpeningRules): Generator<number> {
  const { from, to } = bookablePeriod(wish, now, rules)
  const hours = startsOfDay(wish.slots.length > 0 ? wish.slots : slotsOf(wish.language))
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isOpen(day, rules)) continue
    for (const minutes of hours) {
      const start = instantOf({ day, minutes }, rules.zone)
      if (start >= now + rules.notice) yield start
    }
  }
}

function slotsOf(language: Locale): readonly string[] {
  return contactSlots(language).map(({ value }) => value)
}

/** Minutes since midnight, each once: the afternoons of two languages overlap. */
function startsOfDay(slots: readonly string[]): readonly number[] {
  const starts = slots.flatMap((slot) => {
    const [from = 0, to = 0] = slot.split('-').map(minutesOf)
    const length = APPOINTMENT_LENGTH / MINUTE
    return Array.from({ length: Math.floor((to - from) / length) }, (_, index) => from + index * length)
  })
  return [...new Set(starts)].toSorted((a, b) => a - b)
}

/** Of `13:30`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
