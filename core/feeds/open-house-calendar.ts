/** Open-house days as a calendar to subscribe to (RFC 5545). */
import { calendarLines, calendarUri, calendarValue } from './icalendar.ts'
import { oneLine } from './feed.ts'

export const CALENDAR_TYPE = 'text/calendar'

/** An open-house day of a home or project. Its times are those of the clock of Belgium and Luxembourg. */
export interface CalendarDay {
  /** The permanent address of the record, by which a calendar recognises the day when its hours change. */
  readonly record: string
  /** 1 for the first opening of the record on this day. */
  readonly number: number
  readonly day: string
  /** `10:00` */
  readonly from: string
  readonly to: string
  readonly summary: string
  readonly description?: string | undefined
  readonly location: string
  readonly url: string
  /** The ISO date of the last change of the record: the calendar is not another one because of the hour of its build. */
  readonly changed: string
}

export interface OpenHouseCalendar {
  readonly name: string
  readonly locale: string
  readonly days: readonly CalendarDay[]
}

const ZONE = 'Europe/Brussels'

/**
 * The rules of summer time since 1996 (directive 2000/84/EC). The zone is there without days as well, because a calendar
 * has at least one component (RFC 5545, 3.6), and those who subscribed keep a valid one.
 */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
]

export function openHouseCalendar({ name, locale, days }: OpenHouseCalendar): string {
  const title = calendarValue(oneLine(name))
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//agency-site//open house//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    // RFC 7986, 5.1 and 5.7; older programs know the name of the second line.
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...TIME_ZONE,
    ...days.flatMap((day) => eventLines(day, locale)),
    'END:VCALENDAR',
  ])
}

function eventLines(event: CalendarDay, locale: string): readonly string[] {
  const { record, number, day, from, to, summary, description, location, url, changed } = event
  const text = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [`${name}:${calendarValue(value)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${calendarValue(oneLine(`${record}#${locale}-${day}${number === 1 ? '' : `-${number}`}`))}`,
    `DTSTAMP:${changed.replaceAll('-', '')}T000000Z`,
    `DTSTART;TZID=${ZONE}:${wall(day, from)}`,
    // An end is later than its start (RFC 5545, 3.8.2.2).
    ...(to > from ? [`DTEND;TZID=${ZONE}:${wall(day, to)}`] : []),
    ...text('SUMMARY', oneLine(summary)),
    ...text('LOCATION', oneLine(location)),
    ...text('DESCRIPTION', description),
    `URL:${calendarUri(url)}`,
    // A day of the agency does not make its visitors busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `2026-12-05`, `10:00` → `20261205T100000` */
function wall(day: string, time: string): string {
  return `${day.replaceAll('-', '')}T${time.replaceAll(':', '')}00`
}
