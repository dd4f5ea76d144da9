import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../core/import/recognise.ts'
import { madeUpRows, tableOf } from '../../../import/csv/export.ts'
import { TRAPS } from '../../../import/csv/traps.ts'
import { PRIVATE } from '../../../import/made-up/homes.ts'
import { reportOf } from '../../../import/made-up/traps.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { preview } from '../../../support/preview.ts'

const CHANGES = new Map(TRAPS.map(({ home, changes }) => [home, changes]))
const sourceId = (home: number) => `VBE${12_000 + home}`

describe('a table of forty homes with traps', () => {
  const result = () => preview(tableOf(madeUpRows(CHANGES)))

  test('has the report that the traps must give', async () => {
    const { counts, problems, published } = await result()
    expect(counts).toEqual(reportOf(40, TRAPS))
    expect(problems.map(({ code, count }) => `${count} ${code}`)).toEqual(['3 AS9004', '3 AS9005'])
    const left = TRAPS.flatMap(({ home, quarantined }) => (quarantined === undefined ? [] : [sourceId(home)]))
    expect(published.filter((record) => left.includes(record.sourceId))).toEqual([])
  })

  test('publishes each other trap as its rule says', async () => {
    const { published } = await result()
    for (const trap of TRAPS) {
      if (trap.published === undefined) continue
      const data = published.find((record) => record.sourceId === sourceId(trap.home))?.data ?? {}
      const found = Object.fromEntries(Object.keys(trap.published).map((field) => [field, data[field]]))
      expect({ rule: trap.rule, ...found }).toEqual({ rule: trap.rule, ...trap.published })
    }
  })

  test('names its assumptions, and fields without a rule', async () => {
    const { notes, fields, rules } = await result()
    expect(notes).toEqual([
      '"Referentie" is taken as the id, as it differs for each record.',
      'The postal code decides the region, and not "Provincie".',
      'No column names the country, so all homes are in Belgium.',
      'A price is shown unless it is "op aanvraag".',
      '"Terras" has no surface but yes and no, or a number of them, by its values.',
      '"peb_category" has kWh per square metre and year, by its values.',
      '"energy_consumption" has yearly totals in kWh, by its values.',
    ])
    const unused = fields.filter(({ targets, isIgnored }) => targets.length === 0 && !isIgnored)
    expect(unused).toMatchObject([{ path: 'Syndicus', filled: 1, examples: ['Immo Syndic'] }])
    expect(rules.ignore).toEqual(['Provincie', 'nearest_city'])
  })

  test('contains nothing private anywhere', async () => {
    const text = JSON.stringify(await result())
    for (const secret of Object.values(PRIVATE)) expect(text).not.toContain(secret)
  })

  test('is the same with tabs, in UTF-16, as JSON Lines and as JSON', async () => {
    const rows = madeUpRows(CHANGES)
    const expected = (await preview(tableOf(rows))).published
    const utf16 = Buffer.from(`\ufeff${tableOf(rows, '\t')}`, 'utf16le')
    const lines = rows.map((row) => JSON.stringify(row)).join('\n')
    for (const [name, content] of [
      ['a.txt', utf16],
      ['a.jsonl', lines],
      ['a.json', JSON.stringify({ total: 40, result: { homes: rows } })],
    ] as const)
      expect((await preview(content, name)).published).toEqual(expected)
  })
})

test('a column that fits both ways is asked about with its values, and one line of rules decides', async () => {
  const table =
    'ID;Transactie;Postcode;Gemeente;Perceel\n1;te koop;9000;Gent;1.250\n2;te koop;9000;Gent;800\n'
  const asked = await preview(table)
  expect(asked.counts).toEqual({ read: 2, published: 1, quarantined: 1, filtered: {} })
  expect(asked.problems).toMatchObject([
    {
      code: 'AS9002',
      examples: [{ message: '"1.250" in "Perceel" can be read with a decimal comma or a decimal point' }],
    },
  ])
  const decided = await preview(table, 'stock.csv', { numbers: 'comma' })
  expect(decided.published[0]?.data).toMatchObject({ SurfaceGround: 1250 })
})

test('goal, type, postal code and town are read from the address where they are nowhere else', async () => {
  const { published, notes } = await preview(
    'ID;url;price\n1;https://x.example/en/house/for-sale/gent/9000/1;250000\n2;https://x.example/en/apartment/for-rent/aalst/9300/2;900\n',
  )
  expect(published.map(({ data }) => [data['Goal'], data['WebID'], data['Zip'], data['City']])).toEqual([
    [0, 1, '9000', 'gent'],
    [1, 2, '9300', 'aalst'],
  ])
  expect(notes).toContain('The goal is read from the address in "url".')
})

test('a terrace is a surface where the cells are surfaces', async () => {
  const rows = ['12 m²', '8,5 m²', 'ja', '20'].map(
    (terrace, index) => `${index + 1};te koop;9000;Gent;${terrace}`,
  )
  const { published } = await preview(`ID;Transactie;Postcode;Gemeente;Terras\n${rows.join('\n')}\n`)
  expect(published.map(({ data }) => data['SurfaceTerrace'])).toEqual([12, 8.5, undefined, 20])
})

