import { expect, test } from 'vitest'
import type { RenovationFields } from '../../../../core/domain/renovation.ts'
import { renovationYears } from '../../../../core/domain/renovation.ts'

const rules = [
  { validFrom: '2023-01-01', years: 5 },
  { validFrom: '2025-12-12', years: 6 },
]
const home: RenovationFields = { Goal: 0, region: 'flanders', label: 'F', home: true }

test.each<[string, Partial<RenovationFields>, number | null]>([
  ['label F', {}, 6],
  ['label E', { label: 'E' }, 6],
  ['label D', { label: 'D' }, null],
  ['label A+', { label: 'A+' }, null],
  ['label G', { label: 'G' }, null],
  ['label E-', { label: 'E-' }, null],
  ['no label', { label: undefined }, null],
  ['for rent', { Goal: 1 }, null],
  ['to take over', { Goal: 2 }, null],
  ['Brussels', { region: 'brussels' }, null],
  ['Wallonia', { region: 'wallonia' }, null],
  ['Luxembourg', { region: 'luxembourg' }, null],
  ['unknown', { region: 'unknown' }, null],
  ['an office', { home: false }, null],
])('%s: %s', (_, change, years) => {
  expect(renovationYears({ ...home, ...change }, rules)).toBe(years)
})

test('without rules there is no notice', () => {
  expect(renovationYears(home, [])).toBeNull()
})
