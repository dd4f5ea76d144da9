/** Workbooks of Excel are read as tables. Those of openpyxl, XlsxWriter, exceljs and SheetJS were read when this was made. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { recognise } from '../../../../core/import/recognise.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { dataOf, preview } from '../../../support/preview.ts'
import { row, workbook } from '../../../support/workbook.ts'
import { zip } from '../../../support/zip.ts'

const NAMES = ['Referentie', 'Transactie', 'Type', 'Prijs', 'Postcode', 'Gemeente']
const HOME = ['R1', 'Te koop', 'Huis', 315_000, 9000, 'Gent']
const read = (content: Buffer) => preview(content, 'stock.xlsx')

test('a title, empty rows and a hidden sheet', async () => {
  const names = [...NAMES, 'Bew. opp', 'Eigenaar']
  const stock = await read(
    workbook([
      { name: 'Keuzelijst', rows: row(1, ['Type', 'Transactie']) },
      {
        name: 'Aanbod',
        rows:
          row(1, ['Aanbod van november']) +
          row(3, names) +
          row(4, [...HOME, 154.125, 'Jan']) +
          '<row r="9"/>',
      },
      { name: 'Oud', state: 'hidden', rows: row(1, names) + row(2, ['R9', ...HOME.slice(1)]) },
    ]),
  )
  expect(stock.counts).toMatchObject({ read: 1, published: 1 })
  expect(dataOf(stock)).toMatchObject([{ Goal: 0, Price: 315_000, Zip: '9000', SurfaceLiving: 154.125 }])
  expect(JSON.stringify(dataOf(stock))).not.toContain('Jan')
})

test('a sheet for sales and one for rents: its name tells the goal', async () => {
  const without = (cells: readonly (string | number)[]) => cells.filter((_, index) => index !== 1)
  const sheet = (name: string, id: string) => ({
    name,
    rows: row(2, without(NAMES)) + row(3, without([id, ...HOME.slice(1)])),
  })
  const both = await read(workbook([sheet('Te koop', 'A'), sheet('Te huur', 'B')]))
  expect(dataOf(both).map(({ Goal }) => Goal)).toEqual([0, 1])
  expect(both.notes).toContain('"#sheet" says whether a home is for sale or to let, by its values.')
})

test('a wrong cell is reported with its sheet and row, behind cells of several lines', async () => {
  const { problems } = await read(
    workbook([
      {
        name: 'Aanbod',
        rows:
          row(1, [...NAMES, 'Omschrijving']) +
          row(2, [...HOME, 'Een.\nTwee.\n\nDrie.']) +
          row(5, ['R2', 'Te koop', 'Huis', 'veel', 9000, 'Gent', 'Vier.']),
      },
    ]),
  )
  expect(problems.flatMap(({ examples }) => examples.map(({ at }) => at[0]))).toMatchObject([
    { file: 'stock.xlsx!Aanbod', position: { line: 5 } },
  ])
})

test('the separator of the mapping is that of exports as CSV', async () => {
  const content = workbook([{ name: 'Aanbod', rows: row(1, NAMES) + row(2, HOME) }])
  const stock = await preview(content, 'stock.xlsx', { delimiter: ';' })
  expect(dataOf(stock)).toMatchObject([{ Price: 315_000 }])
})

describe('a cell is', () => {
  const STYLES =
    '<numFmts><numFmt numFmtId="164" formatCode="[$-813]d mmmm yyyy"/><numFmt numFmtId="165" formatCode="[Red]#,##0.00 &quot;dagen&quot;"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs>'
  const TEXTS =
    '<si><t>Huis</t></si><si><r><t>Ruim</t></r><r><rPr/><t xml:space="preserve"> en licht</t></r><rPh><t>x</t></rPh></si><si><t>Een_x000D_\nTwee</t></si>'
  const cellIn = async (cell: string, properties = '') => {
    const rows =
      row(1, [...NAMES, 'Omschrijving']) +
      row(2, HOME).replace('</row>', `${cell.replace('<c', '<c r="G2"')}</row>`)
    const content = workbook([{ name: 'S', rows }], { styles: STYLES, texts: TEXTS, properties })
    return dataOf(await read(content))[0]?.['Description']
  }

  test.each([
    ['a shared text', '<c t="s"><v>0</v></c>', 'Huis'],
    ['a shared text of several runs, without its pronunciation', '<c t="s"><v>1</v></c>', 'Ruim en licht'],
    ['lines', '<c t="s"><v>2</v></c>', 'Een\nTwee'],
    ['a text of its own', '<c t="inlineStr"><is><r><t>A</t></r><r><t>B</t></r></is></c>', 'AB'],
    ['the text of a formula', '<c t="str"><f>A1&amp;B1</f><v>tekst</v></c>', 'tekst'],
    ['the number of a formula', '<c><f>1+1</f><v>2</v></c>', '2'],
    ['a number as Excel stores it', '<c><v>154.80000000000001</v></c>', '154.8'],
    ['a day', '<c s="1"><v>46352</v></c>', '2026-11-26'],
    ['a day in words', '<c s="2"><v>46352</v></c>', '2026-11-26'],
    ['a day with its time', '<c s="5"><v>46352.5</v></c>', '2026-11-26T12:00:00'],
    ['a number with a word that has letters of dates', '<c s="4"><v>30</v></c>', '30'],
    ['a share', '<c s="3"><v>0.06</v></c>', '6'],
    ['yes', '<c t="b"><v>1</v></c>', 'true'],
    ['a day in ISO form', '<c t="d"><v>2026-11-26</v></c>', '2026-11-26'],
    ['an error', '<c t="e"><v>#REF!</v></c>', undefined],
    ['a text that is missing', '<c t="s"><v>99</v></c>', undefined],
  ])('%s', async (_, cell, value) => {
    expect(await cellIn(cell)).toBe(value)
  })

  test('a day that is counted from 1904', async () => {
    expect(await cellIn('<c s="1"><v>44890</v></c>', 'date1904="1"')).toBe('2026-11-26')
  })
})

test('cells without places follow each other, and names may have a prefix', async () => {
  const cells = (values: readonly (string | number)[]) =>
    values.map((value) => `<x:c t="inlineStr"><x:is><x:t>${value}</x:t></x:is></x:c>`).join('')
  const rows = `<x:row>${cells(NAMES)}</x:row><x:row>${cells(HOME)}</x:row>`
  expect(dataOf(await read(workbook([{ name: 'S', rows }])))).toMatchObject([
    { City: 'Gent', Price: 315_000 },
  ])
})

describe('refused:', () => {
  const found = async (content: Buffer) => {
    const location = path.join(emptyFolder('agency-site-workbook-'), 'stock.xlsx')
    writeFileSync(location, content)
    return recognise({ location, shown: 'stock.xlsx' })
  }
  const sheet = (rows: string) => workbook([{ name: 'S', rows }])

  test.each([
    ['a sheet that is no XML', sheet('<row'), /Invalid character/],
    ['a document type', withType(), /it has a document type/],
    ['a column far out', sheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'), /more than 1000 columns/],
    ['a row far down', sheet('<row r="99999999"><c><v>1</v></c></row>'), /more than 1048576 rows/],
    ['a workbook without a sheet', workbook([]), /it has no table/],
    [
      'a workbook in the binary form',
      zip([{ name: 'xl/workbook.bin', content: 'x' }]),
      /another kind than .xlsx/,
    ],
  ])('%s', async (_, content, reason) => {
    expect(await found(content)).toMatchObject({ message: expect.stringMatching(reason) as string })
  })

  function withType(): Buffer {
    return zip([
      { name: 'xl/workbook.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><workbook><sheets/></workbook>' },
    ])
  }
})
