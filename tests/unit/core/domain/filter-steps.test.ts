import { describe, expect, test } from 'vitest'
import type { FilterLimit } from '../../../../core/domain/filter-limits.ts'
import { limitSteps } from '../../../../core/domain/filter-steps.ts'

const steps = (side: FilterLimit['side'], unit: FilterLimit['unit'], values: readonly number[]) =>
  limitSteps({ side, unit }, 'sale', values)

describe('steps divide the stock', () => {
  test.each([
    [[], { min: [], max: [] }],
    [[300_000], { min: [], max: [] }],
    [[300_000, 400_000], { min: [350_000, 400_000], max: [300_000, 350_000] }],
    [[299_999, 400_001], { min: [300_000, 350_000, 400_000], max: [300_000, 350_000, 400_000] }],
    [[90_000, 130_000], { min: [100_000, 125_000], max: [100_000, 125_000] }],
  ])('sale %j', (prices, { min, max }) => {
    expect(steps('least', 'euro', prices)).toEqual(min)
    expect(steps('most', 'euro', prices)).toEqual(max)
  })

  test('rent has steps of its own', () => {
    const ofRents = (side: FilterLimit['side']) => limitSteps({ side, unit: 'euro' }, 'rent', [850, 1200])
    expect(ofRents('least')).toEqual([900, 1000, 1100, 1200])
    expect(ofRents('most')).toEqual([900, 1000, 1100])
  })

  test.each([
    [[], []],
    [[2, 2], []],
    [
      [0, 3],
      [1, 2, 3],
    ],
    [
      [4, 7],
      [5, 6],
    ],
  ])('bedrooms %j', (counts, offered) => {
    expect(steps('least', 'count', counts)).toEqual(offered)
  })

  test.each([
    [
      [1, 20_261_215, 20_261_220],
      [1, 20_270_101],
    ],
    [[20_270_601], [20_270_601]],
    [
      [20_270_602, 20_270_531],
      [20_270_601, 20_270_701],
    ],
  ])('days %j are offered by the first of the month', (days, offered) => {
    expect(limitSteps({ unit: 'day', side: 'most' }, 'sale', [...days, null])).toEqual(offered)
  })

  test('a fact is offered where one home has it and another does not', () => {
    const lifts = (column: readonly (number | null)[]) =>
      limitSteps({ unit: 'presence', side: 'least' }, 'sale', column)
    expect([lifts([1, null]), lifts([1, 1]), lifts([null])]).toEqual([[1], [], []])
  })

  test('surfaces', () => {
    expect(steps('least', 'squareMetre', [80, 150])).toEqual([100, 125, 150])
  })

  test.each([
    ['sale', 'euro', 25_000],
    ['rent', 'euro', 50],
    ['sale', 'squareMetre', 25],
    ['sale', 'kilowattHour', 50],
    ['sale', 'count', 1],
  ] as const)('are round numbers that ascend: %s, %s', (goal, unit, unitStep) => {
    const all = limitSteps({ unit, side: 'least' }, goal, [-1, 1e9])
    expect(all.length).toBeGreaterThan(7)
    expect(all.filter((step) => step % unitStep !== 0 || step <= 0)).toEqual([])
    expect(all).toEqual(all.toSorted((left, right) => left - right))
    expect(new Set(all).size).toBe(all.length)
  })

  test.each([
    [[], []],
    [[176], []],
    [[-14, 100], [50]],
    [
      [100, 241],
      [100, 150, 200],
    ],
  ])('energy %j', (values, offered) => {
    expect(steps('most', 'kilowattHour', values)).toEqual(offered)
  })
})
