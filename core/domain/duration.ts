/** Durations in configurations and texts: a whole number of one unit. */
import type { Locale } from '../languages/codes.ts'
import type { DurationUnit } from '../languages/language.ts'
import { QUANTITIES } from '../languages/quantities.ts'
import { formatNumber } from './format.ts'

export interface Duration {
  readonly count: number
  readonly unit: DurationUnit
}

const NO_BREAK_SPACE = '\u00A0'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const DAYS_OF_A_YEAR = 365

/** `6 maanden`, on one line. `before` is the text in front of it: "nach 6 Monaten". */
export function formatDuration({ count, unit }: Duration, locale: Locale, before = ''): string {
  const number = formatNumber(count, locale) ?? String(count)
  return `${number}${NO_BREAK_SPACE}${QUANTITIES[locale].unit(unit, count, before)}`
}

/**
 * Days as texts show them: as years if they are whole years of 365 days. A year is never shorter than its
 * days.
 */
export function inDays(count: number): Duration {
  const isYears = count > 0 && count % DAYS_OF_A_YEAR === 0
  return isYears ? { count: count / DAYS_OF_A_YEAR, unit: 'year' } : { count, unit: 'day' }
}

/** Minutes as texts show them: as hours if they are whole hours. */
export function inMinutes(count: number): Duration {
  return count > 0 && count % 60 === 0 ? { count: count / 60, unit: 'hour' } : { count, unit: 'minute' }
}

/** The milliseconds of a number of days. */
export function daysLong(count: number): number {
  return count * DAY
}

export function minutesLong(count: number): number {
  return count * MINUTE
}
