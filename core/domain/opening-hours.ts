/** The opening hours of an office in words, made from the same data as the agenda and the JSON-LD. */
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS, FORMATS, MARKS } from '../languages/languages.ts'
import { remembered } from './remembered.ts'

/** As `openingHours` of an office in site.json. Two entries for one day describe a break. */
export interface OpeningHours {
  /** 1 is Monday. */
  readonly days: readonly number[]
  /** `09:00` */
  readonly from: string
  readonly to: string
}

const NO_BREAK_SPACE = '\u00A0'
/** A line may end after a dash, even before a no-break space. */
const WORD_JOINER = '\u2060'
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * One line for the days with the same hours, in the order of the week, and at the end a line for the closed
 * days: `Maandag tot vrijdag: 9.00 – 18.00 uur`. Empty without hours.
 */
export function openingLines(hours: readonly OpeningHours[], locale: Locale): readonly string[] {
  if (hours.length === 0) return []
  const groups = new Map<string, number[]>()
  for (const day of DAYS) {
    const text = spansText(spansOf(day, hours), locale)
    groups.set(text, [...(groups.get(text) ?? []), day])
  }
  const open = [...groups].filter(([text]) => text !== '')
  const lines = open.map(([text, days]) => line(days, text, locale))
  const closed = groups.get('')
  return closed === undefined
    ? lines
    : [...lines, line(closed, CONVENTIONS[locale].openingHours.closed, locale)]
}

/** Making a format takes far longer than its use, and the footer of every page shows opening hours. */
const weekdayFormat = remembered(
  LOCALES.length,
  (tag: string) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }),
)
const listFormat = remembered(LOCALES.length, (tag: string) => new Intl.ListFormat(tag))

/** The name of a weekday; 1 is Monday, as 1 January 2024 was a Monday. */
export function weekdayName(day: number, locale: Locale): string {
  return weekdayFormat(FORMATS[locale].tag).format(Date.UTC(2024, 0, day))
}

function line(days: readonly number[], text: string, locale: Locale): string {
  const named = daysText(days, locale)
  return MARKS[locale].labelled(`${named.charAt(0).toUpperCase()}${named.slice(1)}`, text)
}

/** Three days or more in a row are a range: `maandag tot woensdag en vrijdag`. */
function daysText(days: readonly number[], locale: Locale): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run !== undefined && run.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  const name = (day: number) => weekdayName(day, locale)
  const names = runs.flatMap((run) => {
    const [first = 1] = run
    const last = run.at(-1) ?? first
    return run.length < 3
      ? run.map(name)
      : [CONVENTIONS[locale].openingHours.dayRange(name(first), name(last))]
  })
  return listOf(names, locale)
}

interface Span {
  readonly from: string
  readonly to: string
}

/** The hours of a day in order. Hours that overlap or follow without a break are one. */
function spansOf(day: number, hours: readonly OpeningHours[]): readonly Span[] {
  const sorted = hours
    .filter(({ days }) => days.includes(day))
    .toSorted((left, right) => (left.from < right.from ? -1 : 1))
  const spans: Span[] = []
  for (const { from, to } of sorted) {
    const last = spans.at(-1)
    if (last === undefined || last.to < from) spans.push({ from, to })
    else if (last.to < to) spans.splice(-1, 1, { from: last.from, to })
  }
  return spans
}

function spansText(spans: readonly Span[], locale: Locale): string {
  if (spans.length === 0) return ''
  const { clock, unit } = CONVENTIONS[locale].openingHours
  const time = (text: string) => {
    const [hour = 0, minutes = 0] = text.split(':').map(Number)
    return clock(hour, minutes)
  }
  const texts = spans.map(({ from, to }) =>
    `${time(from)} –${WORD_JOINER} ${time(to)}`.replaceAll(' ', NO_BREAK_SPACE),
  )
  return `${listOf(texts, locale)}${unit === '' ? '' : `${NO_BREAK_SPACE}${unit}`}`
}

/** The hours of one day: `9.00 – 18.00 uur`. */
export function hoursText(span: Span, locale: Locale): string {
  return spansText([span], locale)
}

function listOf(texts: readonly string[], locale: Locale): string {
  return listFormat(FORMATS[locale].tag).format(texts)
}

const TIME = String.raw`\d{1,2}(?:[.:]\d{2}|\s?[hu](?![a-z])(?:\s?\d{2})?)?(?:\s?(?:am|pm|uur|uhr))?`
const SPAN = new RegExp(String.raw`(?<!\d)${TIME}\s*(?:[-–—]|to|tot|à|bis)\s*${TIME}(?!\d)`, 'gi')

/** The spans of hours that a text writes out in any language: `9.00 – 18.00`. A span of numbers is none. */
export function writtenSpans(text: string): readonly string[] {
  return (text.match(SPAN) ?? []).filter((span) => /\d[.:]\d|\d\s?(?:[hu]|am|pm)/i.test(span))
}
