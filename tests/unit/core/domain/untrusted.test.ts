import { describe, expect, test } from 'vitest'
import {
  isColumn,
  isCount,
  isList,
  isNumber,
  isOwnAddress,
  isRecord,
  isText,
  parsedJson,
} from '../../../../core/domain/untrusted.ts'

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', null],
  ['{', null],
  [null, null],
])('the JSON of %j', (text, expected) => {
  expect(parsedJson(text)).toEqual(expected)
})

const VALUES: readonly unknown[] = [
  {},
  { a: 1 },
  [],
  ['a'],
  null,
  undefined,
  'a',
  '',
  0,
  1,
  -1,
  0.5,
  NaN,
  Infinity,
  true,
  2 ** 53,
]

test.each([
  ['isRecord', isRecord, [{}, { a: 1 }]],
  ['isText', isText, ['a', '']],
  ['isNumber', isNumber, [0, 1, -1, 0.5, 2 ** 53]],
  ['isCount', isCount, [0, 1]],
] as const)('%s accepts nothing else', (_, check: (value: unknown) => boolean, accepted) => {
  expect(VALUES.filter((value) => check(value))).toEqual(accepted)
})

describe('lists', () => {
  test.each([
    [[], true],
    [['a', 'b'], true],
    [['a', 1], false],
    [[1, 'a'], false],
    ['ab', false],
    [{ length: 0 }, false],
  ])('%j is a list of texts: %s', (value, expected) => {
    expect(isList(value, isText)).toBe(expected)
  })

  test.each([
    [['a', 'b'], 2, true],
    [['a', 'b'], 1, false],
    [['a', 'b'], 3, false],
    [['a', 1], 2, false],
  ])('%j is a column of %d rows: %s', (value, rows, expected) => {
    expect(isColumn(value, rows, isText)).toBe(expected)
  })
})

test.each([
  ['/', true],
  ['/nl/te-koop/?a=b#c', true],
  ['', false],
  ['nl/', false],
  ['//evil.example/', false],
  ['/\\evil.example/', false],
  ['/nl\\evil', false],
  ['/\t/evil.example/', false],
  ['/nl/\n', false],
  ['/nl /', false],
  ['/nl/\u0085', false],
  ['https://evil.example/', false],
  [null, false],
  [1, false],
])('%j is an address of this host: %s', (value, expected) => {
  expect(isOwnAddress(value)).toBe(expected)
})
