import { describe, expect, test } from 'vitest'
import { readJson } from '../../../../../core/import/readers/json.ts'
import { readJsonLines } from '../../../../../core/import/readers/json-lines.ts'
import { readItems, refusalsOf, readText } from '../../../../support/reading.ts'

const HOMES = [
  { ID: 1, City: 'Gent "Zuid", [x] {y}\\' },
  { ID: 2, Pictures: [{ Url: 'a' }], n: null },
]

const read = (text: string, records?: readonly string[], chunk?: number) =>
  readText(readJson, text, { options: { records }, chunk })
const fieldsOf = async (data: unknown, records?: readonly string[]) =>
  (await read(JSON.stringify(data), records)).map(({ fields }) => fields)

describe('a JSON file', () => {
  test.each<[string, unknown, readonly string[] | undefined]>([
    ['a list', HOMES, undefined],
    ['an envelope', { count: 2, errors: [], names: ['a'], data: { items: HOMES } }, undefined],
    [
      'a named list',
      { errors: [{ code: 1 }], Value: { Items: HOMES } },
      ['Result.Value.Items', 'Value.Items'],
    ],
    ['names in another case', { value: { items: HOMES } }, ['Value.Items']],
    [
      'pages',
      [{ Value: { Items: HOMES.slice(0, 1) } }, { Value: { Items: HOMES.slice(1) } }],
      ['Value.Items'],
    ],
    ['a list instead of its envelope', HOMES, ['Value.Items']],
    ['two pages one after the other', HOMES, undefined],
  ])('is %s', async (_, data, records) => {
    expect(await fieldsOf(data, records)).toEqual(HOMES)
  })

  test('is one record', async () => {
    expect(await fieldsOf(HOMES[1], ['.'])).toEqual([HOMES[1]])
    const items = await readItems(readJson, JSON.stringify(HOMES[1]), { options: { records: ['.'] } })
    expect(items).toHaveLength(1)
    expect(await fieldsOf({ Result: { Value: HOMES[0] } }, ['Result.Value'])).toEqual([HOMES[0]])
  })

  test('has an empty list', async () => {
    expect(await refusalsOf(readJson, '[]')).toEqual([])
    expect(await refusalsOf(readJson, '{"items": []}')).toEqual([])
  })

  const NAMES = ['Result.Home', 'Home', 'Homes', '.']
  test.each<[string, unknown, readonly string[]]>([
    ['in an envelope', { total: 2, Homes: HOMES, more: { x: [] } }, NAMES],
    ['in a list', HOMES, NAMES],
    ['in a list of answers', HOMES.map((Home) => ({ Result: { Home } })), NAMES],
    ['in a list of envelopes', [{ Homes: [HOMES[0]] }, { n: 1, Homes: [HOMES[1]] }], NAMES],
    ['in a list and an answer', [HOMES[0], { Home: HOMES[1] }], NAMES],
  ])('has its records %s where one may be the whole file', async (_, data, records) => {
    for (const chunk of [1, 3, 65_536])
      expect((await read(JSON.stringify(data), records, chunk)).map(({ fields }) => fields)).toEqual(HOMES)
  })

  test('of one record is not mistaken for an envelope, and an empty envelope not for a record', async () => {
    for (const chunk of [1, 65_536])
      expect((await read(JSON.stringify(HOMES[0]), NAMES, chunk)).map(({ fields }) => fields)).toEqual([
        HOMES[0],
      ])
    expect(await readItems(readJson, '{"total":0,"Homes":[]}', { options: { records: NAMES } })).toEqual([])
  })

  test.each([
    ['{"Homes":[', ']}'],
    ['[{"Homes":[', ']}]'],
  ])('of any size is read record by record: %s…', async (before, after) => {
    const home = JSON.stringify({ ID: 1, Text: 'x'.repeat(100_000) })
    const homes = 300
    let held = 0
    async function* chunks() {
      yield await Promise.resolve(Buffer.from(before))
      for (let index = 0; index < homes; index++) {
        held++
        yield Buffer.from(`${index === 0 ? '' : ','}${home}`)
      }
      yield Buffer.from(after)
    }
    let records = 0
    for await (const item of readJson(chunks(), { file: 'a', records: NAMES })) {
      expect(item).toMatchObject({ fields: { ID: 1 } })
      records++
      // Nothing waits for the end of the file.
      expect(held - records).toBeLessThan(2)
    }
    expect(records).toBe(homes)
  })

  test('that breaks off in an envelope is a fault after its records', async () => {
    const items = await readItems(readJson, '{"Homes":[{"ID":1},{"ID":', { options: { records: NAMES } })
    expect(items).toMatchObject([{ fields: { ID: 1 } }, { fault: { code: 'AS9011' } }])
  })

  test('is the same in chunks of any size, with the lines of its records', async () => {
    const text = JSON.stringify(
      { total: 2, data: [...HOMES, { ID: 3, Text: 'é\u2028 \\" \ud83c\udfe0' }] },
      null,
      2,
    )
    const whole = await read(text)
    expect(whole.map(({ at }) => [at.record, at.line])).toEqual([
      [1, 4],
      [2, 8],
      [3, 17],
    ])
    for (const size of [1, 2, 3, 7, 50]) expect(await read(text, undefined, size)).toEqual(whole)
  })
})

