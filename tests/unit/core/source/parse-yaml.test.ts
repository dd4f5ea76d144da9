import { describe, expect, test } from 'vitest'
import { parseFrontMatter } from '../../../../core/source/parse-front-matter.ts'
import { page, report } from './front-matter-report.ts'

describe('YAML problems have line and column of the file', () => {
  test.each([
    ['duplicate key', 'a: 1\nb: 2\na: 3', ['AS1020 4:1+1 the key "a" appears twice in this object']],
    ['tab', 'a:\n\tb: 1', ['AS1104 3:1+1 the line is indented with a tab']],
    ['colon in a value', 'title: Hello: world', ['AS1104 2:8+1 the value has a colon followed by a space']],
    ['list not closed', 'a: [1, 2\nb: 3', ['AS1104 3:1+1 the list in brackets is not closed']],
    ['reserved character', 'mail: @home', ['AS1104 2:7+1 text may not start with "@"']],
    ['text not closed', 'a: "b\nc: d', ['AS1104 3:5+0 the text has no closing quotation mark']],
    ['apostrophe', "a: 'it's'", [`AS1104 2:8+2 "s'" is not allowed here`]],
    ['indentation', 'a:\n    b: 1\n  c: 2', ['AS1104 4:1+1 the indentation differs from the lines above']],
    ['no colon', 'title\nb: 1', ['AS1104 2:1+5 the line has no colon after its key']],
    ['second document', 'a: 1\n...\nb: 2', ['AS1104 4:1+4 a line "..." ends the front matter too early']],
    [
      'list instead of keys',
      '- a\n- b',
      ['AS1105 2:1+3 the front matter must be keys with values, not a list'],
    ],
    [
      'text instead of keys',
      'hello',
      ['AS1105 2:1+5 the front matter must be keys with values, not "hello"'],
    ],
    [
      'key that is a list',
      '? [a]\n: b',
      ['AS1104 2:3+1 a key must be text, not a list, an object or an alias'],
    ],
    ['infinity', 'a: 1\nb: .inf', ['AS1022 3:4+4 the number .inf cannot be stored']],
    ['not a number', 'a: .NaN', ['AS1022 2:4+4 the number .NaN cannot be stored']],
    ['1e400', 'a: 1e400', ['AS1022 2:4+5 the number 1e400 cannot be stored']],
    ['__proto__', 'a: 1\n__proto__:\n  polluted: 1', ['AS1023 3:1+9 the key "__proto__" is not allowed']],
    ['constructor', 'a: {constructor: 1}', ['AS1023 2:5+11 the key "constructor" is not allowed']],
    ['merge key', 'a: &x {b: 1}\nc:\n  <<: *x', ['AS1107 4:3+2 the key "<<" is not allowed in front matter']],
    ['own tag', 'a: !secret x', ['AS1106 2:4+7 the tag "!secret" is not allowed in front matter']],
    [
      'timestamp tag',
      'a: !!timestamp 2026-01-01',
      ['AS1106 2:4+11 the tag "!!timestamp" is not allowed in front matter'],
    ],
    ['binary tag', 'a: !!binary aGk=', ['AS1106 2:4+8 the tag "!!binary" is not allowed in front matter']],
    ['alias without anchor', 'a: *b', ['AS1108 2:4+2 the alias "*b" has no anchor "&b" above it']],
    ['alias inside its anchor', 'a: &x [*x]', ['AS1108 2:8+2 the alias "*x" stands inside its own anchor']],
    [
      'several',
      'a: @x\nb: 1\nc: %y',
      ['AS1104 2:4+1 text may not start with "@"', 'AS1104 4:4+1 text may not start with "%"'],
    ],
  ])('%s', (_, yaml, expected) => {
    const text = page(yaml)
    expect(report(text)).toEqual(expected)
    expect(parseFrontMatter(text, 'a.md')).toMatchObject({ data: {}, body: 'Body\n' })
  })

  test('<< with __proto__ names both and pollutes nothing', () => {
    expect(report(page('<<: {__proto__: {polluted: 1}}'))).toEqual([
      'AS1107 2:1+2 the key "<<" is not allowed in front matter',
      'AS1023 2:6+9 the key "__proto__" is not allowed',
    ])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('a first line in CRLF or lone CR is a first line too, once decoded', () => {
    expect(report('---\nb: @x\n---\n'.replaceAll('\n', '\r\n').replace(/\r\n?/g, '\n'))).toEqual([
      'AS1104 2:4+1 text may not start with "@"',
    ])
  })
})

describe('attacks on memory, stack and time', () => {
  test('the alias bomb of nine levels is stopped at the alias that is too much', () => {
    const levels = [...'bcdefghi'].map((name, index) => {
      const inner = Array.from({ length: 9 }, () => `*${'abcdefgh'[index]}`)
      return `${name}: &${name} [${inner.join(', ')}]`
    })
    const text = page(['a: &a [x, x, x, x, x, x, x, x, x]', ...levels].join('\n'))
    expect(report(text)).toEqual([
      'AS1108 5:8+2 the alias "*c" repeats too much: over 1000 values in this file',
    ])
  })

  test('a thousand aliases of one value are allowed', () => {
    const lines = Array.from({ length: 1000 }, () => '  - *x')
    expect(report(page(`a: &x 1\nb:\n${lines.join('\n')}`))).toEqual([])
  })

  test.each([
    ['101 lists', `a: ${'['.repeat(101)}${']'.repeat(101)}`, 2, 104],
    ['30,000 lists, none closed', `a: ${'['.repeat(30_000)}`, 2, 104],
    ['10,000 objects', `a: ${'{b: '.repeat(10_000)}`, 2, 404],
    ['30,000 compact lists', '- '.repeat(30_000), 2, 201],
    [
      '150 levels of indentation',
      Array.from({ length: 150 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
      102,
      101,
    ],
  ])('%s are nested too deeply', (_, yaml, line, column) => {
    expect(report(page(yaml))[0]).toMatch(new RegExp(`^AS1021 ${line}:${column}\\+`))
  })

  test('ninety-nine lists below a key are allowed', () => {
    expect(report(page(`a: ${'['.repeat(99)}${']'.repeat(99)}`))).toEqual([])
  })

  test('brackets inside text do not count', () => {
    expect(report(page(`a: "${'['.repeat(200)}"\nb: |\n  ${'{'.repeat(200)}`))).toEqual([])
  })

  test('front matter of more than 64 KB is refused', () => {
    expect(report(page('a: b # comment\n'.repeat(5000)))).toEqual([
      'AS1103 1:1+3 the front matter has more than 64 KB',
    ])
  })

  test('a long blank stretch is refused where it starts', () => {
    expect(report(page(`a: 1${'\n'.repeat(2000)}b: 2`))).toEqual([
      'AS1103 2:5+0 the front matter has more than 1,000 blank characters in a row',
    ])
  })

  test('six thousand keys are read', () => {
    const lines = Array.from({ length: 6000 }, (_, index) => `k${index}: 1`)
    expect(Object.keys(parseFrontMatter(page(lines.join('\n')), 'a.md').data)).toHaveLength(6000)
  })
})
