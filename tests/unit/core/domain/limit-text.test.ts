import { expect, test } from 'vitest'
import { formatLimit } from '../../../../core/domain/limit-text.ts'
import { parseNumber } from '../../../../core/domain/parse-number.ts'

test.each([
  ['1', 1],
  ['999999999', 999_999_999],
  ['0', undefined],
  ['1000000000', undefined],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['x1', undefined],
  ['B', undefined],
])('the number of %j is %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test.each([
  ['euro', 450_000, /^€.450\.000$/],
  ['squareMetre', 120, /^120.m²$/],
  ['count', 2, /^2$/],
  ['kilowattHour', 200, /^200\u00A0kWh\/m²$/],
] as const)('the limit %s of %d is read as %s', (unit, limit, expected) => {
  expect(formatLimit(unit, limit, 'nl')).toMatch(expected)
})
