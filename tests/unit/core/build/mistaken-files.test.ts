/** Files whose content does not match their name are reported once, by their content. */
import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../core/build/sources/read-source.ts'
import { plot } from '../../../support/minimal-site.ts'

const FILE = 'content/properties/a.json'

function found(content: string | Uint8Array | object, file = FILE): readonly string[] {
  const isText = typeof content === 'string' || content instanceof Uint8Array
  const bytes = Buffer.from(isText ? content : JSON.stringify(content))
  return readSource(file, bytes).problems.map(({ code, message }) => `${code} ${message}`)
}

describe('a JSON file that contains another format', () => {
  test.each<[string, string | Uint8Array]>([
    ['an HTML page', '<!DOCTYPE html>\n<html><body>404</body></html>'],
    ['an HTML page', '\ufeff\n <html lang="nl">'],
    ['XML', '<?xml version="1.0"?><estates/>'],
    ['XML', '<estates><estate/></estates>'],
    ['a Git LFS pointer', 'version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12\n'],
    ['a ZIP archive or an Office document', Buffer.from('PK\x03\x04\0\0', 'latin1')],
    ['a gzip archive', Buffer.from([0x1f, 0x8b, 8, 0])],
    ['a PDF document', '%PDF-1.7\n'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['YAML', 'ID: 1\nGoal: 0\n'],
    ['YAML', '---\nID: 1\n---\n'],
    ['JavaScript', 'module.exports = [{ "ID": 1 }]'],
    ['a table (CSV)', 'ID;Goal;Price\n1;0;200000\n'],
    ['a table (CSV)', '"ID","Goal"\r\n"1","0"\r\n'],
  ])('is reported as %s', (name, content) => {
    expect(found(content)).toEqual([`AS1011 the file contains ${name}, not JSON`])
  })

  test('and JSON with a mistake is not', () => {
    expect(found('{ "Lead": "<html>; a, b, c" "ID": 1 }')).toEqual(['AS1011 a comma is missing before "ID"'])
  })
})

describe('a merge conflict', () => {
  const conflict = '<<<<<<< HEAD\n"Price": 1,\n=======\n"Price": 2,\n>>>>>>> other\n'

  test.each([
    ['JSON', FILE, `{\n${conflict}${conflict}"ID": 1 }`],
    ['Markdown', 'content/pages/about.md', `---\npath: /about/\n---\n${conflict}\n${conflict}`],
    ['front matter', 'content/pages/about.md', `---\n${conflict}${conflict}---\n`],
  ])('in %s is reported at each of its starts', (_name, file, content) => {
    const problem = 'AS1012 the file has a merge conflict that is not resolved'
    expect(found(content, file)).toEqual([problem, problem])
  })

  test('is not a heading, nor a quotation', () => {
    const text = '---\npath: /about/\n---\nTitle\n=======\n\n> > > > > > > deep\n'
    expect(found(text, 'content/pages/about.md')).toEqual([])
  })
})

describe('records inside an object', () => {
  test.each<[string, object]>([
    ['properties', { properties: [plot(1), plot(2)] }],
    ['results', { total: 2, next: null, results: [plot(1)] }],
    ['data', { data: plot(1) }],
    ['items', { items: [] }],
  ])('are reported once, with the key "%s"', (key, content) => {
    expect(found(content)).toEqual([
      `AS2003 the file must be one record or a list of records, not an object with the records in "${key}"`,
    ])
  })

  test('a list that is a field of the record is none', () => {
    expect(found({ ...plot(1), Documents: [] })).toEqual([])
  })
})

describe('a record with texts alone', () => {
  test('is one problem, in the language of its file or its own', () => {
    const problem = 'AS2013 the record of 7 in fr has texts alone: 6 required fields are missing'
    expect(found({ ID: 7, language: 'fr', TypeDescription: 'Maison' })).toEqual([problem])
    expect(found({ ID: 7, TypeDescription: 'Maison' }, 'content/properties/7.fr.json')).toEqual([problem])
  })

  test('of no language misses fields', () => {
    expect(found({ ID: 7, TypeDescription: { fr: 'Maison' } })).toHaveLength(6)
  })
})
