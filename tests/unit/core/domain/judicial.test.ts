import { expect, test } from 'vitest'
import { judicialDecisionOf } from '../../../../core/domain/judicial.ts'

test.each([
  [-2, null],
  [-1, null],
  [0, 'no'],
  [1, 'yes'],
  [2, 'on-request'],
  [3, null],
  [0.5, null],
  [undefined, null],
])('code %s means %s', (code, decision) => {
  expect(judicialDecisionOf(code)).toBe(decision)
})
