import { describe, expect, test } from 'vitest'
import type { ServiceConfig } from '../../../core/schema/service-config.ts'
import { HOUR, MINUTE, openingRules } from '../../../core/service/appointments/opening.ts'
import { bookableDays, fits, isOpenDay, startsOfDay } from '../../../core/service/appointments/slots.ts'
import type { Engagement } from '../../../core/service/appointments/slots.ts'
import { wallTime } from '../../../core/service/time-zone.ts'

const WEEK = [
  { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  { days: [6], from: '10:00', to: '13:00' },
]
const office = { id: 'gent', name: {}, country: 'BE' as const, openingHours: WEEK }
const rulesOf = (appointments: ServiceConfig['appointments'] = {}, hours = WEEK) =>
  openingRules({ appointments }, { ...office, openingHours: hours })

interface Asked {
  readonly day: string
  readonly config?: ServiceConfig['appointments']
  readonly hours?: typeof WEEK
  readonly outside?: boolean
  readonly notBefore?: number
}

/** The starts in local time. */
function starts({ day, config, hours, outside = false, notBefore = 0 }: Asked): readonly string[] {
  const rules = rulesOf(config, hours)
  return startsOfDay(day, { outside, notBefore }, rules).map((start) => {
    const { minutes } = wallTime(start, rules.zone)
    return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`
  })
}

describe('the rules of an office', () => {
  test('without configuration: one hour, one at a time, four hours before, sixty days ahead, holidays of its country', () => {
    expect(rulesOf()).toMatchObject({
      confirm: 'service',
      capacity: 1,
      length: HOUR,
      travel: 0,
      notice: 4 * HOUR,
      daysAhead: 60,
      holidays: 'BE',
    })
    expect(openingRules({}, { ...office, country: 'LU' }).holidays).toBe('LU')
  })

  test('values of the office replace those of all', () => {
    const appointments = {
      capacity: 2,
      length: 30,
      offices: { gent: { length: 45 }, brussel: { capacity: 5 } },
    }
    expect(rulesOf(appointments)).toMatchObject({ capacity: 2, length: 45 * MINUTE })
  })
})

describe('days', () => {
  test.each<[string, ServiceConfig['appointments'], boolean]>([
    ['2026-11-23', {}, true],
    ['2026-11-28', {}, true],
    ['2026-11-29', {}, false],
    ['2026-11-28', { days: [1, 2, 3, 4, 5] }, false],
    ['2026-11-29', { days: [7] }, false],
    ['2026-11-23', { days: [] }, false],
    ['2026-12-25', {}, false],
    ['2026-12-25', { holidays: 'none' }, true],
    ['2026-12-26', {}, true],
    ['2026-12-26', { holidays: 'LU' }, false],
    ['2026-12-24', { closed: ['2026-12-24'] }, false],
    ['2026-12-23', { closed: ['2026-12-24'] }, true],
    ['2026-12-24', { offices: { gent: { closed: ['2026-12-24'] } } }, false],
    ['2026-12-24', { offices: { brussel: { closed: ['2026-12-24'] } } }, true],
  ])('%s with %j: %s', (day, config, expected) => {
    expect(isOpenDay(day, rulesOf(config))).toBe(expected)
  })

  test('an office without opening hours has none', () => {
    expect(isOpenDay('2026-11-23', rulesOf({}, []))).toBe(false)
    expect(starts({ day: '2026-11-23', hours: [] })).toEqual([])
  })

  test('today is that of the agency, not of the server', () => {
    // A quarter past midnight in Brussels, still the 22nd in UTC.
    const now = Date.parse('2026-11-22T23:15:00Z')
    expect(bookableDays(now, rulesOf({ ahead: 2 }))).toEqual(['2026-11-23', '2026-11-25'])
  })
})

describe('hours: nothing begins before the office opens or ends after it closes', () => {
  test.each<[string, Asked, readonly string[]]>([
    [
      'a weekday',
      { day: '2026-11-24' },
      ['9:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
    ],
    ['a Saturday', { day: '2026-11-28' }, ['10:00', '11:00', '12:00']],
    ['a Sunday', { day: '2026-11-29' }, []],
    [
      'half hours',
      { day: '2026-11-28', config: { length: 30 } },
      ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
    ],
    [
      'the rest of a day is too short',
      { day: '2026-11-28', config: { length: 50 } },
      ['10:00', '10:50', '11:40'],
    ],
    ['exactly to the end', { day: '2026-11-28', config: { length: 90 } }, ['10:00', '11:30']],
    ['longer than the day', { day: '2026-11-28', config: { length: 240 } }, []],
    [
      'outside the office, with half an hour to drive',
      { day: '2026-11-28', config: { length: 30, travel: 30 }, outside: true },
      ['10:00', '11:00', '12:00'],
    ],
    [
      'at the office nobody drives',
      { day: '2026-11-28', config: { length: 60, travel: 30 } },
      ['10:00', '11:00', '12:00'],
    ],
    [
      'a break',
      {
        day: '2026-11-24',
        hours: [
          { days: [2], from: '13:30', to: '15:30' },
          { days: [2], from: '09:00', to: '11:00' },
        ],
      },
      ['9:00', '10:00', '13:30', '14:30'],
    ],
  ])('%s', (_, asked, expected) => {
    expect(starts(asked)).toEqual(expected)
  })

  test.each([
    ['2026-11-28T09:00:00Z', ['10:00', '11:00', '12:00']],
    ['2026-11-28T09:00:00.001Z', ['11:00', '12:00']],
    ['2026-11-28T11:00:00.001Z', []],
  ])('not before %s', (instant, expected) => {
    expect(starts({ day: '2026-11-28', notBefore: Date.parse(instant) })).toEqual(expected)
  })
})

describe('the days on which clocks change', () => {
  const sunday = [{ days: [7], from: '01:00', to: '05:00' }]

  test('in spring the hour that is skipped has no start', () => {
    expect(starts({ day: '2026-03-29', hours: sunday })).toEqual(['1:00', '3:00', '4:00'])
  })

  test('in autumn the hour that comes twice is given once', () => {
    const rules = rulesOf({}, sunday)
    const found = startsOfDay('2026-10-25', { outside: false, notBefore: 0 }, rules)
    expect(found.map((start) => new Date(start).toISOString().slice(11, 16))).toEqual([
      '23:00',
      '00:00',
      '02:00',
      '03:00',
    ])
  })

  test.each([
    ['2026-03-28', '2026-03-28T09:00:00.000Z'],
    ['2026-03-30', '2026-03-30T07:00:00.000Z'],
    ['2026-10-24', '2026-10-24T08:00:00.000Z'],
    ['2026-10-26', '2026-10-26T08:00:00.000Z'],
  ])('the first hour of %s is %s', (day, instant) => {
    const [first = 0] = startsOfDay(day, { outside: false, notBefore: 0 }, rulesOf())
    expect(new Date(first).toISOString()).toBe(instant)
  })
})

describe('what is free', () => {
  const at = (start: number, rest: Partial<Engagement> = {}): Engagement => ({
    office: 'gent',
    start: start * MINUTE,
    end: (start + 60) * MINUTE,
    outside: false,
    property: null,
    person: null,
    ...rest,
  })
  const visit = (start: number, property: string, person: string | null = null) =>
    at(start, { outside: true, property, person })
  const one = { capacity: 1, travel: 30 * MINUTE }
  const two = { capacity: 2, travel: 30 * MINUTE }

  test.each<[string, Engagement, readonly Engagement[], typeof one, boolean]>([
    ['an empty agenda', at(0), [], one, true],
    ['the same hour', at(0), [at(0)], one, false],
    ['the hour after it', at(60), [at(0)], one, true],
    ['the hour before it', at(0), [at(60)], one, true],
    ['a minute too early', at(59), [at(0)], one, false],
    ['another office', at(0), [at(0, { office: 'brussel' })], one, true],
    ['a visit right after a meeting: no time to drive', visit(60, '1'), [at(0)], one, false],
    ['a visit half an hour later', visit(90, '1'), [at(0)], one, true],
    ['two visits with one drive between them', visit(90, '2'), [visit(0, '1')], one, true],
    ['two visits without', visit(60, '2'), [visit(0, '1')], one, false],
    ['a second person', visit(0, '2'), [visit(0, '1')], two, true],
    ['a third visit', visit(0, '3'), [visit(0, '1'), visit(0, '2')], two, false],
    ['three meetings in a row take one person', visit(60, '1'), [at(0), at(60), at(120)], two, true],
    ['the same home at the same hour', visit(0, '1'), [visit(0, '1')], two, false],
    ['the same home, half the hour', visit(30, '1'), [visit(0, '1')], two, false],
    [
      'the same home from another office',
      visit(0, '1'),
      [at(0, { property: '1', office: 'brussel' })],
      two,
      false,
    ],
    ['the same agent at another home', visit(0, '2', 'Lien'), [visit(0, '1', 'Lien')], two, false],
    ['another agent', visit(0, '2', 'Bram'), [visit(0, '1', 'Lien')], two, true],
    ['the same agent, on the way', visit(60, '2', 'Lien'), [visit(0, '1', 'Lien')], two, false],
  ])('%s', (_, wanted, taken, rules, expected) => {
    expect(fits(wanted, taken, rules)).toBe(expected)
  })
})
