import { expect, test } from 'vitest'
import { secondsToWait } from '../../../../core/domain/form-guards.ts'

const NOW = 1_795_000_000_000

test.each([
  [0, 3],
  [1, 3],
  [1000, 2],
  [1001, 2],
  [2000, 1],
  [2999, 1],
  [3000, 0],
  [3001, 0],
  [86_400_000, 0],
])('sent after %d ms: %d seconds are missing', (passed, missing) => {
  expect(secondsToWait(String(NOW - passed), NOW)).toBe(missing)
})

test.each([
  ['no script', undefined],
  ['a script that did nothing', ''],
  ['a clock that is ahead', String(NOW + 1)],
  ['a clock that is a day ahead', String(NOW + 86_400_000)],
  ['no number', 'yesterday'],
  ['a number of another kind', '1e12'],
  ['a number after a letter', `x${NOW}`],
  ['a number before a letter', `${NOW}x`],
  ['a number that is too long', '9'.repeat(400)],
])('%s tells nothing', (_, startedAt) => {
  expect(secondsToWait(startedAt, NOW)).toBe(0)
})
