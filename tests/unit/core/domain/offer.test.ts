import { expect, test } from 'vitest'
import type { AdvanceRule } from '../../../../core/domain/offer.ts'
import { advancePercent } from '../../../../core/domain/offer.ts'

test.each<[readonly AdvanceRule[] | undefined, number | null]>([
  [undefined, null],
  [[], null],
  [[{ validFrom: '2026-01-01', percent: 10 }], 10],
  [
    [
      { validFrom: '2026-01-01', percent: 5 },
      { validFrom: '2020-01-01', percent: 10 },
    ],
    5,
  ],
])('by the rules %j the advance is %s per cent', (rules, percent) => {
  expect(advancePercent(rules)).toBe(percent)
})
