import { expect, test } from 'vitest'
import { isHome } from '../../../../core/domain/home-type.ts'

test.each([
  [[1], true],
  [[2], true],
  [[3], true],
  [[5], true],
  [[4], false],
  [[6], false],
  [[7, 8, 9], false],
  [[7, 1], true],
  [[], false],
])('the categories %j are those of a home: %s', (categories, expected) => {
  expect(isHome(categories)).toBe(expected)
})
