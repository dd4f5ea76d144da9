/**
 * Numbers, prices, surfaces and dates in the languages of the site. A number that is not finite gives undefined, so that
 * "NaN" never reaches a page.
 */
import type { Locale } from '../languages/codes.ts'
import { FORMATS } from '../languages/languages.ts'
import { calendarDate } from './calendar-date.ts'

const NO_BREAK_SPACE = '\u00A0'
/** The minus sign; Intl writes the hyphen of the keyboard. */
const MINUS = '\u2212'

/** Making a formatter costs a hundred times more than using it. */
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function numberFormat(locale: Locale, style: 'decimal' | 'currency', decimals: readonly [number, number]) {
  const [least, most] = decimals
  const key = `${locale} ${style} ${least} ${most}`
  const cached = numberFormats.get(key)
  if (cached) return cached
  const made = new Intl.NumberFormat(FORMATS[locale].tag, {
    style,
    ...(style === 'currency' ? { currency: 'EUR' } : {}),
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    // No "€ -0".
    signDisplay: 'negative',
  })
  numberFormats.set(key, made)
  return made
}

type DateStyle = 'long' | 'full' | 'short'

function dateFormat(locale: Locale, dateStyle: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${dateStyle}`
  const cached = dateFormats.get(key)
  if (cached) return cached
  const made = new Intl.DateTimeFormat(FORMATS[locale].tag, {
    ...(dateStyle === 'short' ? ({ day: 'numeric', month: 'long' } as const) : { dateStyle }),
    timeZone: 'UTC',
  })
  dateFormats.set(key, made)
  return made
}

/** Euro: no decimals when the amount is whole to the cent, two otherwise. */
export function formatAmount(euro: number, locale: Locale): string | undefined {
  if (!Number.isFinite(euro)) return undefined
  const whole = Number.isInteger(euro) || Number.isInteger(Number(euro.toFixed(2)))
  return withMinus(numberFormat(locale, 'currency', whole ? [0, 0] : [2, 2]).format(euro))
}

/** A plain number, rounded to two decimals at most. */
export function formatNumber(value: number, locale: Locale, maximumDecimals = 2): string | undefined {
  if (!Number.isFinite(value)) return undefined
  // Most numbers are counts, which every language writes alike.
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value)
  return withMinus(numberFormat(locale, 'decimal', [0, maximumDecimals]).format(value))
}

function withMinus(text: string): string {
  return text.replace('-', MINUS)
}

/** Square metres: `312 m²`, on one line. */
export function formatSurface(squareMetres: number, locale: Locale): string | undefined {
  const text = formatNumber(squareMetres, locale)
  return text === undefined ? undefined : `${text}${NO_BREAK_SPACE}m²`
}

/** Energy use in a year for each square metre: `200 kWh/m²`, on one line. */
export function formatEnergyUse(kilowattHours: number, locale: Locale): string | undefined {
  const text = formatNumber(kilowattHours, locale)
  return text === undefined ? undefined : `${text}${NO_BREAK_SPACE}kWh/m²`
}

/**
 * A calendar date in words. Only the date of an ISO text is read, so no time zone moves it to another day.
 */
export function formatDate(iso: string, locale: Locale): string | undefined {
  return dateText(iso, locale, 'long')
}

/** A date with the day of the week, for appointments. */
export function formatWeekday(iso: string, locale: Locale): string | undefined {
  return dateText(iso, locale, 'full')
}

/** A date within a year: `5 december`. */
export function formatDayOfMonth(iso: string, locale: Locale): string | undefined {
  return dateText(iso, locale, 'short')
}

function dateText(iso: string, locale: Locale, style: DateStyle): string | undefined {
  const date = calendarDate(iso.split('T', 1)[0] ?? '')
  if (!date) return undefined
  return FORMATS[locale].date(dateFormat(locale, style).format(date))
}

/** The plural form of a counted text for this number. */
export function plural(locale: Locale, count: number): 'one' | 'other' {
  return FORMATS[locale].plural(count)
}
