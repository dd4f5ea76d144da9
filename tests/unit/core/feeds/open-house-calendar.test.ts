/** The calendar of open-house days, read by the rules of RFC 5545. */
import { describe, expect, test } from 'vitest'
import { instantOf } from '../../../../core/domain/moment.ts'
import { openHouseCalendar } from '../../../../core/feeds/open-house-calendar.ts'
import type { CalendarDay } from '../../../../core/feeds/open-house-calendar.ts'
import { readCalendar } from '../../../support/read-calendar.ts'

const DAY: CalendarDay = {
  record: 'https://x.example/property/1/',
  number: 1,
  day: '2026-12-05',
  from: '10:00',
  to: '12:00',
  summary: 'Opendeur: huis',
  location: 'Veldweg 1, 9000 Gent',
  url: 'https://x.example/nl/te-koop/gent/huis/1/',
  changed: '2026-11-20',
}

function textWith(days: readonly CalendarDay[], name = 'Opendeur'): string {
  return openHouseCalendar({ name, locale: 'nl', days })
}

function read(days: readonly CalendarDay[], name?: string) {
  return readCalendar(Buffer.from(textWith(days, name)))
}

test('an event has its place, its page and the day of the last change', () => {
  const { events, problems } = read([DAY])
  expect(problems).toEqual([])
  expect(events).toEqual([
    {
      uid: 'https://x.example/property/1/#nl-2026-12-05',
      summary: 'Opendeur: huis',
      location: 'Veldweg 1, 9000 Gent',
      description: '',
      url: 'https://x.example/nl/te-koop/gent/huis/1/',
      stamp: '20261120T000000Z',
      start: Date.parse('2026-12-05T09:00:00Z'),
      end: Date.parse('2026-12-05T11:00:00Z'),
    },
  ])
})

test('without a day it is still a calendar, for those who have subscribed', () => {
  const { events, problems, calendar } = read([])
  expect([events, problems]).toEqual([[], []])
  expect(calendar.components).toHaveLength(1)
})

describe('its rules of summer time are those of Belgium', () => {
  const years = [1997, 2026, 2027, 2028, 2031]
  const days = years.flatMap((year) =>
    Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(year, 0, index + 1)).toISOString().slice(0, 10),
    ),
  )
  test.each(['00:30', '10:00', '23:30'])('at %s of each day', (from) => {
    const { events, problems } = read(days.map((day) => ({ ...DAY, day, from, to: '23:59' })))
    expect(problems).toEqual([])
    expect(events.map(({ start }) => start)).toEqual(days.map((day) => instantOf(`${day}T${from}`)))
  })
})

test('openings of one day are two events, and hours that change are the same one', () => {
  const second = { ...DAY, from: '14:00', to: '16:00', number: 2 }
  const { events, problems } = read([DAY, second])
  expect(problems).toEqual([])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
  expect(read([{ ...DAY, from: '11:00' }]).events[0]?.uid).toBe(events[0]?.uid)
})

test('an end that is not after its start is left out', () => {
  const { events, problems } = read([{ ...DAY, to: '10:00' }])
  expect(problems).toEqual([])
  expect(events[0]?.end).toBe(events[0]?.start)
})

test.each([
  ['a; b, c\\d', 'a; b, c\\d'],
  ['end\r\nEND:VEVENT\r\nBEGIN:VEVENT', 'end END:VEVENT BEGIN:VEVENT'],
  ['nul\u0000 bell\u0007', 'nul  bell'],
  ['half \ud83d', 'half \ufffd'],
  ['\u0085next\u009f', 'next'],
  [`lang ${'ééé 🏠 '.repeat(60)}`, `lang ${'ééé 🏠 '.repeat(60)}`.trim()],
  ['x'.repeat(1000), 'x'.repeat(1000)],
])('the text %j stays one text', (text, shown) => {
  const hostile = { ...DAY, summary: text, location: text, record: `https://x.example/${text}` }
  const { events, problems } = read([hostile], text)
  expect(problems).toEqual([])
  expect(events.map(({ summary, location }) => [summary.trim(), location.trim()])).toEqual([[shown, shown]])
})

test('a description keeps its lines, and an address has none', () => {
  const { events, problems } = read([
    { ...DAY, description: 'één\r\ntwee', url: 'https://x.example/a\r\nATTACH:b' },
  ])
  expect(problems).toEqual([])
  expect(events.map(({ description, url }) => [description, url])).toEqual([
    ['één\ntwee', 'https://x.example/aATTACH:b'],
  ])
})

test.each([
  ['\r\n', '\n'],
  ['UID:', 'XUID:'],
  ['DTSTAMP:20261120T000000Z', 'DTSTAMP:20261120T000000'],
  ['T100000', 'T250000'],
  ['T120000', 'T090000'],
  ['TZID=Europe/Brussels', 'TZID=Europe/Paris'],
  ['Gent', 'Gent, België'],
  ['SUMMARY:', `SUMMARY:${'x'.repeat(80)}`],
  ['END:VEVENT\r\n', ''],
  ['VERSION:2.0\r\n', ''],
])('a calendar with %j as %j is not valid', (right, wrong) => {
  const text = textWith([DAY])
  expect(text).toContain(right)
  expect(readCalendar(Buffer.from(text.replaceAll(right, wrong))).problems).not.toEqual([])
})
