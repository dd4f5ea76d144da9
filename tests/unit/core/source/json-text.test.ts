import { describe, expect, test } from 'vitest'
import { countKeys, tooDeepAt } from '../../../../core/source/json-text.ts'

describe('keys in valid JSON text', () => {
  test.each([
    ['{}', 0],
    ['"a: b"', 0],
    ['{"a":1,"a":2,"b":{"c":3}}', 4],
    ['{ "a" \n\t: ["b", "c : d"] }', 1],
    [String.raw`{"\"":1}`, 1],
    [String.raw`{"a\\":"\\","b":1}`, 2],
    [String.raw`["\": ", "\\\": ", "\\"]`, 0],
    [String.raw`{"\\\"":"\\\\","\\\\":"\\\""}`, 2],
  ])('%s has %i', (text, keys) => {
    expect(countKeys(text)).toBe(keys)
  })
})

describe('the bracket that opens one level too many', () => {
  test.each([
    ['[[]]', 2, null],
    ['[[[]]]', 2, 2],
    ['[{"a":[]}]', 2, 6],
    ['[[],[],[]]', 2, null],
    ['["[[[",[]]', 2, null],
    [String.raw`["\"[[[",[]]`, 2, null],
    [String.raw`["\\",[[]]]`, 2, 7],
    ['["a\n[[', 2, 5],
    ['[}[}[', 2, 4],
    ['', 2, null],
  ])('%j, limit %i', (text, limit, offset) => {
    expect(tooDeepAt(text, limit)).toBe(offset)
  })
})
