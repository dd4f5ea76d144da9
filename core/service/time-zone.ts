/** Days and hours of the agency's clock, and the instants that they are. Only what `Intl` knows: no table of our own can be out of date. */
import type { ServiceConfig } from '../schema/service-config.ts'

export type TimeZone = NonNullable<ServiceConfig['timeZone']>

export const DEFAULT_TIME_ZONE: TimeZone = 'Europe/Brussels'

/** The agency’s clock. */
export function zoneOf({ config }: { readonly config: ServiceConfig }): TimeZone {
  return config.timeZone ?? DEFAULT_TIME_ZONE
}

/** What the clock on the wall shows. */
export interface WallTime {
  /** `2026-11-22` */
  readonly day: string
  /** Since midnight, by the clock: at the end of summer 180 comes an hour after the first 120, and so does 120 again. */
  readonly minutes: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Making a formatter costs a hundred times more than using it. */
const formats = new Map<TimeZone, Intl.DateTimeFormat>()

function formatOf(zone: TimeZone): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const two = '2-digit'
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
  })
  formats.set(zone, made)
  return made
}

export function wallTime(instant: number, zone: TimeZone): WallTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  return { day: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) }
}

export function dayOf(instant: number, zone: TimeZone): string {
  return wallTime(instant, zone).day
}

/** Every instant at which the clock shows this: none in the hour that spring skips, two in the one that autumn repeats. */
export function instantsOf(time: WallTime, zone: TimeZone): readonly number[] {
  const asUtc = utcOf(time)
  // The offsets of the day before and the day after: a clock is changed once between them at most.
  const offsets = [offsetAt(asUtc - DAY, zone), offsetAt(asUtc + DAY, zone)]
  const candidates = [...new Set(offsets)].map((offset) => asUtc - offset)
  return candidates.filter((instant) => instant + offsetAt(instant, zone) === asUtc).toSorted((a, b) => a - b)
}

/**
 * The one instant that is meant (RFC 5545, 3.3.5): the first of two, and where there is none, as if the clock had not been put forward yet.
 */
export function instantOf(time: WallTime, zone: TimeZone): number {
  const asUtc = utcOf(time)
  return instantsOf(time, zone)[0] ?? asUtc - offsetAt(asUtc - DAY, zone)
}

function offsetAt(instant: number, zone: TimeZone): number {
  const wholeMinutes = Math.floor(instant / MINUTE) * MINUTE
  return utcOf(wallTime(instant, zone)) - wholeMinutes
}

function utcOf({ day, minutes }: WallTime): number {
  return Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE
}

/** The day so many days later: days of the calendar, which no clock makes longer or shorter. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
