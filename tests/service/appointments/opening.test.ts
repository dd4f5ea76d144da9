import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../core/domain/locale.ts'
import type { ServiceConfig } from '../../../core/schema/service-config.ts'
import { isOpen, openingRules, placeOf, startsWithin } from '../../../core/service/appointments/opening.ts'
import { wallTime } from '../../../core/service/time-zone.ts'

const BELGIAN = { offices: [{ name: {}, country: 'BE' as const }] }
const rulesOf = (appointments: ServiceConfig['appointments'] = {}, site = BELGIAN) =>
  openingRules({ appointments }, site)
const RULES = rulesOf()

/** Sunday 22 November 2026, 12:00 in Brussels. */
const NOW = Date.parse('2026-11-22T11:00:00Z')

interface Asked {
  readonly from: string
  readonly to?: string
  readonly slots?: readonly string[]
  readonly language?: Locale
  readonly now?: number
  readonly rules?: typeof RULES
}

/** As the clock shows them: `11-23 10:00`. */
function starts({ from, to = from, slots = [], language = 'nl', now = NOW, rules = RULES }: Asked) {
  return [...startsWithin({ from, to, slots, language }, now, rules)].map((instant) => {
    const { day, minutes } = wallTime(instant, rules.zone)
    return `${day.slice(5)} ${String(minutes / 60)}:00`
  })
}

describe('what is configured', () => {
  test('says nothing: one at a time, Monday to Saturday, four hours before, sixty days ahead, holidays of the office', () => {
    expect(openingRules({}, { offices: [] })).toEqual({
      zone: 'Europe/Brussels',
      capacity: 1,
      weekdays: [1, 2, 3, 4, 5, 6],
      holidays: 'BE',
      closed: [],
      notice: 4 * 3_600_000,
      daysAhead: 60,
    })
    expect(openingRules({}, { offices: [{ name: {}, country: 'LU' }] }).holidays).toBe('LU')
  })
})

describe('days', () => {
  test.each<[string, ServiceConfig['appointments'], boolean]>([
    ['2026-11-23', {}, true],
    ['2026-11-28', {}, true],
    ['2026-11-29', {}, false],
    ['2026-11-29', { days: [7] }, true],
    ['2026-11-23', { days: [7] }, false],
    ['2026-11-23', { days: [] }, false],
    ['2026-12-25', {}, false],
    ['2026-12-25', { holidays: 'none' }, true],
    ['2026-12-26', {}, true],
    ['2026-12-26', { holidays: 'LU' }, false],
    ['2026-12-24', { closed: ['2026-12-24'] }, false],
    ['2026-12-23', { closed: ['2026-12-24'] }, true],
  ])('%s with %j: %s', (day, config, expected) => {
    expect(isOpen(day, rulesOf(config))).toBe(expected)
  })
})

describe('hours', () => {
  const DUTCH = [10, 11, 12, 13, 14, 15, 16, 17, 18].map((hour) => `11-24 ${String(hour)}:00`)
  const FRENCH = DUTCH.filter((start) => !start.endsWith('13:00'))

  test.each<[Locale, readonly string[]]>([
    ['nl', DUTCH],
    ['fr', FRENCH],
    ['en', DUTCH],
    ['de', DUTCH],
  ])('of a day in %s', (language, expected) => {
    expect(starts({ from: '2026-11-24', language })).toEqual(expected)
  })

  test.each([
    [['10:00-13:00'], [10, 11, 12]],
    [['13:00-16:00'], [13, 14, 15]],
    [['14:00-16:00'], [14, 15]],
    [['16:00-19:00'], [16, 17, 18]],
    [
      ['16:00-19:00', '10:00-13:00'],
      [10, 11, 12, 16, 17, 18],
    ],
    [
      ['13:00-16:00', '14:00-16:00'],
      [13, 14, 15],
    ],
  ])('of the wish %j', (slots, hours) => {
    expect(starts({ from: '2026-11-24', slots })).toEqual(hours.map((hour) => `11-24 ${String(hour)}:00`))
  })

  test('an evening before a holiday is the last, the morning after it the next', () => {
    const slots = ['16:00-19:00']
    expect(starts({ from: '2026-12-24', to: '2026-12-26', slots })).toEqual([
      '12-24 16:00',
      '12-24 17:00',
      '12-24 18:00',
      '12-26 16:00',
      '12-26 17:00',
      '12-26 18:00',
    ])
  })
})

describe('notice', () => {
  const slots = ['10:00-13:00']
  // Monday: at six somebody asks for ten, which is four hours before.
  test.each([
    ['2026-11-23T05:00:00Z', ['11-23 10:00', '11-23 11:00', '11-23 12:00']],
    ['2026-11-23T05:00:00.001Z', ['11-23 11:00', '11-23 12:00']],
    ['2026-11-23T07:00:00Z', ['11-23 12:00']],
    ['2026-11-23T07:00:00.001Z', []],
  ])('asked at %s', (now, expected) => {
    expect(starts({ from: '2026-11-23', slots, now: Date.parse(now) })).toEqual(expected)
  })

  test('none: until the very moment', () => {
    const rules = rulesOf({ notice: 0 })
    const now = Date.parse('2026-11-23T09:00:00Z')
    expect(starts({ from: '2026-11-23', slots, now, rules })[0]).toBe('11-23 10:00')
    expect(starts({ from: '2026-11-23', slots, now: now + 1, rules })[0]).toBe('11-23 11:00')
  })
})

describe('the period', () => {
  const slots = ['10:00-13:00']

  test('days that are over do not count, days too far ahead neither', () => {
    const rules = rulesOf({ ahead: 2 })
    const all = starts({ from: '2000-01-01', to: '2999-12-31', slots, rules })
    expect([all[0], all.at(-1)]).toEqual(['11-23 10:00', '11-24 12:00'])
  })

  test.each([
    ['2026-11-20', '2026-11-21', 'past'],
    ['2026-11-20', '2026-11-22', 'within'],
    ['2027-01-21', '2027-01-25', 'within'],
    ['2027-01-22', '2027-01-25', 'too-far'],
  ])('%s to %s is %s', (from, to, expected) => {
    expect(placeOf({ from, to }, NOW, RULES)).toBe(expected)
  })

  test('today is that of the agency, not of the server', () => {
    // A quarter past midnight in Brussels, still the 22nd in UTC.
    const now = Date.parse('2026-11-22T23:15:00Z')
    expect(placeOf({ from: '2026-11-22', to: '2026-11-22' }, now, RULES)).toBe('past')
  })
})

describe('the days on which clocks are changed', () => {
  const rules = rulesOf({ days: [7], notice: 0 })
  test.each([
    ['2026-03-28T12:00:00Z', '2026-03-29', '2026-03-29T08:00:00Z'],
    ['2026-10-24T12:00:00Z', '2026-10-25', '2026-10-25T09:00:00Z'],
  ])('asked at %s: ten o’clock of %s is %s', (now, day, first) => {
    const wish = { from: day, to: day, slots: [], language: 'nl' as const }
    const all = [...startsWithin(wish, Date.parse(now), rules)]
    expect(all[0]).toBe(Date.parse(first))
    expect(all.map((instant, index) => instant - (all[index - 1] ?? instant))).toEqual([
      0,
      ...Array.from({ length: 8 }, () => 3_600_000),
    ])
  })
})
