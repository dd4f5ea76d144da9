/** Files as spreadsheets and services write them, from the first byte to the published record. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importSource } from '../../../../core/import/import-source.ts'
import { recognise } from '../../../../core/import/recognise.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { zip } from '../../../support/zip.ts'

async function imported(name: string, content: Uint8Array | string) {
  const location = path.join(emptyFolder('agency-site-odd-'), name)
  writeFileSync(location, content)
  const file = { location, shown: name, isLocal: true }
  const recognised = await recognise(file)
  if (!('preset' in recognised)) throw new Error(recognised.message)
  const { records, wrong, faults } = await importSource({ files: [file], preset: recognised.preset })
  return { preset: recognised.preset.id, values: records.map(({ value }) => value), wrong, faults }
}

const HEADER = 'Referentie;Transactie;Type;Prijs;Straat;Huisnr;Postcode;Gemeente'
const ROWS = [
  '11;Te koop;Huis;215.000;Kerkstraat;1;9000;Gent',
  '12;Te huur;Huis;950;Crèchestraat;2;9000;Gent',
]
const HOMES = [
  { ID: 11, Goal: 0, Price: 215_000, City: 'Gent' },
  { ID: 12, Goal: 1, Street: 'Crèchestraat' },
]

const home = (id: number) =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="true"/><objektart><haus haustyp="VILLA"/></objektart>` +
  `</objektkategorie><geo><plz>9000</plz><ort>Gent</ort><land iso_land="BEL"/></geo>` +
  `<preise><kaufpreis>250000.00</kaufpreis></preise><freitexte><objekttitel><![CDATA[Huis & tuin <${id}>]]>` +
  `</objekttitel></freitexte><anhaenge><anhang location="EXTERN" gruppe="TITELBILD"><format>jpg</format>` +
  `<daten><pfad>foto_${id}.jpg</pfad></daten></anhang></anhaenge>` +
  `<verwaltung_techn><openimmo_obid>${id}</openimmo_obid><aktion/></verwaltung_techn></immobilie>`
const XML =
  `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo xmlns="http://www.openimmo.de"><uebertragung umfang="VOLL"/>` +
  `<anbieter>${home(11)}${home(12)}</anbieter></openimmo>`

test.each<[string, string, Uint8Array]>([
  [
    'a table of Excel in UTF-16 with its separator',
    'stock.csv',
    Buffer.from(`\ufeffsep=;\r\n${[HEADER, ...ROWS].join('\r\n')}\r\n`, 'utf16le'),
  ],
  [
    'a table with a title and merged cells above its names',
    'stock.csv',
    Buffer.from(['Aanbod;;;;;;;', ';;;;;;;', 'Pand;;;;Ligging;;;', HEADER, ...ROWS].join('\n')),
  ],
])('%s', async (_, name, content) => {
  expect(await imported(name, content)).toMatchObject({ preset: 'csv', values: HOMES, wrong: [], faults: [] })
})

test('JSON Lines with a byte order mark', async () => {
  const line = { id: 11, transaction: 'for sale', type: 'house', price: 215_000, zip: '9000', city: 'Gent' }
  const text = `\ufeff${JSON.stringify(line)}\n${JSON.stringify({ ...line, id: 12 })}\n`
  expect(await imported('stock.ndjson', text)).toMatchObject({
    preset: 'json-lines',
    values: [{ ID: 11 }, { ID: 12 }],
    faults: [],
  })
})

test('XML with a namespace and CDATA', async () => {
  const { preset, values, wrong } = await imported('stock.xml', XML)
  expect([preset, wrong]).toEqual(['openimmo', []])
  expect(JSON.stringify(values)).toContain('Huis & tuin <11>')
})

test('an archive with one XML, its pictures in another case, and the files of a Mac', async () => {
  const archive = zip([
    { name: 'Export/ns.xml', content: XML },
    { name: 'Export/FOTO_11.JPG', content: 'jpeg' },
    { name: '__MACOSX/Export/._ns.xml', content: 'x' },
  ])
  const { preset, values, wrong } = await imported('stock.zip', archive)
  expect([preset, wrong, values.length]).toEqual(['openimmo', [], 2])
  expect(JSON.stringify(values[0])).toMatch(/"Url":"zip:\d+-4\/stock\.zip!Export\/FOTO_11\.JPG"/)
})