describe('an unknown file', () => {
  test.each([
    ['page.html', '<!doctype html><html></html>', 'it is a page of HTML, such as that of a log-in'],
    [
      'stock.xls',
      '<table><tr><th>Ref</th></tr><tr><td>1</td></tr></table>',
      'it is a table in HTML, as some programs write it under the name .xls; open it in a spreadsheet and save it as .xlsx',
    ],
    [
      'stock.xml',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook></Workbook>',
      'it is a workbook of another kind than .xlsx; save it as .xlsx, or its sheet as CSV in UTF-8',
    ],
    [
      'a.xml',
      '<stock><thing/></stock>',
      'its XML begins with <stock> and has no element with the fields of a home',
    ],
    [
      'a.xls',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'it is a workbook of another kind than .xlsx; save it as .xlsx, or its sheet as CSV in UTF-8',
    ],
    ['a.bin', '\u0001\u0002;\n', 'its start is no table, JSON or XML'],
    ['a.txt', 'Hello\nworld\n', 'its start is no table, JSON or XML'],
  ])('%s', async (name, content, reason) => {
    const location = path.join(emptyFolder('agency-site-preview-'), name)
    writeFileSync(location, content)
    expect(await recognise({ location, shown: name })).toMatchObject({
      code: 'AS9013',
      message: `the format of "${name}" is not recognised: ${reason}`,
    })
  })
})

describe('a table of another hand', () => {
  const head = 'Referentie;Transactie;Type;Prijs;Postcode;Gemeente'

  test('with one reference twice publishes the first home of the two, and all others', async () => {
    const rows = [
      'A1;Te koop;Huis;250.000;9000;Gent',
      'A1;Te koop;Huis;260.000;9000;Gent',
      'A2;Te huur;Huis;850;9000;Gent',
    ]
    const { counts, problems, published, notes } = await preview([head, ...rows].join('\n'))
    expect(counts).toMatchObject({ read: 3, published: 2, quarantined: 1 })
    expect(problems.map(({ code }) => code)).toEqual(['AS2101'])
    expect(published.map(({ data }) => data['Price'])).toEqual([250_000, 850])
    expect(notes[0]).toContain('"Referentie" is taken as the id, although')
  })

  test('without names says how to give them', async () => {
    const { notes } = await preview('1001;Te koop;Huis;325000;9000;Gent\n1002;Te huur;Huis;900;9000;Gent\n')
    expect(notes[0]).toContain('name the columns with "header"')
  })

  test('without records assumes nothing', async () => {
    const { notes, counts } = await preview(`${head}\n`)
    expect({ notes, read: counts.read }).toEqual({ notes: [], read: 0 })
  })

  test.each([
    [
      'German names',
      'Objekt-Nr;Vermarktungsart;Objektart;Kaufpreis;PLZ;Ort;Provision\n1;Kauf;Haus;250000;4700;Eupen;3',
      ['Provision'],
    ],
    [
      'French names',
      'Réf;Type de transaction;Type de bien;Loyer;Code postal;Commune;Provision\n1;A louer;Maison;850;4000;Liège;75',
      undefined,
    ],
  ])('with %s knows whether a provision is the commission', async (_, table, drop) => {
    const { rules, published } = await preview(table)
    expect(rules.drop).toEqual(drop)
    expect(published[0]?.data['ChargesRenter']).toBe(drop === undefined ? 75 : undefined)
  })
})

test('a telephone number of nobody in particular is private, unless a rule of the site reads it', async () => {
  const table =
    'Referentie;Transactie;Type;Prijs;Postcode;Gemeente;Agent;GSM\nA1;Te koop;Huis;250.000;9000;Gent;An;0470 1'
  const people = { each: '.', id: 'Agent', fields: { name: 'Agent', phone: 'GSM' } }
  expect((await preview(table)).rules.drop).toEqual(['GSM'])
  expect((await preview(table, 'stock.csv', { people })).rules.drop).toEqual([])
})

test('nested data is read by the names of its last fields', async () => {
  const home = {
    reference: 'L1',
    transaction: 'for sale',
    property: { type: 'house', bedrooms: 3, area: { living: 150, plot: 400 } },
    price: { amount: 325_000, currency: 'EUR' },
    address: { street: 'Kerkstraat', number: '5', postcode: '9000', city: 'Gent' },
    media: { photos: [{ url: 'a.jpg' }, { url: 'b.jpg' }] },
    owner: { name: 'Roza Geheim', price: 300_000 },
    similar: [{ price: { amount: 1 } }],
  }
  const { published, rules } = await preview(JSON.stringify([home]), 'homes.json')
  expect(published[0]?.data).toMatchObject({
    NumberOfBedRooms: 3,
    SurfaceLiving: 150,
    SurfaceGround: 400,
    Price: 325_000,
    XLargePictureItems: [{ Url: 'a.jpg' }, { Url: 'b.jpg' }],
  })
  expect(JSON.stringify(rules)).not.toContain('similar')
})

test.each([
  ['', 'it is empty'],
  ['\ufeff\n', 'it is empty'],
  ['<!DOCTYPE html><html><body>Log in</body></html>', 'it is a page of HTML'],
])('%j is no export', async (content, reason) => {
  await expect(preview(content)).rejects.toThrow(reason)
})
