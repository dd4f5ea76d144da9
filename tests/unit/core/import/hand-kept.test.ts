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

test('words beside numbers, labels with values, and goals in the name of a type', async () => {
  const read = await table([
    'Nr;Adres;Prijs;Soort;Slaapkamers;EPC',
    '1;"Kerkstraat 12, 9000 Gent";€ 325.000;Rijwoning te koop;3 slpk;245 kWh/m² (C)',
    '2;"Dorp 8 bus 2, 9830 Sint-Martens-Latem";€ 1.150 p/m;Appartement te huur;2 slpk.;A (88 kWh/m² a)',
    '3;"Steenweg 45, 9300 Aalst";259000;Woning te koop;4;E',
    '4;"Markt 1, 9700 Oudenaarde";n.o.t.k.;Handelspand te koop;;',
    '6;"Molenstraat, 9830 Sint-Martens-Latem";95000;Bouwgrond te koop;;',
    '5;"Dorp 3, 9830 Sint-Martens-Latem";"1.250,- zzgl. NK";Appartement te huur;1;B',
  ])
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, WebID: 1, Price: 325_000, NumberOfBedRooms: 3, EPCLabelText: 'C', EnergyPerformance: 245 },
    {
      Goal: 1,
      WebID: 2,
      Price: 1150,
      NumberOfBedRooms: 2,
      EPCLabelText: 'A',
      EnergyPerformance: 88,
      HouseNumber: '8',
    },
    { Goal: 0, Price: 259_000, EPCLabelText: 'E', HouseNumber: '45' },
    { Goal: 0, WebID: 6 },
    { Goal: 0, WebID: 4 },
    { Goal: 1, Price: 1250 },
  ])
  expect(read.published.map(({ sourceId }) => sourceId)).toEqual(['1', '2', '3', '4', '6', '5'])
  expect(dataOf(read)[4]).not.toHaveProperty('HouseNumber')
  expect(dataOf(read)[3]).not.toHaveProperty('Price')
  expect(dataOf(read)[0]?.['MainTypeName']).toMatchObject({ fr: expect.not.stringContaining('te koop') })
})

test.each([
  ['goals', ['ja;nee;250000', 'nee;ja;900'], 'Koop;Huur;Prijs'],
  ['prices', ['250000;', ';900'], 'Koop;Huur'],
  ['rents a month', ['250000;', ';€ 900 p/m'], 'Vraagprijs;Huur/maand'],
])('columns of a sale and of a rent are %s by their values', async (_, values, names) => {
  const read = await table([
    `Ref;Type;Postcode;Gemeente;${names}`,
    ...values.map((each, index) => `${index + 1};Huis;9000;Gent;${each}`),
  ])
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, Price: 250_000 },
    { Goal: 1, Price: 900 },
  ])
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

test.each([
  ['vanaf 250.000', 250_000, 7],
  ['Bieden vanaf € 250.000', 250_000, 7],
  ['à partir de 250 000 €', 250_000, 7],
  ['Faire offre à partir de 250.000,00 EUR', 250_000, 7],
  ['Dès 250.000 €', 250_000, 7],
  ['Offers from €250,000', 250_000, 7],
  ['ab EUR 250.000', 250_000, 7],
  ['v.a. 250.000', 250_000, 7],
  ['275.000', 275_000, undefined],
])('the price "%s" is %i with the unit %s', async (price, amount, unit) => {
  const rows = [`1;te koop;Huis;9000;Gent;${price}`, '2;te koop;Huis;9000;Gent;vanaf 199.000']
  const [home] = dataOf(await table(['Id;Transactie;Type;Postcode;Gemeente;Prijs', ...rows]))
  expect([home?.['Price'], home?.['PriceUnit']]).toEqual([amount, unit])
})

test('a price behind other words is refused', async () => {
  const rows = ['1;te koop;Huis;9000;Gent;tussen 250.000', '2;te koop;Huis;9000;Gent;vanaf 199.000']
  const { counts } = await table(['Id;Transactie;Type;Postcode;Gemeente;Prijs', ...rows])
  expect(counts).toMatchObject({ published: 1, quarantined: 1 })
})
