import { describe, expect, test } from 'vitest'
import { easterSunday, holidaysOf, isHoliday } from '../../../core/service/appointments/holidays.ts'

// Dates of the astronomical almanac, including the earliest (22 March) and the latest (25 April) possible
// ones.
test.each([
  [1818, '1818-03-22'],
  [1943, '1943-04-25'],
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2076, '2076-04-19'],
])('Easter of %i', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

describe('legal holidays', () => {
  test('Belgium, 2026', () => {
    expect(holidaysOf('BE', 2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-05-25',
      '2026-07-21',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ])
  })

  test('Luxembourg, 2026', () => {
    expect(holidaysOf('LU', 2026)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-09',
      '2026-05-14',
      '2026-05-25',
      '2026-06-23',
      '2026-08-15',
      '2026-11-01',
      '2026-12-25',
      '2026-12-26',
    ])
  })

  test('a day with two of them is named once: Ascension on Labour Day, 2008; on Europe Day, 2024', () => {
    expect(holidaysOf('BE', 2008).filter((day) => day === '2008-05-01')).toHaveLength(1)
    expect(holidaysOf('LU', 2024).filter((day) => day === '2024-05-09')).toHaveLength(1)
    expect([holidaysOf('BE', 2008).length, holidaysOf('LU', 2024).length]).toEqual([9, 10])
  })

  test.each([
    ['BE', '2026-07-21', true],
    ['LU', '2026-07-21', false],
    ['LU', '2026-06-23', true],
    ['BE', '2026-06-23', false],
    ['BE', '2027-03-29', true],
    ['BE', '2027-03-28', false],
    ['BE', '2026-12-26', false],
  ] as const)('%s, %s: %s', (country, day, expected) => {
    expect(isHoliday(country, day)).toBe(expected)
  })
})
