import { describe, expect, test } from 'vitest'
import { newestRule } from '../../../../core/domain/dated-rule.ts'
import { isHome } from '../../../../core/domain/home-type.ts'
import type { Region } from '../../../../core/domain/region.ts'
import type { DepositFields, DepositRule } from '../../../../core/domain/rental.ts'
import { depositProblem, highestDeposits, maximumDepositMonths } from '../../../../core/domain/rental.ts'

const rules: readonly DepositRule[] = [
  { validFrom: '2019-01-01', months: { flanders: 3, wallonia: 2, brussels: 3, luxembourg: 3 } },
  { validFrom: '2024-11-01', months: { flanders: 3, wallonia: 2, brussels: 2, luxembourg: 2 } },
  { validFrom: '2018-01-01', months: { flanders: 2, wallonia: 2, brussels: 2, luxembourg: 3 } },
]

test.each([
  [[], undefined],
  [['2024-11-01'], '2024-11-01'],
  [['2019-01-01', '2024-11-01', '2018-01-01'], '2024-11-01'],
])('of rules from %j the newest is %s', (dates, newest) => {
  expect(newestRule(dates.map((validFrom) => ({ validFrom })))?.validFrom).toBe(newest)
})

test.each<[Region, number | null]>([
  ['flanders', 3],
  ['wallonia', 2],
  ['brussels', 2],
  ['luxembourg', 2],
  ['unknown', null],
])('in %s at most %s months', (region, months) => {
  expect(maximumDepositMonths(region, rules)).toBe(months)
})

test('the highest deposit of every region, by the rule that holds', () => {
  expect(highestDeposits(rules)).toEqual([
    { region: 'flanders', months: 3 },
    { region: 'brussels', months: 2 },
    { region: 'wallonia', months: 2 },
    { region: 'luxembourg', months: 2 },
  ])
  expect(highestDeposits([])).toEqual([])
})

describe('depositProblem', () => {
  const rental: DepositFields = { Goal: 1, Price: 950, DepositAmount: 2850, region: 'flanders', home: true }

  test.each<[string, Partial<DepositFields>, object | null]>([
    ['three months in Flanders', {}, null],
    ['a cent more', { DepositAmount: 2850.01 }, { maximumMonths: 3, maximumAmount: 2850 }],
    ['two months in Brussels', { region: 'brussels', DepositAmount: 1900 }, null],
    ['three months in Brussels', { region: 'brussels' }, { maximumMonths: 2, maximumAmount: 1900 }],
    ['three months in Wallonia', { region: 'wallonia' }, { maximumMonths: 2, maximumAmount: 1900 }],
    ['a rent with cents', { Price: 950.55, DepositAmount: 2851.65 }, null],
    ['no deposit', { DepositAmount: undefined }, null],
    ['a deposit of nothing', { DepositAmount: 0 }, null],
    ['no rent', { Price: undefined }, null],
    ['a rent of nothing', { Price: 0 }, null],
    ['a sale', { Goal: 0, DepositAmount: 9000 }, null],
    ['a shop', { home: false, DepositAmount: 9000 }, null],
    ['an unknown region', { region: 'unknown', DepositAmount: 9000 }, null],
  ])('%s', (_, change, problem) => {
    expect(depositProblem({ ...rental, ...change }, rules)).toEqual(problem)
  })

  test('without rules nothing can be told', () => {
    expect(depositProblem({ ...rental, DepositAmount: 9000 }, [])).toBeNull()
  })
})

test.each([
  [[], false],
  [[1], true],
  [[2], true],
  [[3], true],
  [[4], false],
  [[5], true],
  [[6], false],
  [[7], false],
  [[8], false],
  [[9], false],
  [[6, 2], true],
])('type groups %j are a home: %s', (types, home) => {
  expect(isHome(types)).toBe(home)
})
