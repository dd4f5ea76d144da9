/** Exports in the shapes of other programs, read without a line of rules: nested objects, flags, and names with other meanings. */
import { describe, expect, test } from 'vitest'
import { dataOf, preview, previewTable as table, UNDER_OPTION } from '../../../support/preview.ts'
import type { Previewed } from '../../../support/preview.ts'

const json = (homes: readonly object[]) => preview(JSON.stringify({ result: { homes } }), 'stock.json')

test('nested objects with an object for each kind of fact, and texts by language', async () => {
  const home = (reference: string, more: object) => ({
    reference,
    category: 'apartment',
    address: { street: 'Coupure', number: '7', postal_code: '9000', city: 'Gent', country: { code: 'BE' } },
    energy: { label: 'B', value: 130 },
    rooms: { bedrooms: 2, bathrooms: 1 },
    texts: { title: { nl: 'Appartement', en: 'Flat' }, description: { nl: 'Licht.', en: 'Bright.' } },
    ...more,
  })
  const read = await json([
    home('A1', { transaction: { kind: 'rent', price: 950, charges: 50 }, state: 'available' }),
    home('A2', { transaction: { kind: 'sale', price: 385_000 }, state: 'under_option' }),
  ])
  expect(read.counts).toMatchObject({ read: 2, published: 2 })
  expect(dataOf(read)).toMatchObject([
    {
      Goal: 1,
      Price: 950,
      ChargesRenter: 50,
      Status: 1,
      EPCLabelText: 'B',
      EnergyPerformance: 130,
      NumberOfBedRooms: 2,
      NumberOfBathRooms: 1,
      TypeDescription: { nl: 'Appartement', en: 'Flat' },
      Description: { nl: 'Licht.', en: 'Bright.' },
    },
    { Goal: 0, Price: 385_000, Status: 1, MarqueeName: UNDER_OPTION },
  ])
})

test('Dutch names: the transfer has the prices and the status, and the number of a house is an object', async () => {
  const home = (id: number, overdracht: object) => ({
    id,
    adres: { straat: 'Dorp', huisnummer: { hoofdnummer: 12 }, postcode: '9030', plaats: 'Mariakerke' },
    algemeen: {
      woonoppervlakte: 141,
      bouwjaar: '1965',
      energieklasse: 'C',
      woonhuissoort: 'EENGEZINSWONING',
    },
    financieel: { overdracht },
    teksten: { titel: 'Woning', aanbiedingstekst: 'Een woning.' },
    media: [{ link: 'https://x.example/2.jpg', volgnummer: 2 }],
  })
  const read = await json([
    home(1, { status: 'BESCHIKBAAR', koopprijs: 325_000, huurprijs: null }),
    home(2, { status: 'VERHUURD', koopprijs: null, huurprijs: 950 }),
  ])
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, Status: 1, Price: 325_000, HouseNumber: '12', SurfaceLiving: 141, Description: 'Een woning.' },
    { Goal: 1, Status: 4, Price: 950, XLargePictureItems: [{ Url: 'https://x.example/2.jpg' }] },
  ])
  expect(dataOf(read)[0]?.['MainTypeName']).toMatchObject({
    nl: 'Eengezinswoning',
    en: 'Single-family house',
  })
})

test('references are an object, and of category and type the one with more values is the name', async () => {
  const home = (internal: string, type: string) => ({
    reference: { display: `P-${internal}`, internal },
    category: 'HOUSE',
    type,
    transaction: 'SALE',
    price: 450_000,
    location: { address: 'Rue Haute 5', city: 'Namur', zipCode: '5000' },
  })
  const read = await json([home('77', 'villa'), home('78', 'semi_detached'), home('79', 'tiny_house')])
  expect(read.counts).toMatchObject({ read: 3, published: 3 })
  expect(dataOf(read).map(({ MainTypeName }) => MainTypeName)).toMatchObject([
    { nl: 'Villa', fr: 'Villa' },
    { nl: 'Halfopen bebouwing', en: 'Semi-detached house' },
    'Tiny house',
  ])
})

