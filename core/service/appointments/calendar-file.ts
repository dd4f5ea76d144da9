/** An appointment as calendars take it in: iCalendar (RFC 5545), sent by the rules of iTIP (RFC 5546). */
import { calendarLines, calendarUri, calendarValue } from '../../feeds/icalendar.ts'
import { mailtoHref } from '../mail/mailto.ts'

interface CalendarEvent {
  /** Equal in every version of the entry, so calendars recognise moved and cancelled entries. */
  readonly uid: string
  /** Counts up with each version. */
  readonly sequence: number
  /** When this version was made; milliseconds, as all times. */
  readonly stamp: number
  readonly start: number
  readonly end: number
  readonly summary: string
  readonly description?: string
  readonly place?: string
  /** Where it can be changed. */
  readonly url?: string
  readonly status: 'CONFIRMED' | 'CANCELLED' | 'TENTATIVE'
  /** Without an organizer nobody is invited: the entry of a feed. */
  readonly organizer?: Attendee
  readonly attendees?: readonly Attendee[]
}

interface Attendee {
  readonly name: string
  readonly email: string
}

const PRODUCT = '-//agency-site//appointments//EN'

export interface Invitation extends Omit<CalendarEvent, 'status'> {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly organizer: Attendee
  readonly attendees: readonly Attendee[]
}

export function calendarFile({ method, ...event }: Invitation): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...eventLines({ ...event, status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED' }),
    'END:VCALENDAR',
  ])
}

export function eventLines(event: CalendarEvent): readonly string[] {
  const { organizer, attendees = [], description, place, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${calendarValue(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${calendarValue(event.summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${calendarValue(description)}`]),
    ...(place === undefined ? [] : [`LOCATION:${calendarValue(place)}`]),
    ...(url === undefined ? [] : [`URL:${calendarUri(url)}`]),
    ...(organizer === undefined
      ? []
      : [`ORGANIZER;CN=${parameter(organizer.name)}:${mailto(organizer.email)}`]),
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(email)}`,
    ),
    `STATUS:${event.status}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** Form 2 of a time (3.3.5): in UTC, so that no calendar needs our rules of summer time. */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A parameter: quoted, with the characters that are not allowed in it encoded as in RFC 6868. */
function parameter(text: string): string {
  const value = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
  return `"${value}"`
}

function mailto(email: string): string {
  return calendarUri(mailtoHref(email))
}
