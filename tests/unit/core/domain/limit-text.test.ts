import { expect, test } from 'vitest'
import { formatLimit, limitText, parseLimit, parseNumber } from '../../../../core/domain/limit-text.ts'

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
])('the number of %j is %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test.each([
  ['euro', '450000', 450_000],
  ['count', '2', 2],
  ['count', 'A', undefined],
  ['energyLetter', 'A', 0],
  ['energyLetter', 'C', 2],
  ['energyLetter', 'c', undefined],
  ['energyLetter', 'Z', undefined],
  ['energyLetter', '2', undefined],
] as const)('the limit %s of %j is %s', (unit, text, expected) => {
  expect(parseLimit(unit, text)).toBe(expected)
})

test.each([
  ['euro', 450_000, '450000'],
  ['squareMetre', 120, '120'],
  ['count', 2, '2'],
  ['energyLetter', 2, 'C'],
] as const)('the limit %s of %d stands as %s in an address', (unit, limit, expected) => {
  expect(limitText(unit, limit)).toBe(expected)
})

test.each([
  ['euro', 450_000, /^€.450\.000$/],
  ['squareMetre', 120, /^120.m²$/],
  ['count', 2, /^2$/],
  ['energyLetter', 2, /^C$/],
  ['energyLetter', 99, /^99$/],
] as const)('the limit %s of %d is read as %s', (unit, limit, expected) => {
  expect(formatLimit(unit, limit, 'nl')).toMatch(expected)
})
