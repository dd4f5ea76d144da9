import { describe, expect, test } from 'vitest'
import { dotted, oneOf, shorten, show } from '../../../../core/diagnostics/words.ts'

describe('values in messages', () => {
  test.each([
    ['next week', '"next week"'],
    [' 12', '" 12"'],
    ['', '""'],
    [3, '3'],
    [true, 'true'],
    [null, 'null'],
    [[1], 'a list'],
    [[], 'an empty list'],
    [{ a: 1 }, 'an object'],
    [{}, 'an empty object'],
    ['x'.repeat(60), `"${'x'.repeat(60)}"`],
    ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ])('%j', (value, expected) => {
    expect(show(value)).toBe(expected)
  })

  test('a character beyond the basic plane is never halved', () => {
    expect(shorten(`${'x'.repeat(58)}🏠🏠`, 60)).toBe(`${'x'.repeat(58)}…`)
  })
})

describe('choices', () => {
  test.each([
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
    [['text', 'an object with nl, fr'], 'text, or an object with nl, fr'],
    [[], ''],
  ])('%j', (words, expected) => {
    expect(oneOf(words)).toBe(expected)
  })
})

describe('ways through data', () => {
  test.each([
    [['Price'], 'Price'],
    [['params', 'modules', 2, 'span'], 'params.modules[2].span'],
    [[3, 'ID'], '[3].ID'],
    [['top-bar', '$schema'], 'top-bar.$schema'],
    [['a b', 'c.d'], '["a b"]["c.d"]'],
    [['c.d'], 'c.d'],
    [['a "b"'], '["a "b""]'],
    [[], ''],
  ])('%j', (path, expected) => {
    expect(dotted(path)).toBe(expected)
  })
})
