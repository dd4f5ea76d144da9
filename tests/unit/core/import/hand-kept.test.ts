/** Tables that an office keeps by hand: titles, sections and totals between the homes, and half of an address. */
import { describe, expect, test } from 'vitest'
import { dataOf, previewTable as table } from '../../../support/preview.ts'

const NAMES = 'Ref;Transactie;Prijs;Type;Straat;Nr;Slpk'
const HOMES = [
  'A1;Te koop;251000;Huis;Kerkstraat;1;3',
  'A2;Te huur;902;Appartement;Kerkstraat;2;2',
  'A3;Te koop;253000;Huis;Kerkstraat;3;4',
]

describe('a place of which half is written', () => {
  const withPlace = (name: string, values: readonly string[]) =>
    table([`${NAMES};${name}`, ...HOMES.map((home, index) => `${home};${values[index]}`)])
  const EXPECTED = [
    { Zip: '9000', City: 'Gent' },
    { Zip: '9300', City: 'Aalst' },
    { Zip: '9050', City: 'Gentbrugge' },
  ]

  test.each([
    ['Postcode', ['9000 Gent', 'B-9300 Aalst', '9050 Gentbrugge']],
    ['Gemeente', ['9000 Gent', 'Aalst (9300)', '9050 Gentbrugge']],
    ['Gemeente', ['Gent', 'Aalst', 'Gentbrugge']],
    ['Postcode;Gemeente', ['9000 Gent;', '9300;Aalst', '9050 Gentbrugge;']],
  ])('%s: %j', async (name, values) => {
    expect(dataOf(await withPlace(name, values))).toMatchObject(EXPECTED)
  })

  test('postal codes alone are those of municipalities', async () => {
    const read = await withPlace('Postcode', ['9000', '4000', '1000'])
    expect(dataOf(read).map(({ City }) => City)).toEqual(['Gent', 'Liège', 'Bruxelles'])
    expect(read.notes).toContain('No column names the town, so the municipality of the postal code is taken.')
  })

  test('a town whose name two municipalities have is no postal code, and the others are published', async () => {
    const read = await withPlace('Gemeente', ['Gent', 'Saint-Nicolas', 'Aalst'])
    expect(dataOf(read).map(({ Zip }) => Zip)).toEqual(['9000', '9300'])
    expect(read.counts.quarantined).toBe(1)
  })
})

describe('rows that are no homes', () => {
  const names = `${NAMES};Postcode;Gemeente`
  const homes = HOMES.map((home) => `${home};9000;Gent`)
  const sourceIds = async (lines: readonly string[]) =>
    (await table(lines)).published.map(({ sourceId }) => sourceId)
  const line = (text: string) => `${text};;;;;;;;`.slice(0, text.length + 8 - (text.match(/;/g) ?? []).length)

  test.each([
    ['titles', [line('Aanbod kantoor Gent'), line('Export van 01/11/2026'), line(''), names, ...homes]],
    ['names with a colon', [line('Kantoor:;Gent'), line('Datum:;01/11/2026'), names, ...homes]],
    ['empty lines', [names, line(''), ...homes, line(''), line('')]],
    [
      'sections',
      [names, line('TE KOOP'), ...homes.slice(0, 1), line(''), line('TE HUUR'), ...homes.slice(1)],
    ],
    ['a total', [names, ...homes, line('Totaal: 3')]],
  ])('%s', async (_, lines) => {
    expect(await sourceIds(lines)).toEqual(['A1', 'A2', 'A3'])
  })

  test('an empty line is no record', async () => {
    expect((await table([names, ...homes, line(''), line('')])).counts).toMatchObject({
      read: 3,
      quarantined: 0,
    })
  })
})
