import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { AGENCY_SITE_CSV } from '../../../../core/import/presets/agency-site.ts'
import { house } from '../../../support/view.ts'
import { BESIDE, PROPERTIES } from '../schema/full-site.ts'
import { EVERYTHING, exportInput, imported, textOf } from './exports.ts'

const FILES = { ...BESIDE, 'content/properties/all.json': PROPERTIES }

test('no cell begins a formula, also not on a later line or behind a wrong separator', async () => {
  const texts = [
    '=HYPERLINK("https://evil.example")',
    '+32 9 000 12 34',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '|calc',
    '% 5',
  ]
  const home = house(1, {
    Street: texts[0],
    HouseNumber: texts[1],
    Description: `Huis\n${texts.join('\n')}\n- lijst; =1+1`,
    RecordFile: ' =1',
    EnergyPerformance: -45,
    extra: { note: texts[3] },
  })
  const text = textOf('csv', await exportInput({ 'content/properties/all.json': [home] }))
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ';', skipEmptyLines: true })
  const cells = data.flat()
  expect(cells.length).toBeGreaterThan(20)
  const lines = cells.flatMap((cell) => cell.split('\n'))
  expect(lines.filter((line) => /^\s*[=+\-@|%\t]/.test(line))).toEqual(['-45'])
  expect(text).toContain("'=HYPERLINK")
})

test('each text has a column for each of its languages, and each row a cell for each column', async () => {
  const homes = [house(1), house(2, { TypeDescription: 'Eén taal' })]
  const text = textOf('csv', await exportInput({ 'content/properties/all.json': homes }))
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ';', skipEmptyLines: true })
  const [head = [], ...rows] = data
  expect(head).toEqual(
    expect.arrayContaining(['ID', 'TypeDescription', 'TypeDescription.fr', 'TypeDescription.nl']),
  )
  expect(rows.map((row) => row.length)).toEqual([head.length, head.length])
  expect(rows.map((row) => row[head.indexOf('TypeDescription.fr')])).toEqual(['Maison 1', ''])
})

/**
 * A cell holds no list of objects, so captions, sizes of pictures, documents, dwellings and open-house days are not in
 * a table.
 */
const NOT_IN_CELLS = ['Documents', 'Dwellings', 'PlanningCodes', 'extra', 'history', 'openHouse', 'ID']

test('an import reads the same records', async () => {
  const input = await exportInput(FILES, EVERYTHING)
  const { records, problems } = await imported(textOf('csv', input), AGENCY_SITE_CSV)
  expect(problems).toEqual([])
  const lines = textOf('jsonl', { ...input, site: { ...input.site, projects: [] } })
    .trim()
    .split('\n')
  const expected = lines.map((line) => {
    const { RecordKind: _kind, PageUrl: _url, ...fields } = JSON.parse(line) as Record<string, unknown>
    const onlyAddress = (items: unknown) => (items as { Url: string }[]).map(({ Url }) => ({ Url }))
    const entries = Object.entries(fields).filter(([name]) => !NOT_IN_CELLS.includes(name))
    return Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        // The id of a project stays that of the source until the record is checked.
        /PictureItems|PlanItems/.test(name)
          ? onlyAddress(value)
          : name === 'ProjectID'
            ? String(value)
            : value,
      ]),
    )
  })
  expect(records.map(({ fields }) => fields)).toEqual(expected)
})

test('formulas that were turned into text are read as they were', async () => {
  const Description = "Huis\n- met tuin\n- =1+1\n's-Gravenstraat"
  const home = house(1, { Description, RecordFile: '+32' })
  const text = textOf('csv', await exportInput({ 'content/properties/all.json': [home] }))
  const { records } = await imported(text, AGENCY_SITE_CSV)
  expect(records[0]?.fields).toMatchObject({ Description, RecordFile: '+32' })
})
