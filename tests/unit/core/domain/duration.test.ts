import { describe, expect, test } from 'vitest'
import { daysLong, formatDuration, inDays, inMinutes, minutesLong } from '../../../../core/domain/duration.ts'
import type { Duration } from '../../../../core/domain/duration.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'
import type { Locale } from '../../../../core/languages/codes.ts'

const UNITS = ['minute', 'hour', 'day', 'workingDay', 'week', 'month', 'year'] as const

test.each<[Locale, Duration, string, string?]>([
  ['nl', { count: 1, unit: 'month' }, '1 maand'],
  ['nl', { count: 6, unit: 'month' }, '6 maanden'],
  ['nl', { count: 2, unit: 'year' }, '2 jaar'],
  ['nl', { count: 12, unit: 'hour' }, '12 uur'],
  ['fr', { count: 6, unit: 'month' }, '6 mois'],
  ['fr', { count: 2, unit: 'workingDay' }, '2 jours ouvrables'],
  ['fr', { count: 1, unit: 'year' }, '1 an'],
  ['en', { count: 1, unit: 'day' }, '1 day'],
  ['en', { count: 1500, unit: 'day' }, '1,500 days'],
  ['de', { count: 90, unit: 'day' }, '90 Tage'],
  ['de', { count: 90, unit: 'day' }, '90 Tagen', 'Wir löschen sie nach '],
  ['de', { count: 2, unit: 'workingDay' }, '2 Werktagen', '**Innerhalb von '],
  ['de', { count: 30, unit: 'minute' }, '30 Minuten', 'nach '],
  ['de', { count: 1, unit: 'month' }, '1 Monat', 'nach '],
  // The end of another word is no preposition.
  ['de', { count: 6, unit: 'month' }, '6 Monate', 'danach '],
])('%s %o is %s', (locale, duration, text, before) => {
  expect(formatDuration(duration, locale, before).replace('\u00A0', ' ')).toBe(text)
})

test('a number and its unit stay on one line, in every language and unit', () => {
  for (const locale of LOCALES)
    for (const unit of UNITS) {
      const [one, two] = [1, 2].map((count) => formatDuration({ count, unit }, locale))
      expect(one).toMatch(/^1\u00A0\p{L}+( \p{L}+)?$/u)
      expect(two).toMatch(/^2\u00A0\p{L}+( \p{L}+)?$/u)
    }
})

describe('configured numbers', () => {
  test.each([
    [0, { count: 0, unit: 'day' }],
    [1, { count: 1, unit: 'day' }],
    [364, { count: 364, unit: 'day' }],
    [365, { count: 1, unit: 'year' }],
    [366, { count: 366, unit: 'day' }],
    [1825, { count: 5, unit: 'year' }],
  ])('%d days are %o', (days, duration) => {
    expect(inDays(days)).toEqual(duration)
  })

  test.each([
    [30, { count: 30, unit: 'minute' }],
    [60, { count: 1, unit: 'hour' }],
    [90, { count: 90, unit: 'minute' }],
    [720, { count: 12, unit: 'hour' }],
  ])('%d minutes are %o', (minutes, duration) => {
    expect(inMinutes(minutes)).toEqual(duration)
  })

  test('are milliseconds for the service', () => {
    expect([daysLong(2), minutesLong(3)]).toEqual([172_800_000, 180_000])
  })
})
