import { describe, expect, test } from 'vitest'
import {
  bedroomSteps,
  energyRank,
  energySteps,
  priceSteps,
  surfaceSteps,
} from '../../../../core/domain/filter-steps.ts'

describe('steps part the stock', () => {
  test.each([
    [[], { min: [], max: [] }],
    [[300_000], { min: [], max: [] }],
    [[300_000, 400_000], { min: [350_000, 400_000], max: [300_000, 350_000] }],
    [[299_999, 400_001], { min: [300_000, 350_000, 400_000], max: [300_000, 350_000, 400_000] }],
    [[90_000, 130_000], { min: [100_000, 125_000], max: [100_000, 125_000] }],
  ])('sale %j', (prices, steps) => {
    expect(priceSteps('sale', prices)).toEqual(steps)
  })

  test('rent has steps of its own', () => {
    expect(priceSteps('rent', [850, 1200]).min).toEqual([900, 1000, 1100, 1200])
    expect(priceSteps('rent', [850, 1200]).max).toEqual([900, 1000, 1100])
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
  ])('bedrooms %j', (counts, steps) => {
    expect(bedroomSteps(counts)).toEqual(steps)
  })

  test('surfaces', () => {
    expect(surfaceSteps([80, 150])).toEqual([100, 125, 150])
  })

  test.each([
    [[], []],
    [[2], []],
    [
      [0, 3],
      ['A', 'B', 'C'],
    ],
    [[1, 2], ['B']],
  ])('energy %j', (letters, steps) => {
    expect(energySteps(letters)).toEqual(steps)
  })
})

test.each([
  ['A++', 0],
  ['A', 0],
  ['A-', 0],
  ['B+', 1],
  ['g', 6],
  ['I', 8],
  ['J', null],
  ['', null],
  [undefined, null],
])('label %j ranks %j', (label, rank) => {
  expect(energyRank(label)).toBe(rank)
})
