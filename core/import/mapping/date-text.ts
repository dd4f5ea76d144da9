/** Dates as exports write them. The result is a calendar date such as 2026-11-21. */
import { calendarDate } from '../../domain/calendar-date.ts'
import { dayAt } from '../../domain/moment.ts'
import { foldText } from '../../domain/text.ts'
import { monthOf } from '../../languages/month-names.ts'

export type DateOrder = 'day-first' | 'month-first'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const LOCAL = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[,T ].*)?$/
/** "12 maart 2031", "Mon Mar 02 2026 10:11:12 GMT+0000" and "Mon, 02 Mar 2026": the day may follow the month. */
const WORDED =
  /^(?:\p{L}{2,10}[.,]*\s+)?(?:(\d{1,2})(?:er|st|nd|rd|th|\.)?[\s-]+(\p{L}{3,9})|(\p{L}{3,9})\.?\s+(\d{1,2})),?\.?[\s-]+(\d{4})(?:[ ,T].*)?$/u
/** ASP.NET: milliseconds since 1970 in UTC, and the offset of the zone in which the date was meant. */
const DOT_NET = /^\\?\/Date\((-?\d+)([+-])?(\d{2})?(\d{2})?\)\\?\/$/
/** Days since 30 December 1899, as spreadsheets store dates: 1954 to 2119. */
const SERIAL = /^\d{5}(?:\.\d+)?$/
export const SERIAL_START = Date.UTC(1899, 11, 30)
/** In milliseconds. */
export const DAY = 24 * 60 * 60 * 1000
/** No `Date` is later. */
const LATEST = 8.64e15

/** The order that a text proves: `21/11/2026` is day-first. Null: both orders are possible, or it is no such date. */
export function provenOrder(text: string): DateOrder | null {
  const [, first, second] = LOCAL.exec(text.trim()) ?? []
  if (Number(first) > 12) return 'day-first'
  return Number(second) > 12 ? 'month-first' : null
}

/** Null if the text is no date. */
export function dateOf(text: string, order: DateOrder): string | null {
  const given = text.trim()
  const local = LOCAL.exec(given)
  if (local !== null) return localDate(local, order)
  const iso = ISO.exec(given) ?? COMPACT.exec(given)
  if (iso !== null) return checked(iso[1], iso[2], iso[3])
  const worded = WORDED.exec(given)
  if (worded !== null) return wordedDate(worded)
  const dotNet = DOT_NET.exec(given)
  if (dotNet !== null) return dotNetDate(dotNet)
  if (!SERIAL.test(given)) return null
  const days = Math.floor(Number(given))
  return days < 20_000 || days > 80_000 ? null : utcDay(SERIAL_START + days * DAY)
}

function localDate([, first, second, year = '']: RegExpExecArray, order: DateOrder): string | null {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first]
  return checked(year.length === 2 ? `20${year}` : year, month, day)
}

function wordedDate([, first, before, after, second, year]: RegExpExecArray): string | null {
  const month = monthOf(foldText(before ?? after ?? ''))
  return month === undefined ? null : checked(year, String(month), first ?? second)
}

function dotNetDate([, milliseconds, sign, hours, minutes]: RegExpExecArray): string | null {
  const time = Number(milliseconds)
  if (Math.abs(time) > LATEST) return null
  // A time without a zone is a day in Belgium.
  if (sign === undefined) return dayOf(time, dayAt)
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
  return dayOf(time + (sign === '-' ? -offset : offset), utcDay)
}

/** An unknown date is the first or the last day of .NET. In another time zone these are days of no calendar. */
function dayOf(time: number, dayIn: (time: number) => string): string {
  const [first, last] = ['0001-01-01', '9999-12-31'] as const
  if (time < Date.parse(first) + DAY) return first
  return time < Date.parse(last) ? dayIn(time) : last
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

function checked(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return calendarDate(date) === null ? null : date
}
