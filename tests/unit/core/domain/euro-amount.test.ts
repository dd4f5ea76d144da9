import { expect, test } from 'vitest'
import { wholeEuros } from '../../../../core/domain/euro-amount.ts'

test.each([
  ['1', 1],
  ['450000', 450_000],
  ['999999999', 999_999_999],
  ['450.000', 450_000],
  ['450,000', 450_000],
  ['450 000', 450_000],
  ['450\u00A0000', 450_000],
  ['1\u202F450\u202F000', 1_450_000],
  ['45.000', 45_000],
  ['0', null],
  ['01', null],
  ['1000000000', null],
  ['1.450.000.000', null],
  ['450.00', null],
  ['4500.000', null],
  ['.450', null],
  ['450.000,00', null],
  ['€ 450.000', null],
  ['450.000x', null],
  ['x450.000', null],
  ['', null],
])('%j is %s euros', (text, amount) => {
  expect(wholeEuros(text)).toBe(amount)
})
