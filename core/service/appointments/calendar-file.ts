/** An appointment as calendars take it in: iCalendar (RFC 5545), sent by the rules of iTIP (RFC 5546). */
import { mailtoHref } from '../mail/mailto.ts'

export interface CalendarEvent {
  /** The same in every version of it: by this a calendar knows what is moved or cancelled. */
  readonly uid: string
  readonly method: 'REQUEST' | 'CANCEL'
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
  readonly organizer: Attendee
  readonly attendees: readonly Attendee[]
}

interface Attendee {
  readonly name: string
  readonly email: string
}

const PRODUCT = '-//agency-site//appointments//EN'

export function calendarFile(event: CalendarEvent): string {
  const { method, organizer, attendees, description, place, url } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === undefined ? [] : [`URL:${uri(url)}`]),
    `ORGANIZER;CN=${parameter(organizer.name)}:${mailto(organizer.email)}`,
    ...attendees.map(
      ({ name, email }) =>
        `ATTENDEE;CN=${parameter(name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailto(email)}`,
    ),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Form 2 of a time (3.3.5): in UTC, so that no calendar needs our rules of summer time. */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** TEXT (3.3.11): four signs have another meaning, and no other control character may stand in it. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/(?!\t)\p{Cc}/gu, '')
}

/** Of a parameter: quoted, with the signs that may not stand in it as RFC 6868 writes them. */
function parameter(text: string): string {
  const value = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
  return `"${value}"`
}

function mailto(email: string): string {
  return uri(mailtoHref(email))
}

/** An address has no blanks and no ends of lines: what holds one could begin a line of its own. */
function uri(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]/gu, '')
}

/** In bytes, without the end of the line (3.1). */
const LINE_LIMIT = 75

/** Goes on in the next line behind a blank. A character is never halved, though the rule would allow it. */
function folded(line: string): string {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_LIMIT) [text, bytes] = [`${text}\r\n `, 1]
    text += character
    bytes += size
  }
  return text
}
