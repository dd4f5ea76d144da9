/** Days and hours of the agency's clock, and their instants. An instant is in milliseconds since 1970. */
import { Temporal } from 'temporal-polyfill'
import type { ServiceConfig } from '../schema/service-config.ts'

export type TimeZone = NonNullable<ServiceConfig['timeZone']>

export const DEFAULT_TIME_ZONE: TimeZone = 'Europe/Brussels'

/** The time zone of the agency's clock. */
export function zoneOf({ config }: { readonly config: ServiceConfig }): TimeZone {
  return config.timeZone ?? DEFAULT_TIME_ZONE
}

/** The time of a wall clock. */
interface WallTime {
  /** `2026-11-22` */
  readonly day: string
  /** Minutes since midnight on the clock. When summer time ends, 120 to 179 occur twice. */
  readonly minutes: number
}

export function wallTime(instant: number, zone: TimeZone): WallTime {
  const time = zoned(instant, zone)
  return { day: time.toPlainDate().toString(), minutes: time.hour * 60 + time.minute }
}

export function dayOf(instant: number, zone: TimeZone): string {
  return zoned(instant, zone).toPlainDate().toString()
}

/**
 * All instants at which the clock shows this time: none in the hour that is skipped in spring, two in the
 * hour that repeats in autumn.
 */
export function instantsOf(time: WallTime, zone: TimeZone): readonly number[] {
  const plain = plainOf(time)
  const readings = (['earlier', 'later'] as const)
    .map((disambiguation) => plain.toZonedDateTime(zone, { disambiguation }))
    // Both readings of a skipped hour show another time.
    .filter((reading) => reading.toPlainDateTime().equals(plain))
  return [...new Set(readings.map(({ epochMilliseconds }) => epochMilliseconds))]
}

/**
 * The unique instant (RFC 5545, 3.3.5): the first of two, and in a skipped hour the instant by the offset
 * before the change.
 */
export function instantOf(time: WallTime, zone: TimeZone): number {
  return plainOf(time).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
}

/** The day after this number of calendar days. */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString()
}

/** The same day of a later month; the last day of a shorter one. */
export function addMonths(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ months: count }).toString()
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}

function zoned(instant: number, zone: TimeZone): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
}

function plainOf({ day, minutes }: WallTime): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes })
}
