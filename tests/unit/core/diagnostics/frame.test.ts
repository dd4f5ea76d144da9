import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../core/diagnostics/frame.ts'
import type { Mark } from '../../../../core/diagnostics/frame.ts'
import { linesOf } from '../../../../core/diagnostics/lines.ts'

function frame(text: string, line: number, column: number, length: number): string {
  const mark: Mark = { line, column, length }
  return `\n${frameOf(linesOf(text), mark)}\n`
}

const RECORD = '{\n  "ID": 4127,\n  "Goal": 0,\n  "Pirce": 895000,\n  "Zip": "9000"\n}\n'

describe('lines around the mark', () => {
  test('two before, one after', () => {
    expect(frame(RECORD, 4, 3, 7)).toBe(`
  2 |   "ID": 4127,
  3 |   "Goal": 0,
> 4 |   "Pirce": 895000,
    |   ^^^^^^^
  5 |   "Zip": "9000"
`)
  })

  test('first line', () => {
    expect(frame(RECORD, 1, 1, 1)).toBe(`
> 1 | {
    | ^
  2 |   "ID": 4127,
`)
  })

  test('last line: the line break at the end starts no line', () => {
    expect(frame(RECORD, 6, 1, 1)).toBe(`
  4 |   "Pirce": 895000,
  5 |   "Zip": "9000"
> 6 | }
    | ^
`)
  })

  test('behind the last line break', () => {
    expect(frame('{\n', 2, 1, 0)).toBe(`
  1 | {
> 2 |
    | ^
`)
  })

  test('empty file', () => {
    expect(frame('', 1, 1, 0)).toBe(`
> 1 |
    | ^
`)
  })

  test('numbers of two and three digits stand in a column', () => {
    expect(frame('x\n'.repeat(120), 99, 1, 1)).toBe(`
   97 | x
   98 | x
>  99 | x
      | ^
  100 | x
`)
  })

  test('past the end of the line', () => {
    expect(frame('ab\ncd', 1, 3, 1)).toBe(`
> 1 | ab
    |   ^
  2 | cd
`)
  })

  test('a mark without length is one sign wide', () => {
    expect(frame('abc', 1, 2, 0)).toBe(`
> 1 | abc
    |  ^
`)
  })
})

describe('columns', () => {
  test('tabs', () => {
    expect(frame('{\n\t"a":\t"b",\n}', 2, 7, 3)).toBe(`
  1 | {
> 2 |     "a":    "b",
    |             ^^^
  3 | }
`)
  })

  test('wide letters before and inside the mark', () => {
    expect(frame('{"東京": "大阪"}', 1, 8, 4)).toBe(`
> 1 | {"東京": "大阪"}
    |          ^^^^^^
`)
  })

  test('combining marks take no column', () => {
    expect(frame('"e\u0301e\u0301": "x"', 1, 9, 3)).toBe(`
> 1 | "e\u0301e\u0301": "x"
    |       ^^^
`)
  })

  test('emoji of two UTF-16 units', () => {
    expect(frame('"🏠🏠": 1', 1, 9, 1)).toBe(`
> 1 | "🏠🏠": 1
    |         ^
`)
  })

  test('escape sequences are shown, not sent', () => {
    expect(frame('"\u001b[31m": 1', 1, 10, 1)).toBe(`
> 1 | "␛[31m": 1
    |          ^
`)
  })

  test('a right-to-left override is spelt out', () => {
    expect(frame('"\u202e": 1', 1, 6, 1)).toBe(`
> 1 | "<U+202E>": 1
    |             ^
`)
  })
})

describe('long lines', () => {
  test('are cut behind the window', () => {
    expect(frame(`${'a'.repeat(10)}${'b'.repeat(300)}`, 1, 1, 10)).toBe(`
> 1 | ${'a'.repeat(10)}${'b'.repeat(90)}…
    | ^^^^^^^^^^
`)
  })

  test('are cut on both sides of a mark in the middle', () => {
    const line = `${'a'.repeat(500)}MARK${'b'.repeat(500)}`
    expect(frame(line, 1, 501, 4)).toBe(`
> 1 | …${'a'.repeat(30)}MARK${'b'.repeat(66)}…
    | ${' '.repeat(31)}^^^^
`)
  })

  test('are shown to the end when the mark is there', () => {
    expect(frame(`${'a'.repeat(500)}MARK`, 1, 501, 4)).toBe(`
> 1 | …${'a'.repeat(30)}MARK
    | ${' '.repeat(31)}^^^^
`)
  })

  test('the marker ends with the window', () => {
    expect(frame('a'.repeat(500), 1, 1, 400)).toBe(`
> 1 | ${'a'.repeat(100)}…
    | ${'^'.repeat(100)}
`)
  })

  test('a line of megabytes takes no more than its window', () => {
    const line = `${'東'.repeat(1_000_000)}MARK${'"a":1,'.repeat(1_000_000)}`
    expect(frame(line, 1, 1_000_001, 4)).toBe(`
> 1 | …${'東'.repeat(15)}MARK${'"a":1,'.repeat(11)}…
    | ${' '.repeat(31)}^^^^
`)
  })

  test('a line of exactly the window is whole', () => {
    expect(frame('a'.repeat(100), 1, 100, 1)).toBe(`
> 1 | ${'a'.repeat(100)}
    | ${' '.repeat(99)}^
`)
  })

  test.each([40, 100, 101, 250, 301, 900])(
    'of %i characters are cut alike with and without accents',
    (length) => {
      for (let start = 0; start <= length; start += 23)
        for (const marked of [0, 1, 40, 400]) {
          const plain = 'a'.repeat(length)
          const shown = frame(plain, 1, start + 1, marked)
          for (const at of [start - 90, start - 31, start, start + 99].filter(
            (each) => each >= 0 && each < length,
          )) {
            const accented = `${plain.slice(0, at)}é${plain.slice(at + 1)}`
            expect(frame(accented, 1, start + 1, marked).replace('é', 'a')).toBe(shown)
          }
        }
    },
  )
})
