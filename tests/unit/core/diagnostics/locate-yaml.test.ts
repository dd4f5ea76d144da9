import { describe, expect, test } from 'vitest'
import type { DataPath } from '../../../../core/diagnostics/data-path.ts'
import { linesOf } from '../../../../core/diagnostics/lines.ts'
import { yamlLocator } from '../../../../core/diagnostics/locate-yaml.ts'
import type { Aim, SourceRange } from '../../../../core/diagnostics/locate-json.ts'

const TEXT = `---
title: "Over ons"
status: Published
params:
  seo:
    nl: { pageTitle: Team }
  modules:
    - title: Wie
      span: 9
    - span: 12
      description: >
        Een lange tekst
        over ons kantoor
empty:
base: &base { image: a.jpg }
other: *base
---
# Team

Lees [meer](/wie/) over
ons kantoor.
`

type Wanted = Omit<Aim, 'path'>

function marked(path: DataPath, aim?: Wanted, text = TEXT): string {
  const [range] = yamlLocator(linesOf(text))([{ path, ...aim }])
  const { line, column, length, exact } = range as SourceRange
  const source = text.split('\n')[line - 1] ?? ''
  return `${line}:${column} ${source.slice(column - 1, column - 1 + length)}${exact ? '' : ' (nearest)'}`
}

describe('front matter', () => {
  test.each<[string, DataPath, Wanted | undefined, string]>([
    ['quoted text', ['title'], undefined, '2:8 "Over ons"'],
    ['plain text', ['status'], undefined, '3:9 Published'],
    ['key', ['status'], { key: true }, '3:1 status'],
    ['inside brackets', ['params', 'seo', 'nl', 'pageTitle'], undefined, '6:22 Team'],
    ['in a list', ['params', 'modules', 0, 'span'], undefined, '9:13 9'],
    ['second of a list', ['params', 'modules', 1, 'span'], { key: true }, '10:7 span'],
    ['block text, where it starts', ['params', 'modules', 1, 'description'], undefined, '11:20 >'],
    ['key without a value', ['empty'], undefined, '14:1 empty'],
    ['through an alias, where the value stands', ['other', 'image'], undefined, '15:22 a.jpg'],
    ['the whole file', [], undefined, '1:1 ---'],
    ['missing key of the file', ['path'], undefined, '1:1 --- (nearest)'],
    ['missing key below: the key of its object', ['params', 'seo', 'nl', 'x'], undefined, '6:5 nl (nearest)'],
    ['missing key of an element', ['params', 'modules', 1, 'title'], undefined, '10:7 span: 12 (nearest)'],
    ['missing element', ['params', 'modules', 7], undefined, '7:3 modules (nearest)'],
    ['below a text', ['status', 'x'], undefined, '3:1 status (nearest)'],
  ])('%s', (_, path, aim, expected) => {
    expect(marked(path, aim)).toBe(expected)
  })

  test('part of a value', () => {
    expect(marked(['title'], { part: 'ons' })).toBe('2:14 ons')
  })

  test('part of a folded text, over the end of a line', () => {
    expect(marked(['params', 'modules', 1, 'description'], { part: 'tekst over' })).toBe('12:19 tekst')
  })

  test('part that is not there: the value', () => {
    expect(marked(['title'], { part: 'kantoor' })).toBe('2:8 "Over ons" (nearest)')
  })
})

describe('body', () => {
  test.each<[string, DataPath, Wanted | undefined, string]>([
    ['part', ['content'], { part: '/wie/' }, '20:13 /wie/'],
    ['part, by the path of a page', ['params', 'content'], { part: '# Team' }, '18:1 # Team'],
    ['part, without a path', [], { part: 'Lees' }, '20:1 Lees'],
    ['part over the end of a line', ['content'], { part: 'over ons kantoor' }, '20:20 over'],
    [
      'part that stands in the front matter only',
      ['content'],
      { part: 'Published' },
      '18:1 # Team (nearest)',
    ],
    ['all of it', ['content'], undefined, '18:1 # Team'],
  ])('%s', (_, path, aim, expected) => {
    expect(marked(path, aim)).toBe(expected)
  })

  test('a content key in the front matter comes first', () => {
    expect(marked(['content'], { part: 'x' }, '---\ncontent: a x\n---\nx\n')).toBe('2:12 x')
  })

  test('without front matter the file is the body', () => {
    expect(marked(['content'], { part: 'world' }, 'Hello world')).toBe('1:7 world')
    expect(marked([], undefined, 'Hello')).toBe('1:1 ')
    expect(marked(['title'], undefined, 'Hello')).toBe('1:1  (nearest)')
  })
})
