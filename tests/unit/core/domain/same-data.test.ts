import { expect, test } from 'vitest'
import { sameData } from '../../../../core/domain/same-data.ts'

const CARD = { id: 1, price: { text: '€ 1' }, facts: ['3 m²', '4 m²'] }

test.each<[string, unknown, unknown, boolean]>([
  ['the very same', CARD, CARD, true],
  ['a copy', CARD, structuredClone(CARD), true],
  ['another value further down', CARD, { ...CARD, price: { text: '€ 2' } }, false],
  ['one more in a list', CARD, { ...CARD, facts: ['3 m²', '4 m²', '5 m²'] }, false],
  ['one less in a list', CARD, { ...CARD, facts: ['3 m²'] }, false],
  ['another order in a list', ['a', 'b'], ['b', 'a'], false],
  ['another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ['one key more', { a: 1 }, { a: 1, b: 2 }, false],
  ['one key less', { a: 1, b: 2 }, { a: 1 }, false],
  ['another key with the same value', { a: 1 }, { b: 1 }, false],
  ['a key without a value', { a: undefined }, {}, false],
  ['nothing and no value', null, undefined, false],
  ['nothing and an object', null, {}, false],
  ['an empty list and an empty object', [], {}, false],
  ['a list and an object of the same keys', ['a'], { 0: 'a' }, false],
  ['a number and its text', 1, '1', false],
  ['no number', NaN, NaN, true],
])('%s', (_, left, right, expected) => {
  expect(sameData(left, right)).toBe(expected)
  expect(sameData(right, left)).toBe(expected)
})