test('posts of a website, whose fields are in objects of a plugin', async () => {
  const post = (id: number, acf: object) => ({
    id,
    status: 'publish',
    title: { rendered: 'Huis' },
    content: { rendered: '<p>Mooi</p>' },
    acf: { transactie: 'te koop', type_pand: 'huis', postcode: '9000', gemeente: 'Gent', ...acf },
    gallery: [{ url: 'https://x.example/a.jpg' }],
  })
  const read = await json([post(1, { prijs: '325000', verkocht: false }), post(2, { verkocht: true })])
  expect(dataOf(read)).toMatchObject([
    { Goal: 0, Status: 1, Price: 325_000, TypeDescription: 'Huis', XLargePictureItems: [{}] },
    { Goal: 0, Status: 2, Zip: '9000' },
  ])
})

test('the goal is found by its values, whatever its column is called', async () => {
  const { published, notes } = await table([
    'Ref;Soort opdracht;Postcode;Gemeente',
    'R1;Verkoop;9000;Gent',
    'R2;Verhuur;9000;Gent',
  ])
  expect(published.map(({ data }) => data['Goal'])).toEqual([0, 1])
  expect(notes).toContain('"Soort opdracht" says whether a home is for sale or to let, by its values.')
})

test('but no private column says it', async () => {
  const { published } = await table(['Ref;Verkoper wil;Postcode;Gemeente', 'R1;verkoop;9000;Gent'])
  expect(published).toEqual([])
})

describe('an energy class of Luxembourg is no label', () => {
  const homes = (country: string, rows: readonly string[]) =>
    table([`id;Offre;CP;Localité;Classe énergétique;Classe isolation${country}`, ...rows])
  const energyOf = (read: Previewed) =>
    dataOf(read).map(({ EPCLabelText, EnergyClass, InsulationClass }) => [
      EPCLabelText,
      EnergyClass,
      InsulationClass,
    ])

  test('where all homes are there', async () => {
    const read = await homes('', ['1;vente;L-1611;Luxembourg;C;D', '2;vente;L-4001;Esch-sur-Alzette;E;'])
    expect(energyOf(read)).toEqual([
      [undefined, 'C', 'D'],
      [undefined, 'E', undefined],
    ])
  })

  test('and where a column names the country', async () => {
    const read = await homes(';Pays', ['1;vente;1611;Luxembourg;C;D;LU', '2;vente;6700;Arlon;E;;BE'])
    expect(energyOf(read)).toEqual([
      [undefined, 'C', 'D'],
      ['E', undefined, undefined],
    ])
  })
})

describe('a number that can be read in two ways', () => {
  const surfaces = async (prices: readonly string[]) => {
    const { published, notes } = await table([
      'Ref;Transactie;Postcode;Gemeente;Perceel;Bewoonbare opp.',
      ...prices.map((living, index) => `R${index};te koop;9000;Gent;1.250;${living}`),
    ])
    const asked = notes.filter((note) => note.startsWith('Numbers'))
    return { surfaces: published.map(({ data }) => data['SurfaceGround']), asked }
  }

  test.each([
    ['140,5', 1250, 'comma'],
    ['140.5', 1.25, 'point'],
  ])('is read as the other columns are, of which one has %s', async (living, surface, mark) => {
    expect(await surfaces([living])).toEqual({
      surfaces: [surface],
      asked: [`Numbers such as "1.250" are read with a decimal ${mark}, as other columns have one.`],
    })
  })

  test('is left out if no other column proves a mark, or two contradict each other', async () => {
    expect(await surfaces(['140'])).toEqual({ surfaces: [], asked: [] })
    expect(await surfaces(['140,5', '140.5'])).toEqual({ surfaces: [], asked: [] })
  })
})
