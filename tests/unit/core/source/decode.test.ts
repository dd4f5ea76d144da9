import { describe, expect, test } from 'vitest'
import {
  decode,
  JSON_LIMIT,
  sizeProblem,
  TEXT_FILE_LIMIT,
  textForFrame,
} from '../../../../core/source/decode.ts'
import { firstInvalidByte } from '../../../../core/source/utf8.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

describe('text that is accepted', () => {
  test.each([
    ['plain', 'a\nb', 'a\nb'],
    ['byte order mark', '\ufeff{}', '{}'],
    ['CRLF', 'a\r\nb\r\n', 'a\nb\n'],
    ['lone CR', 'a\rb', 'a\nb'],
    ['all three line ends', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['CR before CRLF', 'a\r\r\nb', 'a\n\nb'],
    ['letters beyond Latin and beyond the basic plane', 'Liège 東京 🏠', 'Liège 東京 🏠'],
    ['nothing', '', ''],
  ])('%s', (_, source, text) => {
    expect(decode(utf8(source), 'a.md')).toEqual({ value: text, problems: [] })
  })

  test('a byte order mark inside the text stays', () => {
    expect(decode(utf8('a\ufeffb'), 'a.md').value).toBe('a\ufeffb')
  })
})

describe('invalid UTF-8', () => {
  test('is reported with offset, line and column, and nothing is read', () => {
    const source = bytes(...utf8('{\r\n  "City": "Li'), 0xe8, ...utf8('ge" }'))
    const { value, problems } = decode(source, 'content/cities.json')
    expect(value).toBeNull()
    expect(problems).toMatchObject([
      {
        code: 'AS1002',
        severity: 'error',
        message: 'the byte 0xE8 at offset 16 is not valid UTF-8',
        at: [{ file: 'content/cities.json', position: { line: 2, column: 14, length: 1 } }],
      },
    ])
  })

  test('the byte order mark counts in the offset, but not in the column', () => {
    const [problem] = decode(bytes(0xef, 0xbb, 0xbf, 0x61, 0xff), 'a.json').problems
    expect(problem?.message).toContain('offset 4')
    expect(problem?.at[0]?.position).toMatchObject({ line: 1, column: 2 })
  })

  test('the frame shows the rest of the text', () => {
    expect(textForFrame(bytes(...utf8('a\r\n'), 0xff, ...utf8('b')), 'a.md')).toBe('a\n\ufffdb')
  })

  test.each([
    ['continuation alone', [0x41, 0x80], 1],
    ['overlong slash', [0xc0, 0xaf], 0],
    ['overlong in three bytes', [0xe0, 0x9f, 0x80], 0],
    ['overlong in four bytes', [0xf0, 0x8f, 0x80, 0x80], 0],
    ['surrogate', [0x41, 0xed, 0xa0, 0x80], 1],
    ['above U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['lead byte that does not exist', [0xf5, 0x80, 0x80, 0x80], 0],
    ['cut short at the end', [0x41, 0xe2, 0x82], 1],
    ['cut short by another letter', [0xe2, 0x41], 0],
  ])('%s', (_, source, offset) => {
    expect(firstInvalidByte(bytes(...source))).toBe(offset)
    expect(decode(bytes(...source), 'a.md').problems[0]?.code).toBe('AS1002')
  })

  test.each([
    ['highest of one byte', [0x7f]],
    ['lowest of two', [0xc2, 0x80]],
    ['lowest of three', [0xe0, 0xa0, 0x80]],
    ['last before the surrogates', [0xed, 0x9f, 0xbf]],
    ['first after them', [0xee, 0x80, 0x80]],
    ['lowest of four', [0xf0, 0x90, 0x80, 0x80]],
    ['U+10FFFF', [0xf4, 0x8f, 0xbf, 0xbf]],
  ])('%s is valid', (_, source) => {
    expect(firstInvalidByte(bytes(...source))).toBe(source.length)
  })

  test('agrees with the decoder on ten thousand arbitrary byte sequences', () => {
    const strict = new TextDecoder('utf-8', { fatal: true })
    let seed = 1
    const random = (): number => (seed = (seed * 48271) % 0x7fffffff)
    const wrong: Uint8Array[] = []
    const interesting = [
      0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5,
    ]
    for (let round = 0; round < 10_000; round += 1) {
      const source = Uint8Array.from({ length: 1 + (random() % 5) }, () => interesting[random() % 16] ?? 0)
      let valid = true
      try {
        strict.decode(source)
      } catch {
        valid = false
      }
      if ((firstInvalidByte(source) === source.length) !== valid) wrong.push(source)
    }
    expect(wrong).toEqual([])
  })
})

describe('what is no UTF-8 text at all', () => {
  test.each([
    ['UTF-16 little endian with mark', bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0)],
    ['UTF-16 without a single NUL byte', bytes(0xff, 0xfe, 0x71, 0x67, 0xac, 0x4e)],
    ['UTF-16 big endian with mark', bytes(0xfe, 0xff, 0, 0x7b, 0, 0x7d)],
    ['UTF-16 little endian without mark', bytes(0x7b, 0, 0x22, 0, 0x7d, 0)],
    ['UTF-16 big endian without mark', bytes(0, 0x7b, 0, 0x22, 0, 0x7d)],
  ])('%s', (_, source) => {
    const { value, problems } = decode(source, 'a.json')
    expect(value).toBeNull()
    expect(problems).toMatchObject([{ code: 'AS1003', message: 'the file is UTF-16 text, not UTF-8' }])
    expect(textForFrame(source, 'a.json')).toBeNull()
  })

  test('a NUL byte has its offset, line and column', () => {
    const { value, problems } = decode(utf8('{\n  "a\u0000": 1 }'), 'a.json')
    expect(value).toBeNull()
    expect(problems).toMatchObject([
      { code: 'AS1004', at: [{ position: { line: 2, column: 5, length: 1 } }] },
    ])
    expect(problems[0]?.message).toContain('offset 6')
  })
})

test('NUL bytes here and there are no UTF-16', () => {
  expect(decode(bytes(0, 0, 0, 0x41, 0, 0, 0x42, 0), 'a.json').problems).toMatchObject([
    {
      code: 'AS1004',
      message: 'the file has a NUL byte at offset 0, so it is damaged or is not a text file',
    },
  ])
})

describe('size', () => {
  test.each([
    ['a.json', JSON_LIMIT, false],
    ['a.json', JSON_LIMIT + 1, true],
    ['a.JSON', TEXT_FILE_LIMIT + 1, false],
    ['a.md', TEXT_FILE_LIMIT, false],
    ['a.md', TEXT_FILE_LIMIT + 1, true],
  ])('%s of %i bytes', (file, size, refused) => {
    expect(sizeProblem(file, size) !== null).toBe(refused)
  })

  test('too large a file is refused before it is decoded', () => {
    const source = new Uint8Array(TEXT_FILE_LIMIT + 1).fill(0xff)
    const { value, problems } = decode(source, 'a.md')
    expect(value).toBeNull()
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'AS1001 the file is 2.1 MB large; the limit is 2 MB',
    ])
    expect(textForFrame(source, 'a.md')).toBeNull()
  })

  test('200 MB are refused by their size alone', () => {
    expect(sizeProblem('a.json', 200 * 1024 * 1024)?.message).toBe(
      'the file is 200 MB large; the limit is 20 MB',
    )
  })
})
