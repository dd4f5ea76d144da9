import { expect, test } from 'vitest'
import { sameList } from '../../../../core/domain/same-list.ts'

const [a, b] = [{}, {}]

test.each([
  ['the same objects', [a, b], [a, b], true],
  ['nothing, as before', [], [], true],
  ['another order', [a, b], [b, a], false],
  ['an equal object', [a], [{}], false],
  ['one more', [a], [a, b], false],
  ['one less', [a, b], [a], false],
])('of %s', (_, before, now, isKept) => {
  expect(sameList(before, now)).toBe(isKept ? before : now)
})

test('at first there is no list before', () => {
  const now = [a]
  expect(sameList(undefined, now)).toBe(now)
})
