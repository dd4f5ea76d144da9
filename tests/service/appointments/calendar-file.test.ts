import { describe, expect, test } from 'vitest'
import { calendarFile } from '../../../core/service/appointments/calendar-file.ts'
import type { Invitation } from '../../../core/service/appointments/calendar-file.ts'

const EVENT: Invitation = {
  uid: '0a1b@kaai.example',
  method: 'REQUEST',
  sequence: 0,
  stamp: Date.parse('2026-11-22T11:00:00.999Z'),
  start: Date.parse('2026-03-29T08:00:00Z'),
  end: Date.parse('2026-03-29T09:00:00Z'),
  summary: 'Bezoek',
  description: 'Tot dan',
  organizer: { name: 'Kaai & Co', email: 'info@kaai.example' },
  attendees: [{ name: 'Noor De Wachter', email: 'noor@voorbeeld.be' }],
}

/** Joins folded lines (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
const property = (file: string, name: string) =>
  unfolded(file).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))

describe('a calendar file', () => {
  test('whole', () => {
    expect(unfolded(calendarFile(EVENT))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//agency-site//appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:0a1b@kaai.example',
      'SEQUENCE:0',
      'DTSTAMP:20261122T110000Z',
      'DTSTART:20260329T080000Z',
      'DTEND:20260329T090000Z',
      'SUMMARY:Bezoek',
      'DESCRIPTION:Tot dan',
      'ORGANIZER;CN="Kaai & Co":mailto:info@kaai.example',
      'ATTENDEE;CN="Noor De Wachter";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:noor@voorbeeld.be',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test('of a cancelled one', () => {
    const file = calendarFile({ ...EVENT, method: 'CANCEL', sequence: 2 })
    expect(['METHOD', 'SEQUENCE', 'STATUS'].map((name) => property(file, name))).toEqual([
      'METHOD:CANCEL',
      'SEQUENCE:2',
      'STATUS:CANCELLED',
    ])
  })

  test('every line ends with CRLF, and no other CR or LF is in it (3.1)', () => {
    const file = calendarFile({
      ...EVENT,
      description: 'één\r\ntwee\rdrie\nvier',
      place: 'Lindekaai 41\n9000 Gent',
    })
    expect(file.endsWith('\r\n')).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(property(file, 'DESCRIPTION')).toBe(String.raw`DESCRIPTION:één\ntwee\ndrie\nvier`)
    expect(property(file, 'LOCATION')).toBe(String.raw`LOCATION:Lindekaai 41\n9000 Gent`)
  })
})

describe('text (3.3.11)', () => {
  test.each([
    ['a,b', String.raw`a\,b`],
    ['a;b', String.raw`a\;b`],
    [String.raw`a\b`, String.raw`a\\b`],
    [String.raw`a\nb`, String.raw`a\\nb`],
    ['a:b "c"', 'a:b "c"'],
    ['a\tb', 'a\tb'],
    ['a\u0000b\u0007c\u007F', 'abc'],
    ['x\r\nATTENDEE:mailto:eve@evil.example', String.raw`x\nATTENDEE:mailto:eve@evil.example`],
  ])('%j', (text, expected) => {
    expect(property(calendarFile({ ...EVENT, summary: text }), 'SUMMARY')).toBe(`SUMMARY:${expected}`)
  })
})

describe('names of people (RFC 6868)', () => {
  test.each([
    ['Noor "Nonna" Peeters', `Noor ^'Nonna^' Peeters`],
    ['a^b', 'a^^b'],
    ['a;b:c,d', 'a;b:c,d'],
    ['x"\r\nDTSTART:2026', `x^' DTSTART:2026`],
  ])('%j', (name, expected) => {
    const file = calendarFile({ ...EVENT, organizer: { name, email: 'info@kaai.example' } })
    expect(property(file, 'ORGANIZER')).toBe(`ORGANIZER;CN="${expected}":mailto:info@kaai.example`)
  })
})

describe('folding (3.1)', () => {
  // "SUMMARY:" takes 8 bytes of the 75.
  test.each([
    ['67 letters fit', 'a'.repeat(67), 1],
    ['68 do not', 'a'.repeat(68), 2],
    ['a blank begins the next line, and counts', 'a'.repeat(67 + 74), 2],
    ['one more', 'a'.repeat(67 + 75), 3],
    ['bytes count, not letters', 'é'.repeat(34), 2],
    ['nor halves of a sign', '😀'.repeat(17), 2],
  ])('%s', (_, summary, count) => {
    const file = calendarFile({ ...EVENT, summary })
    const lines = file.split('\r\n')
    const first = lines.findIndex((line) => line.startsWith('SUMMARY:'))
    const next = lines.findIndex((line, index) => index > first && !line.startsWith(' '))
    expect(next - first).toBe(count)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(property(file, 'SUMMARY')).toBe(`SUMMARY:${summary}`)
  })
})
