import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../../core/diagnostics/codes.ts'
import type { Code } from '../../../../core/diagnostics/codes.ts'
import { problem } from '../../../../core/diagnostics/diagnostic.ts'
import type { Diagnostic } from '../../../../core/diagnostics/diagnostic.ts'
import { formatGithub } from '../../../../core/diagnostics/format-github.ts'
import { formatText } from '../../../../core/diagnostics/format-text.ts'
import { locate } from '../../../../core/diagnostics/locate.ts'
import { docsOf, toJson } from '../../../../core/diagnostics/to-json.ts'
import { parseJson } from '../../../../core/source/parse-json.ts'

const RECORD = '{\n  "ID": 4127,\n  "Goal": 0,\n  "Pirce": 895000,\n  "Zip": "9000"\n}\n'

function unknownKey(): Diagnostic {
  const at = { file: 'content/properties/4127.json', path: ['Pirce'], key: true }
  return first(locate([problem('AS2001', { name: '"Pirce"', suggestion: 'Price' }, { at })], () => RECORD))
}

function duplicateKey(): Diagnostic {
  const text = '{\n  "Zip": "9000",\n  "City": "GENT",\n  "Zip": "9040"\n}\n'
  return first(locate(parseJson(text, 'a.json').problems, () => text))
}

function first(diagnostics: readonly Diagnostic[]): Diagnostic {
  expect(diagnostics).toHaveLength(1)
  return diagnostics[0] as Diagnostic
}

const nowhere: Diagnostic = { code: 'AS2002', severity: 'warning', message: '100% :, missing\r\n::error::x' }

describe('text', () => {
  test('head, place, frame and hint', () => {
    expect(`\n${formatText(unknownKey())}\n`).toBe(`
error AS2001 unknown key "Pirce"
  content/properties/4127.json:4:3
    2 |   "ID": 4127,
    3 |   "Goal": 0,
  > 4 |   "Pirce": 895000,
      |   ^^^^^^^
    5 |   "Zip": "9000"
  hint: did you mean "Price"?
`)
  })

  test('related places have frames of their own', () => {
    expect(`\n${formatText(duplicateKey())}\n`).toBe(`
error AS1020 the key "Zip" appears twice in this object
  a.json:4:3
    2 |   "Zip": "9000",
    3 |   "City": "GENT",
  > 4 |   "Zip": "9040"
      |   ^^^^^
    5 | }
  it stands here first
  a.json:2:3
    1 | {
  > 2 |   "Zip": "9000",
      |   ^^^^^
    3 |   "City": "GENT",
  hint: remove one of the two
`)
  })

  test('a problem without a place is one line', () => {
    expect(formatText({ code: 'AS1010', severity: 'error', message: 'the file is empty' })).toBe(
      'error AS1010 the file is empty',
    )
  })

  test('colours mark severity, place and marker, and change no text', () => {
    const tag = (name: string) => (text: string) => `<${name}>${text}</${name}>`
    const paint = { error: tag('e'), warning: tag('w'), strong: tag('s'), dim: tag('d') }
    const painted = formatText(unknownKey(), paint)
    expect(painted).toContain('<e>error AS2001</e> <s>unknown key "Pirce"</s>')
    expect(painted).toContain('<d>content/properties/4127.json:4:3</d>')
    expect(painted).toContain('<e>    |   ^^^^^^^</e>')
    expect(painted).toContain('\n  > 4 |   "Pirce": 895000,\n')
    expect(painted.replace(/<\/?[ewsd]>/g, '')).toBe(formatText(unknownKey()))
  })
})

describe('GitHub annotations', () => {
  test('file, line, columns and title; the hint in a second line', () => {
    expect(formatGithub(unknownKey())).toBe(
      '::error file=content/properties/4127.json,line=4,col=3,endColumn=10,title=AS2001 Unknown key' +
        '::unknown key "Pirce"%0Adid you mean "Price"?',
    )
  })

  test('percent signs and line breaks are escaped, colons and commas in properties too', () => {
    const at = { file: 'a,b:c%\r\n.json', line: 1, column: 1, length: 0, frame: '' }
    expect(formatGithub({ ...nowhere, at })).toBe(
      '::warning file=a%2Cb%3Ac%25%0D%0A.json,line=1,col=1,title=AS2002 Missing key' +
        '::100%25 :, missing%0D%0A::error::x',
    )
  })

  test('without a place only the title is given', () => {
    expect(formatGithub(nowhere)).toMatch(/^::warning title=AS2002 Missing key::/)
  })

  test('a site in a folder of the repository', () => {
    expect(formatGithub(unknownKey(), 'sites/gent/')).toContain(
      'file=sites/gent/content/properties/4127.json,',
    )
  })
})

describe('JSON', () => {
  test('has every field', () => {
    expect(toJson(unknownKey())).toEqual({
      code: 'AS2001',
      severity: 'error',
      message: 'unknown key "Pirce"',
      file: 'content/properties/4127.json',
      line: 4,
      column: 3,
      endLine: 4,
      endColumn: 10,
      frame: unknownKey().at?.frame,
      hint: 'did you mean "Price"?',
      docs: 'docs/errors.md#as2001-unknown-key',
      related: [],
    })
  })

  test('null where there is nothing to say', () => {
    expect(toJson({ code: 'AS1010', severity: 'error', message: 'the file is empty' })).toEqual({
      code: 'AS1010',
      severity: 'error',
      message: 'the file is empty',
      file: null,
      line: null,
      column: null,
      endLine: null,
      endColumn: null,
      frame: null,
      hint: null,
      docs: 'docs/errors.md#as1010-empty-json-file',
      related: [],
    })
  })

  test('related places are places', () => {
    expect(toJson(duplicateKey()).related).toMatchObject([
      { message: 'it stands here first', file: 'a.json', line: 2, column: 3, endColumn: 8 },
    ])
  })
})

describe('catalogue', () => {
  const codes = (Object.keys(CATALOGUE) as Code[]).filter((code) => /^AS(10|11|20)/.test(code))

  test.each(codes)('%s has a title of a few words and a paragraph about it', (code) => {
    const { title, about } = CATALOGUE[code]
    expect(title).toMatch(/^[A-Z][^.]{2,40}$/)
    expect(about).toMatch(/^[A-Z].{30,}\.$/)
  })

  test('each code has an anchor of its own', () => {
    expect(new Set(codes.map(docsOf)).size).toBe(codes.length)
  })
})
