import { expect, test } from 'vitest'
import { energyRank } from '../../../../core/domain/energy-letters.ts'

test.each([
  ['A', 0],
  ['A++', 0],
  ['b', 1],
  ['I', 8],
  ['J', null],
  ['', null],
  ['+A', null],
  [undefined, null],
])('%s has the rank %s', (label, rank) => {
  expect(energyRank(label)).toBe(rank)
})
