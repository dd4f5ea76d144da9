import { expect, test } from 'vitest'
import { calendarDate } from '../../../../core/domain/calendar-date.ts'

test.each(['2026-11-21', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('%s is a day', (text) => {
  expect(calendarDate(text)?.toISOString()).toBe(`${text}T00:00:00.000Z`)
})

test.each([
  '',
  '2025-02-29',
  '1900-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-01',
  '2026-01-00',
  '2026-1-1',
  '2026-11',
])('%j is none', (text) => {
  expect(calendarDate(text)).toBeNull()
})

test.each([' 2026-11-21', '2026-11-21T00:00', '21-11-2026', '+002026-11-21', '٢٠٢٦-١١-٢١'])(
  '%j is none',
  (text) => {
    expect(calendarDate(text)).toBeNull()
  },
)
