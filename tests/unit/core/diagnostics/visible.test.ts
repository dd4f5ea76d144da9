import { describe, expect, test } from 'vitest'
import { cellsOf, visible } from '../../../../core/diagnostics/visible.ts'

describe('control characters', () => {
  test.each([
    ['escape sequence', '\u001b[2Jx', '␛[2Jx'],
    ['bell, backspace, delete', '\u0007\b\u007f', '␇␈␡'],
    ['line breaks and tab', 'a\r\n\tb', 'a␍␊␉b'],
    ['NUL', '\u0000', '␀'],
    ['eight-bit control sequence', '\u009b31m', '<U+009B>31m'],
    ['right-to-left override', 'a\u202egpj.exe', 'a<U+202E>gpj.exe'],
    ['isolate', '\u2066x\u2069', '<U+2066>x<U+2069>'],
    ['zero-width space and byte order mark', 'a\u200b\ufeffb', 'a<U+200B><U+FEFF>b'],
    ['line separator', '\u2028', '<U+2028>'],
    ['tag character', '\u{e0041}', '<U+E0041>'],
    ['lone surrogate', 'a\ud800b', 'a\ufffdb'],
    ['ordinary text', 'Liège – 東京 🏠 "x" <b>', 'Liège – 東京 🏠 "x" <b>'],
    ['emoji of several joined', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['Persian with a joiner', 'می‌خواهم', 'می‌خواهم'],
  ])('%s', (_, text, expected) => {
    expect(visible(text)).toBe(expected)
  })

  test('no code below 32 is left, whatever comes in', () => {
    const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code)).join('')
    expect(visible(all)).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
  })
})

describe('columns', () => {
  const widths = (text: string): number[] => cellsOf(text).map(({ width }) => width)

  test.each([
    ['letters', 'ab', [1, 1]],
    ['tab at the start', '\ta', [4, 1]],
    ['tab after letters', 'ab\tc', [1, 1, 2, 1]],
    ['tab after a wide letter', '東\tc', [2, 2, 1]],
    ['combining accent', 'e\u0301x', [1, 1]],
    ['several marks on one letter', 'a\u0300\u0301\u0302', [1]],
    ['mark without a letter', '\u0301a', [1, 1]],
    ['wide letters', '東京', [2, 2]],
    ['full-width form', 'Ａ', [2]],
    ['emoji', '🏠', [2]],
    ['joined emoji', '👨‍👩‍👧', [2]],
    ['flag', '🇧🇪', [2]],
    ['sign shown as emoji', '❤️', [2]],
    ['Hangul in parts', '\u1112\u1161\u11ab', [2]],
    ['control character', '\u001b', [1]],
    ['character in words', '\u202e', [8]],
  ])('%s', (_, text, expected) => {
    expect(widths(text)).toEqual(expected)
  })
})
