import { describe, expect, test } from 'vitest'
import {
  linesOf,
  lineText,
  normaliseText,
  positionAt,
  stretchOf,
} from '../../../../core/diagnostics/lines.ts'

describe('positions', () => {
  const lines = linesOf('ab\n\ncd\n')

  test.each([
    [0, 1, 1],
    [2, 1, 3],
    [3, 2, 1],
    [4, 3, 1],
    [6, 3, 3],
    [7, 4, 1],
    [99, 4, 1],
    [-1, 1, 1],
  ])('offset %i is line %i, column %i', (offset, line, column) => {
    expect(positionAt(lines, offset)).toEqual({ line, column })
  })

  test.each([
    [1, 'ab'],
    [2, ''],
    [3, 'cd'],
    [4, ''],
    [5, ''],
  ])('line %i is %j', (line, text) => {
    expect(lineText(lines, line)).toBe(text)
  })

  test('a stretch ends with its line', () => {
    expect(stretchOf(lines, 1, 6)).toEqual({ line: 1, column: 2, length: 1 })
    expect(stretchOf(lines, 4, 6)).toEqual({ line: 3, column: 1, length: 2 })
  })

  test('every offset of a longer text is found again', () => {
    const text = 'one\n\ntwo three\n\n\nfour'
    const found = linesOf(text)
    for (let offset = 0; offset <= text.length; offset += 1) {
      const before = text.slice(0, offset).split('\n')
      expect(positionAt(found, offset)).toEqual({
        line: before.length,
        column: (before.at(-1) ?? '').length + 1,
      })
    }
  })
})

test.each([
  ['\ufeffa', 'a'],
  ['a\r\nb', 'a\nb'],
  ['a\rb\r', 'a\nb\n'],
  ['a\n', 'a\n'],
])('normalised text of %j', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})
