import { describe, expect, test } from 'vitest'
import type { DataPath } from '../../../../core/diagnostics/data-path.ts'
import { linesOf } from '../../../../core/diagnostics/lines.ts'
import { jsonLocator } from '../../../../core/diagnostics/locate-json.ts'
import type { Aim, SourceRange } from '../../../../core/diagnostics/locate-json.ts'

const TEXT = `{
  "ID": 4127,
  "City": { "nl": "Gent", "fr": "Gand" },
  "XLargePictureItems": [
    { "Url": "images/a.jpg" },
    {
      "Url": "images/b.jpg",
      "Width": null
    }
  ],
  "Description": "Zie \\"hier\\"\\n\\u00e9n daar: [plan](/plan/).",
  "Zip": "9000",
  "Zip": "9040"
}
`

type Wanted = Omit<Aim, 'path'>

/** The marked text, and whether the data was found. */
function marked(path: DataPath, aim?: Wanted, text = TEXT): string {
  const [range] = jsonLocator(linesOf(text))([{ path, ...aim }])
  const { line, column, length, exact } = range as SourceRange
  const source = text.split('\n')[line - 1] ?? ''
  return `${line}:${column} ${source.slice(column - 1, column - 1 + length)}${exact ? '' : ' (nearest)'}`
}

describe('data that exists', () => {
  test.each<[string, DataPath, Wanted | undefined, string]>([
    ['number', ['ID'], undefined, '2:9 4127'],
    ['text with its quotation marks', ['City', 'fr'], undefined, '3:33 "Gand"'],
    ['key', ['City', 'fr'], { key: true }, '3:27 "fr"'],
    ['object in one line', ['City'], undefined, '3:11 { "nl": "Gent", "fr": "Gand" }'],
    ['object of several lines, up to the end of the first', ['XLargePictureItems', 1], undefined, '6:5 {'],
    ['element', ['XLargePictureItems', 0, 'Url'], undefined, '5:14 "images/a.jpg"'],
    ['null', ['XLargePictureItems', 1, 'Width'], undefined, '8:16 null'],
    [
      'key of an element: the element',
      ['XLargePictureItems', 0],
      { key: true },
      '5:5 { "Url": "images/a.jpg" }',
    ],
    ['the whole file', [], undefined, '1:1 {'],
    ['the last of equal keys, which counts', ['Zip'], undefined, '13:10 "9040"'],
  ])('%s', (_, path, aim, expected) => {
    expect(marked(path, aim)).toBe(expected)
  })
})

describe('data that does not exist', () => {
  test.each<[string, DataPath, Wanted | undefined, string]>([
    ['missing key: its object', ['XLargePictureItems', 1, 'Height'], undefined, '6:5 { (nearest)'],
    ['missing key of the file', ['Goal'], { key: true }, '1:1 { (nearest)'],
    ['far below a missing key', ['SmallPictureItem', 'a', 'b'], undefined, '1:1 { (nearest)'],
    ['missing element', ['XLargePictureItems', 9], undefined, '4:25 [ (nearest)'],
    ['below a number', ['ID', 'x'], undefined, '2:9 4127 (nearest)'],
    ['below a text', ['Zip', 0], undefined, '13:10 "9040" (nearest)'],
    ['key of the prototype', ['toString'], undefined, '1:1 { (nearest)'],
  ])('%s', (_, path, aim, expected) => {
    expect(marked(path, aim)).toBe(expected)
  })

  test('an empty file is marked at its start', () => {
    expect(marked(['a'], undefined, '')).toBe('1:1  (nearest)')
  })

  test('broken JSON gives what can be read of it', () => {
    expect(marked(['a', 'b'], undefined, '{"a": {"b": 1,, "c"')).toBe('1:13 1')
  })

  test('no value of the earlier of equal keys counts', () => {
    expect(marked(['a', 'b'], undefined, '{"a": {"b": 1}, "a": {"c": 2}}')).toBe('1:22 {"c": 2} (nearest)')
  })

  test('a hundred thousand levels do no harm', () => {
    expect(marked([0, 0], undefined, '['.repeat(100_000))).toMatch(/^1:\d+ /)
  })
})

test('one scan finds all', () => {
  const aims = [
    { path: ['Zip'] },
    { path: ['City', 'fr'], key: true },
    { path: ['XLargePictureItems', 1, 'Url'] },
    { path: ['City', 'de'] },
    { path: [] },
    { path: ['City', 'fr'] },
  ]
  const found = jsonLocator(linesOf(TEXT))(aims)
  expect(found.map(({ line, column, exact }) => `${line}:${column} ${exact}`)).toEqual([
    '13:10 true',
    '3:27 true',
    '7:14 true',
    '3:11 false',
    '1:1 true',
    '3:33 true',
  ])
})

test('keys may have escapes, and texts signs of JSON', () => {
  const text = '{"a\\"b": "]}\\"", "\\u00e9": [{}, "\\\\", 3]}'
  expect(marked(['a"b'], undefined, text)).toBe('1:10 "]}\\""')
  expect(marked(['é', 2], undefined, text)).toBe('1:39 3')
})

describe('parts of a value', () => {
  test.each<[string, DataPath, string, string]>([
    ['plain', ['City', 'nl'], 'en', '3:21 en'],
    ['behind escapes', ['Description'], 'daar', '11:41 daar'],
    ['with an escape in it', ['Description'], '"hier"', '11:23 \\"hier\\"'],
    ['a character written as code', ['Description'], 'én', '11:33 \\u00e9n'],
    ['over a line break', ['Description'], 'hier" én', '11:25 hier\\"\\n\\u00e9n'],
    ['link in Markdown', ['Description'], '/plan/', '11:54 /plan/'],
    ['in a text further down', ['City'], 'Gand', '3:34 Gand'],
    ['the first that holds it', ['XLargePictureItems'], 'images', '5:15 images'],
    ['not there: the value', ['City', 'nl'], 'Gand', '3:19 "Gent" (nearest)'],
    ['a key is no value', ['City'], 'nl', '3:11 { "nl": "Gent", "fr": "Gand" } (nearest)'],
  ])('%s', (_, path, part, expected) => {
    expect(marked(path, { part })).toBe(expected)
  })
})
