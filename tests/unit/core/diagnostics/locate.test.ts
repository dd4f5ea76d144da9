import { describe, expect, test } from 'vitest'
import { problem } from '../../../../core/diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../../../../core/diagnostics/diagnostic.ts'
import { locate } from '../../../../core/diagnostics/locate.ts'

const missing = (name: string, ...at: Pointer[]): Problem => problem('AS2002', { name }, { at })

const FILES: Readonly<Record<string, string>> = {
  'b.json': '{\r\n  "one": 1,\r\n  "two": 2\r\n}\r\n',
  'a.md': '\ufeff---\rtitle: Home\r---\rText with /a/ link\r',
  'site.css': 'a { color: red }\n@import "x.css";\n',
}
const read = (file: string): string | null => FILES[file] ?? null
const places = (problems: readonly Problem[]): (string | undefined)[] =>
  locate(problems, read).map(
    ({ at, message }) => at && `${at.file}:${at.line}:${at.column}+${at.length} ${message}`,
  )

test('line and column are those of the file, whatever its line ends and byte order mark', () => {
  expect(
    places([
      missing('json', { file: 'b.json', path: ['two'] }),
      missing('front matter', { file: 'a.md', path: ['title'] }),
      missing('body', { file: 'a.md', path: ['content'], part: '/a/' }),
      missing('style', { file: 'site.css', path: [], part: '@import' }),
    ]),
  ).toEqual([
    'a.md:2:8+4 front matter is missing',
    'a.md:4:11+3 body is missing',
    'b.json:3:10+1 json is missing',
    'site.css:2:1+7 style is missing',
  ])
})

test('sorted by file, line, column and code; equal ones once; without a file first', () => {
  const two: Pointer = { file: 'b.json', path: ['two'] }
  expect(
    locate(
      [
        missing('z', two),
        missing('a', two),
        problem('AS2001', { name: 'x' }, { at: two }),
        missing('z', two),
        missing('key', { ...two, key: true }),
        missing('one', { file: 'b.json', path: ['one'] }),
        missing('nowhere'),
      ],
      read,
    ).map(({ code, message }) => `${code} ${message}`),
  ).toEqual([
    'AS2002 nowhere is missing',
    'AS2002 one is missing',
    'AS2002 key is missing',
    'AS2001 unknown key x',
    'AS2002 a is missing',
    'AS2002 z is missing',
  ])
})

test('lines are sorted as numbers', () => {
  const at = (line: number): Pointer => ({ file: 'x', path: [], position: { line, column: 1 } })
  expect(
    locate([missing('10', at(10)), missing('9', at(9))], () => null).map(({ at: place }) => place?.line),
  ).toEqual([9, 10])
})

describe('which pointer is shown', () => {
  test('the first whose path exists', () => {
    const at: Pointer[] = [
      { file: 'b.json', path: ['three'] },
      { file: 'a.md', path: ['title'] },
      { file: 'b.json', path: ['one'] },
    ]
    expect(places([missing('x', ...at)])).toEqual(['a.md:2:8+4 x is missing'])
  })

  test('if none exists, the nearest place of the first', () => {
    const at: Pointer[] = [
      { file: 'b.json', path: ['three'] },
      { file: 'a.md', path: ['name'] },
    ]
    expect(places([missing('x', ...at)])).toEqual(['b.json:1:1+1 x is missing'])
  })

  test('the first that holds the part', () => {
    const at: Pointer[] = [
      { file: 'a.md', path: ['title'], part: '/a/' },
      { file: 'a.md', path: ['content'], part: '/a/' },
    ]
    expect(places([missing('x', ...at)])).toEqual(['a.md:4:11+3 x is missing'])
  })

  test('a known position wins over data', () => {
    const at: Pointer = { file: 'b.json', path: ['one'], position: { line: 3, column: 3, length: 5 } }
    expect(places([missing('x', at)])).toEqual(['b.json:3:3+5 x is missing'])
  })
})

test('a file that cannot be read has a place without a frame', () => {
  const [diagnostic] = locate([missing('x', { file: 'images/a.jpg', path: [] })], read)
  expect(diagnostic?.at).toEqual({ file: 'images/a.jpg', line: 1, column: 1, length: 0, frame: '' })
})

test('each file is read once, and only those that problems point at', () => {
  const asked: string[] = []
  const problems = ['one', 'two', 'three'].map((key) => missing(key, { file: 'b.json', path: [key] }))
  locate(
    [
      ...problems,
      missing('x', { file: 'gone.json', path: [] }),
      missing('y', { file: 'gone.json', path: [] }),
    ],
    (file) => {
      asked.push(file)
      return read(file)
    },
  )
  expect(asked).toEqual(['b.json', 'gone.json'])
})

test('related places are located too', () => {
  const at = { file: 'b.json', path: ['two'] }
  const related = [{ message: 'it stands here first', at: { file: 'b.json', path: ['one'], key: true } }]
  const [diagnostic] = locate([problem('AS1020', { key: 'two' }, { at, related })], read)
  expect(diagnostic?.related).toMatchObject([
    { message: 'it stands here first', at: { line: 2, column: 3, length: 5 } },
  ])
})

test('nothing from content reaches the terminal unseen', () => {
  const file = 'a\u001b]0;x\u0007.json'
  const hostile = problem('AS2002', { name: '"\u001b[2J\n"' }, { at: { file, path: [] }, hint: '\u202ehint' })
  const [diagnostic] = locate([hostile], () => '{"\u001b[31m": 1}')
  expect(JSON.stringify(diagnostic)).not.toMatch(/\\u001b|\\u0007|\u202e/)
  expect(diagnostic).toMatchObject({
    message: '"␛[2J␊" is missing',
    hint: '<U+202E>hint',
    at: { file: 'a␛]0;x␇.json', frame: '> 1 | {"␛[31m": 1}\n    | ^^^^^^^^^^^^' },
  })
})
