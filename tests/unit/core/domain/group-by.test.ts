import { expect, test } from 'vitest'
import { groupBy } from '../../../../core/domain/group-by.ts'

test('items stand in the group of each of their keys, in the order in which both are met', () => {
  const groups = groupBy(['ba', 'c', 'ab'], (word) => [...word])
  expect([...groups]).toEqual([
    ['b', ['ba', 'ab']],
    ['a', ['ba', 'ab']],
    ['c', ['c']],
  ])
})

test('an item without a key stands in no group', () => {
  expect(groupBy(['a'], () => []).size).toBe(0)
})
