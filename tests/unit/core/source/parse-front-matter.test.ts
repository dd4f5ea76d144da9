import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parseFrontMatter } from '../../../../core/source/parse-front-matter.ts'
import { page, report } from './front-matter-report.ts'

describe('splitting', () => {
  test.each([
    ['front matter and body', '---\ntitle: Home\n---\n# Hello\n', { title: 'Home' }, '# Hello\n', 4],
    ['an empty line before the body stays', '---\ntitle: Home\n---\n\nText', { title: 'Home' }, '\nText', 4],
    ['no body', '---\ntitle: Home\n---', { title: 'Home' }, '', 3],
    ['empty front matter', '---\n---\nText', {}, 'Text', 3],
    ['comments only', '---\n# nothing\n---\nText', {}, 'Text', 4],
    ['no front matter', '# Hello\n\n---\n\nText', {}, '# Hello\n\n---\n\nText', 1],
    ['empty file', '', {}, '', 1],
    ['a rule of four dashes opens nothing', '----\ntitle: Home\n---\n', {}, '----\ntitle: Home\n---\n', 1],
    ['a rule in the body', '---\na: 1\n---\nText\n\n---\nMore', { a: 1 }, 'Text\n\n---\nMore', 4],
    ['spaces after the closing line', '---\na: 1\n---  \nText', { a: 1 }, 'Text', 4],
  ])('%s', (_, text, data, body, bodyLine) => {
    const result = parseFrontMatter(text, 'a.md')
    expect(result).toEqual({ data, body, bodyLine, problems: [] })
  })

  test('settings of the splitter cannot be set by content', () => {
    const { data, body } = parseFrontMatter(page('excerpt_separator: o\nexcerpt: true'), 'a.md')
    expect(data).toEqual({ excerpt_separator: 'o', excerpt: true })
    expect(body).toBe('Body\n')
  })

  test('equal files do not share their data', () => {
    const first = parseFrontMatter(page('list: [1]'), 'a.md')
    first.data['list'] = 'changed'
    expect(parseFrontMatter(page('list: [1]'), 'b.md').data).toEqual({ list: [1] })
  })
})

describe('values', () => {
  test.each([
    ['dates stay text', 'date: 2026-11-21', { date: '2026-11-21' }],
    ['dates with time stay text', 'date: 2026-11-21T10:00:00Z', { date: '2026-11-21T10:00:00Z' }],
    ['numbers', 'a: 1\nb: -2.5\nc: 1e3', { a: 1, b: -2.5, c: 1000 }],
    ['true and false', 'a: true\nb: false', { a: true, b: false }],
    ['yes and no are text', 'a: yes\nb: no\nc: on', { a: 'yes', b: 'no', c: 'on' }],
    ['nothing', 'a:\nb: ~\nc: null', { a: null, b: null, c: null }],
    ['lists and objects', 'a:\n  - x\n  - {y: 1}', { a: ['x', { y: 1 }] }],
    ['block text', 'a: |\n  one\n  two', { a: 'one\ntwo\n' }],
    ['keys are text', '1: a\ntrue: b', { '1': 'a', true: 'b' }],
    ['an alias repeats its value', 'a: &x {y: 1}\nb: *x', { a: { y: 1 }, b: { y: 1 } }],
    ['known tags', 'a: !!str 1', { a: '1' }],
    ['comments', '# one\na: 1 # two\n#three\nb: "x" # four', { a: 1, b: 'x' }],
  ])('%s', (_, yaml, data) => {
    expect(parseFrontMatter(page(yaml), 'a.md')).toMatchObject({ data, problems: [] })
  })
})

test.each([
  ['title: Gids #1', 'AS1110 2:8+4 "#1" is a comment, and no part of the value', { title: 'Gids' }],
  [
    'colour: #112233\na: 1',
    'AS1110 2:9+1 "#112233" is a comment, and no part of the value',
    { colour: null, a: 1 },
  ],
  ['a:\n  - x #y', 'AS1110 3:5+1 "#y" is a comment, and no part of the value', { a: ['x'] }],
])('%j loses the rest of its value, with a warning', (yaml, expected, data) => {
  expect(report(page(yaml))).toEqual([expected])
  expect(parseFrontMatter(page(yaml), 'a.md').data).toEqual(data)
})

describe('engines', () => {
  const marker = join(tmpdir(), `agency-site-front-matter-${process.pid}`)
  const code = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, 'ran')`
  afterEach(() => rmSync(marker, { force: true }))

  test.each([
    'js',
    'javascript',
    'JavaScript',
    ' js',
    'coffee',
    'coffeescript',
    'cson',
    'json',
    'toml',
    'yaml',
    'yml',
    'x',
    '__proto__',
    'constructor',
    ' ',
  ])('---%s is an error, and no code runs', (language) => {
    const text = `---${language}\n${code}\n---\nBody\n`
    const { data, body, problems } = parseFrontMatter(text, 'a.md')
    expect(existsSync(marker)).toBe(false)
    expect(data).toEqual({})
    expect(body).toBe('Body\n')
    expect(problems).toMatchObject([
      {
        code: 'AS1101',
        severity: 'error',
        at: [{ position: { line: 1, column: 1, length: 3 + language.length } }],
      },
    ])
  })

  test('code in a YAML tag does not run', () => {
    const text = page(`a: !!js/function "function () { ${code.replaceAll('"', "'")} }"`)
    expect(report(text)).toEqual(['AS1106 2:4+13 the tag "!!js/function" is not allowed in front matter'])
    expect(existsSync(marker)).toBe(false)
  })
})

describe('fences', () => {
  test.each([
    [
      'not closed',
      '---\ntitle: Home\n\nText',
      'AS1102 1:1+3 the front matter is not closed',
      'title: Home\n\nText',
    ],
    ['only the opening line', '---', 'AS1102 1:1+3 the front matter is not closed', ''],
    [
      'closed by something else',
      '---\na: 1\n---yaml\nText',
      'AS1102 3:1+7 the line "---yaml" does not close the front matter, because it is not exactly "---"',
      'Text',
    ],
  ])('%s', (_, text, expected, body) => {
    expect(report(text)).toEqual([expected])
    expect(parseFrontMatter(text, 'a.md')).toMatchObject({ data: {}, body })
  })

  test.each([
    ['\n\n---\ntitle: Home\n---\n', 3],
    ['<!-- a --- b -->\n---\ntitle: Home\n---\n', 2],
  ])('front matter below %j is a warning, and nothing is lost', (text, line) => {
    expect(report(text)).toEqual([
      `AS1109 ${line}:1+3 the front matter does not start in the first line, so it is read as text`,
    ])
    expect(parseFrontMatter(text, 'a.md').body).toBe(text)
  })

  test.each(['+++', ';;;', '{', '+++ '])(
    'front matter of other generators, which begins with %j, is an error',
    (fence) => {
      const text = `${fence}\ntitle = "Home"\n+++\nText\n`
      expect(report(text)).toEqual([
        `AS1101 1:1+${fence.length} the first line is "${fence}", but only "---" may open the front matter`,
      ])
    },
  )

  test.each(['+++ is no fence', '{name}\n', '+ a\n+ b\n', '----\na: b\n----\n'])('%j is a text', (text) => {
    expect(parseFrontMatter(text, 'a.md')).toEqual({ data: {}, body: text, bodyLine: 1, problems: [] })
  })
})
