/** Exports in the shapes of other programs, read without a line of rules: nested objects, flags, and names with other meanings. */
import { describe, expect, test } from 'vitest'
import { preview } from '../../../support/preview.ts'

const json = (homes: readonly object[]) => preview(JSON.stringify({ result: { homes } }), 'stock.json')
const table = (lines: readonly string[]) => preview(lines.join('\n'))

/** The published records of homes, in their order. */
const dataOf = ({ published }: Awaited<ReturnType<typeof preview>>) => published.map(({ data }) => data)

const UNDER_OPTION = { nl: 'Onder optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' }

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

describe('a sold home is sold, whichever column says so', () => {
  const sold = (name: string, values: readonly string[]) =>
    table([
      `Ref;Transactie;${name};Postcode;Gemeente;Prijs`,
      ...values.map((value, index) => `R${index};te koop;${value};9000;Gent;300000`),
    ])
  const statuses = async (name: string, values: readonly string[]) =>
    dataOf(await sold(name, values)).map(({ Status }) => Status)

  test.each([
    ['Etat', ['Disponible', 'Vendu', 'Sous option'], [1, 2, 1]],
    ['state', ['available', 'sold', 'sold'], [1, 2, 2]],
    ['Beschikbaarheid', ['beschikbaar', 'verkocht', 'verkocht'], [1, 2, 2]],
    ['Verkocht', ['ja', 'nee', ''], [2, 1, 1]],
    ['is_sold', ['1', '0', '0'], [2, 1, 1]],
  ])('%s', async (name, values, expected) => {
    expect(await statuses(name, values)).toEqual(expected)
  })

  test.each([
    ['Etat', ['A rénover', 'Bon état', 'Neuf']],
    ['state', ['Oost-Vlaanderen', 'Oost-Vlaanderen', 'Antwerpen']],
    ['Etat', ['Nouveau', 'Nouveau', 'A rénover']],
  ])('but %s of %j is none', async (name, values) => {
    expect(await statuses(name, values)).toEqual([undefined, undefined, undefined])
  })

  test.each([
    ['Online', ['ja', 'nee', 'ja']],
    ['archived', ['false', 'true', 'false']],
    ['Status', ['beschikbaar', 'ingetrokken', 'verkocht']],
  ])('homes that are not for publication are left out: %s', async (name, values) => {
    const { counts } = await sold(name, values)
    expect(counts).toEqual({ read: 3, published: 2, quarantined: 0, filtered: { 'not for publication': 1 } })
  })

  test('the column of the goal is that of the status if some homes in it are sold', async () => {
    const { published } = await table([
      'Ref;Transactie;Postcode;Gemeente',
      'R1;te koop;9000;Gent',
      'R2;verkocht;9000;Gent',
      'R3;verhuurd;9000;Gent',
    ])
    expect(published.map(({ data: { Goal, Status } }) => [Goal, Status])).toEqual([
      [0, 1],
      [0, 2],
      [1, 4],
    ])
  })
})

test('a home under option says so by a column of yes and no', async () => {
  const { published } = await table([
    'Ref;Transactie;Onder optie;Status;Postcode;Gemeente',
    'R1;te koop;ja;beschikbaar;9000;Gent',
    'R2;te koop;nee;beschikbaar;9000;Gent',
    'R3;te koop;nee;onder bod;9000;Gent',
  ])
  expect(published.map(({ data: { Status, MarqueeName } }) => [Status, MarqueeName])).toMatchObject([
    [1, UNDER_OPTION],
    [1, undefined],
    [1, { nl: 'Onder bod' }],
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
  const energyOf = (read: Awaited<ReturnType<typeof preview>>) =>
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
