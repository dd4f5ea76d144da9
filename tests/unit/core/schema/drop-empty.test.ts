import { describe, expect, test } from 'vitest'
import { dropEmpty } from '../../../../core/schema/drop-empty.ts'

describe('a value is empty when null or blank after trimming', () => {
  test.each<[string, unknown, unknown]>([
    ['null', { a: null, b: 1 }, { b: 1 }],
    ['empty text', { a: '', b: 'x' }, { b: 'x' }],
    ['blank text', { a: ' \t\n\u00a0', b: ' x ' }, { b: ' x ' }],
    [
      'what is not empty stays',
      { a: 0, b: false, c: '0', d: [], e: {} },
      { a: 0, b: false, c: '0', d: [], e: {} },
    ],
    ['at every level', { a: { b: { c: null, d: 1 } } }, { a: { b: { d: 1 } } }],
    ['an object that becomes empty stays', { a: { b: null } }, { a: {} }],
    ['elements of lists stay', { a: [null, '', 1] }, { a: [null, '', 1] }],
    ['objects in lists', [{ a: null }, [{ b: '' }]], [{}, [{}]]],
    ['a value that is no object', null, null],
    ['text', '', ''],
  ])('%s', (_, data, expected) => {
    expect(dropEmpty(data)).toEqual(expected)
  })
})

test('changes the data itself', () => {
  const data = { a: null, b: [{ c: '' }] }
  expect(dropEmpty(data)).toBe(data)
  expect(data).toEqual({ b: [{}] })
})

test('a hundred thousand levels', () => {
  let data: Record<string, unknown> = { a: null }
  const innermost = data
  for (let level = 0; level < 100_000; level += 1) data = { a: level % 2 === 0 ? [data] : data, b: null }
  dropEmpty(data)
  expect(Object.keys(data)).toEqual(['a'])
  expect(Object.keys(innermost)).toEqual([])
})
