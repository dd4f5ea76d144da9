import { describe, expect, test } from 'vitest'
import { addDays, dayOf, instantOf, instantsOf, wallTime, weekdayOf } from '../../core/service/time-zone.ts'

const ZONE = 'Europe/Brussels'
const at = (iso: string) => Date.parse(iso)
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

describe('what the clock shows', () => {
  test.each([
    ['2026-01-15T09:00:00Z', '2026-01-15', '10:00'],
    ['2026-07-15T08:00:00Z', '2026-07-15', '10:00'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '00:00'],
    ['2026-12-31T22:59:59Z', '2026-12-31', '23:59'],
    // Summer begins: after 01:59:59 comes 03:00.
    ['2026-03-29T00:59:59Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    // Summer ends: after 02:59:59 comes 02:00 again.
    ['2026-10-25T00:59:59Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
    ['2026-10-25T02:00:00Z', '2026-10-25', '03:00'],
  ])('at %s: %s %s', (iso, day, time) => {
    expect(wallTime(at(iso), ZONE)).toEqual({ day, minutes: minutes(time) })
    expect(dayOf(at(iso), ZONE)).toBe(day)
  })
})

describe('when the clock shows', () => {
  test.each([
    ['2026-01-15', '10:00', ['2026-01-15T09:00:00Z']],
    ['2026-07-15', '10:00', ['2026-07-15T08:00:00Z']],
    ['2026-07-15', '00:00', ['2026-07-14T22:00:00Z']],
    ['2026-03-29', '01:59', ['2026-03-29T00:59:00Z']],
    ['2026-03-29', '02:00', []],
    ['2026-03-29', '02:59', []],
    ['2026-03-29', '03:00', ['2026-03-29T01:00:00Z']],
    ['2026-03-29', '10:00', ['2026-03-29T08:00:00Z']],
    ['2026-10-25', '01:59', ['2026-10-24T23:59:00Z']],
    ['2026-10-25', '02:00', ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z']],
    ['2026-10-25', '02:59', ['2026-10-25T00:59:00Z', '2026-10-25T01:59:00Z']],
    ['2026-10-25', '03:00', ['2026-10-25T02:00:00Z']],
    ['2026-10-25', '10:00', ['2026-10-25T09:00:00Z']],
  ])('%s %s', (day, time, expected) => {
    expect(instantsOf({ day, minutes: minutes(time) }, ZONE)).toEqual(expected.map(at))
  })

  test.each([
    ['the hour that is skipped counts as before it', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['of the hour that comes twice, the first is meant', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['any other is itself', '2026-10-25', '16:00', '2026-10-25T15:00:00Z'],
  ])('one instant: %s', (_, day, time, iso) => {
    expect(instantOf({ day, minutes: minutes(time) }, ZONE)).toBe(at(iso))
  })

  test('every hour of a year leads back to itself, or does not exist', () => {
    const missing: string[] = []
    const twice: string[] = []
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      for (let hour = 0; hour < 24; hour += 1) {
        const time = { day, minutes: hour * 60 }
        const instants = instantsOf(time, ZONE)
        for (const instant of instants) expect(wallTime(instant, ZONE)).toEqual(time)
        if (instants.length === 0) missing.push(`${day} ${String(hour)}`)
        if (instants.length === 2) twice.push(`${day} ${String(hour)}`)
      }
    }
    expect([missing, twice]).toEqual([['2026-03-29 2'], ['2026-10-25 2']])
  })

  test('Luxembourg has the same clock', () => {
    const time = { day: '2026-07-15', minutes: 600 }
    expect(instantsOf(time, 'Europe/Luxembourg')).toEqual(instantsOf(time, ZONE))
  })
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-24', 2, '2026-10-26'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected)
})

test.each([
  ['2026-11-23', 1],
  ['2026-11-28', 6],
  ['2026-11-29', 7],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})
