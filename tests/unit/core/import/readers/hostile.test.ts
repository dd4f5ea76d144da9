/** Sources without end, with names of JavaScript, and with more than any home has: each has a clear problem. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importSource } from '../../../../../core/import/import-source.ts'
import { PRESETS } from '../../../../../core/import/presets.ts'
import { isFault } from '../../../../../core/import/raw-record.ts'
import type { Reader } from '../../../../../core/import/raw-record.ts'
import { recognise } from '../../../../../core/import/recognise.ts'
import { readCsv } from '../../../../../core/import/readers/csv.ts'
import { readJson } from '../../../../../core/import/readers/json.ts'
import { readXml } from '../../../../../core/import/readers/xml.ts'
import { emptyFolder } from '../../../../support/folder.ts'

const HEADER = 'ref;doel;prijs;postcode;gemeente;titel\n'
const OPENING = '<openimmo><anbieter><immobilie>'
const CHUNK = Buffer.alloc(1_000_000, '1')
/** A gigabyte. */
const MOST_CHUNKS = 1000

/** What a reader says of a beginning that is followed by a gigabyte, and how much of it is read. */
async function endless(read: Reader, beginning: string) {
  let chunks = 0
  async function* source() {
    yield await Promise.resolve(Buffer.from(beginning))
    for (; chunks < MOST_CHUNKS; chunks++) yield CHUNK
  }
  const faults: string[] = []
  for await (const item of read(source(), { file: 'export', records: ['immobilie'] }))
    if (isFault(item)) faults.push(`${item.fault.code} ${item.fault.message}`)
  return { faults, chunks }
}

const LONG_ROW =
  'AS9008 the row has more than 8000000 characters, as after a quotation mark that is never closed'
const LONG_VALUE =
  'AS9010 the JSON cannot be read: a value has more than 8000000 characters, or is never closed'
const longXml = (part: string) => `AS9101 the XML cannot be read: max buffer length exceeded: ${part}`

describe('a gigabyte', () => {
  test.each<[string, Reader, string, string]>([
    ['in a cell', readCsv, `${HEADER}1;`, LONG_ROW],
    ['in a cell in quotation marks', readCsv, `${HEADER}1;"`, LONG_ROW],
    ['in the name of a column', readCsv, 'ref;', LONG_ROW],
    ['in a text of JSON', readJson, '[{"ID":"', LONG_VALUE],
    ['in a number of JSON', readJson, '[{"ID":', LONG_VALUE],
    ['in the name of a field of JSON', readJson, '[{"', LONG_VALUE],
    ['in an attribute', readXml, `${OPENING}<a b="`, longXml('attribValue')],
    ['in the name of an element', readXml, `${OPENING}<a`, longXml('tagName')],
    ['in a comment', readXml, `${OPENING}<!--`, longXml('comment')],
    ['in a document type', readXml, '<!DOCTYPE ', longXml('doctype')],
  ])('%s is refused after a few megabytes', async (_, read, beginning, fault) => {
    const { faults, chunks } = await endless(read, beginning)
    expect(faults).toEqual([fault])
    expect(chunks).toBeLessThan(20)
  })
})

test('a text of JSON with millions of backslashes is refused, whatever the size of the chunks', async () => {
  async function* source() {
    yield await Promise.resolve(Buffer.from('[{"ID":"'))
    yield Buffer.from('\\n'.repeat(3_900_000))
    yield Buffer.from('\\n'.repeat(3_900_000))
  }
  const faults: string[] = []
  for await (const item of readJson(source(), { file: 'export' }))
    if (isFault(item)) faults.push(`${item.fault.code} ${item.fault.message}`)
  expect(faults).toEqual([LONG_VALUE])
})

async function imported(name: string, content: string) {
  const location = path.join(emptyFolder('agency-site-hostile-'), name)
  writeFileSync(location, content)
  const file = { location, shown: name }
  const found = await recognise(file)
  const preset = 'code' in found ? PRESETS[0] : found.preset
  if (preset === undefined) throw new Error('no preset')
  return await importSource({ files: [file], preset })
}

const HOME = { ref: '11', doel: 'koop', type: 'huis', prijs: '250000', postcode: '9000', gemeente: 'Gent' }

test('fields with the names of members of JavaScript objects change no object', async () => {
  const own = JSON.stringify({ ...HOME, constructor: { prototype: { polluted: 1 } }, toString: 'x' })
  const text = `[${own.replace('{', '{"__proto__":{"polluted":1,"prijs":"1"},')}]`
  const { records, wrong } = await imported('stock.json', text)
  expect(wrong).toEqual([])
  expect(records).toMatchObject([{ value: { ID: 11, Price: 250_000 } }])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
})

test('a home with ten thousand pictures is refused, and the others are read', async () => {
  const pictures = Array.from({ length: 10_000 }, (_, index) => `https://x.example/${index}.jpg`).join('|')
  const rows = [pictures, 'https://x.example/1.jpg'].map(
    (cell, index) => `${11 + index};koop;huis;250000;9000;Gent;${cell}`,
  )
  const text = `ref;doel;type;prijs;postcode;gemeente;Foto's\n${rows.join('\n')}\n`
  const { records, wrong } = await imported('stock.csv', text)
  expect(records).toHaveLength(1)
  expect(wrong).toMatchObject([{ sourceId: '11', problems: [{ code: 'AS2007' }] }])
})

test('JSON Lines with one line are one record', async () => {
  const { records } = await imported('stock.jsonl', `${JSON.stringify(HOME)}\n`)
  expect(records).toHaveLength(1)
})