describe('a faulty JSON file', () => {
  test.each([
    ['[{"ID": 1}, {"ID": 2', 'AS9011 1 the JSON ends before its last value does'],
    ['[{"ID": 1}, {"ID": "2', 'AS9011 1 the JSON ends before its last value does'],
    ['', 'AS9012 1 the JSON has no list of records'],
    ['[{"ID": 1}}', 'AS9010 1 the JSON cannot be read: "}" closes nothing that is open'],
    ['['.repeat(1000), 'AS9010 1 the JSON cannot be read: it has too many levels'],
    ['<html>', 'AS9012 1 the JSON has no list of records'],
    ['{"items": {"a": [1, 2]}}', undefined],
  ])('%j is a fault', async (text, problem) => {
    expect((await refusalsOf(readJson, text)).at(-1)).toBe(problem)
  })

  test('has no list of the names of the rules', async () => {
    const text = '{"Success": false, "Value": null}'
    const items = await readItems(readJson, text, { options: { records: ['Value.Items'] } })
    expect(items).toMatchObject([{ fault: { code: 'AS9012', hint: 'expected at "Value.Items"' } }])
  })

  test('refuses a record that cannot be read, and reads the others', async () => {
    const text = '[\n{"ID": 1},\n{"ID": undefined},\n7,\n{"ID": 4}\n]'
    expect((await read(text)).map(({ at }) => at.record)).toEqual([1, 4])
    expect(await refusalsOf(readJson, text)).toEqual([
      'AS9010 3 the JSON cannot be read: the record is not valid',
      'AS9010 4 the JSON cannot be read: the record is no object',
    ])
  })

  test('refuses a record of a hundred thousand levels', async () => {
    const text = `[{"ID": 1, "x": ${'['.repeat(100_000)}${']'.repeat(100_000)}}, {"ID": 2}]`
    expect(await refusalsOf(readJson, text)).toEqual([
      'AS9104 1 the record has more than the limit: 100 levels',
    ])
    expect(await read(text)).toHaveLength(1)
  })
})

describe('JSON Lines', () => {
  test('have a record on each line', async () => {
    const records = await readText(readJsonLines, '{"ID": 1}\r\n\n{"ID": 2}', { chunk: 3 })
    expect(records.map(({ fields, at }) => [fields['ID'], at.line, at.record])).toEqual([
      [1, 1, 1],
      [2, 3, 2],
    ])
  })

  test('refuse lines that are no objects', async () => {
    expect(await refusalsOf(readJsonLines, '{"ID": 1}\n{"ID": \n[1]\nnull\n')).toEqual([
      'AS9010 2 the JSON cannot be read: the line is not valid',
      'AS9010 3 the JSON cannot be read: the line is no object',
      'AS9010 4 the JSON cannot be read: the line is no object',
    ])
  })
})
