/** The matcher decides which properties meet the limits of a list or of a registered search. */
import { describe, expect, test } from 'vitest'
import type { FilterName } from '../../../../core/domain/filter-columns.ts'
import type { FilterLimits } from '../../../../core/domain/filter-limits.ts'
import { filterMatcher } from '../../../../core/domain/filter-matcher.ts'

const TODAY = 20_270_115

const matches = (
  limits: FilterLimits,
  values: Readonly<Partial<Record<FilterName, number>>>,
  types: readonly number[] = [],
) => filterMatcher({ types, limits }, TODAY)({ types: [1], valueOf: (column) => values[column] })

test.each<[FilterLimits, Readonly<Partial<Record<FilterName, number>>>, boolean]>([
  [{}, {}, true],
  [{ garden: 1 }, { garden: 80 }, true],
  [{ garden: 100 }, { garden: 80 }, false],
  [{ garden: 1 }, {}, false],
  [{ epc: 2 }, { epc: 2 }, true],
  [{ epc: 2 }, { epc: 3 }, false],
  [{ min: 100, max: 200 }, { price: 200 }, true],
  [{ min: 100, max: 200 }, { price: 201 }, false],
  [{ lift: 1, terrace: 1 }, { lift: 1 }, false],
])('limits of %j and values of %j: %s', (limits, values, isMet) => {
  expect(matches(limits, values)).toBe(isMet)
})

test('a property is of one of the types', () => {
  expect([matches({}, {}, [2, 1]), matches({}, {}, [2])]).toEqual([true, false])
})

describe('a home is available', () => {
  test.each([
    [1, 1, true],
    [1, TODAY, true],
    [1, TODAY + 1, false],
    [20_270_201, TODAY + 1, true],
    [20_270_201, 20_270_202, false],
  ])('by %i if it is from %i: %s', (available, day, isMet) => {
    expect(matches({ available }, { available: day })).toBe(isMet)
  })
})
