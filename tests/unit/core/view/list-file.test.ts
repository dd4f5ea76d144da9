/** The list file gives the browser the stock of one goal in one language. It holds no value that cards hide. */
import { describe, expect, test } from 'vitest'
import { cardsFragment, idsText, listFileHref, placesText, stockOf } from '../../../../core/view/list-file.ts'
import { NOWHERE } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
const CITIES = {
  'content/cities.json': [
    { Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10, Latitude: 51.05, Longitude: 3.72 },
  ],
}

async function listed(
  records: readonly object[],
  {
    goal = 'sale',
    locale = 'nl',
    files = {},
  }: { goal?: 'sale' | 'rent'; locale?: 'nl' | 'fr'; files?: SiteFiles } = {},
) {
  const rules = rulesConfig({ marqueeIgnoreList: [1] })
  const view = await viewOf(
    { ...RENT_LIST, ...CITIES, ...rules, ...properties(...records), ...files },
    { locale },
  )
  return { context: view.context, series: view.list(goal).series }
}

async function columnsOf(records: readonly object[], options: Parameters<typeof listed>[1] = {}) {
  const { context, series } = await listed(records, options)
  return stockOf(context, series).columns
}

test('rows stand in the order of the list, in columns', async () => {
  const columns = await columnsOf([
    house(1, { Price: 200_000, NumberOfBedRooms: 3, SurfaceLiving: 150, EnergyPerformance: 34 }),
    house(2, {
      ...BRUGGE,
      Price: 300_000,
      WebID: 4,
      WebIDs: '1',
      EnergyPerformance: undefined,
      SurfaceConstructed: 90,
    }),
    house(3, { Price: 100_000, NumberOfBedRooms: 0, EnergyPerformance: 158, EPCLabelText: 'D+' }),
  ])
  expect(columns).toEqual({
    free: 3,
    towns: [
      { name: 'Brugge', zip: '8000', zips: ['8000', '8200', '8310', '8380'], names: ['Bruges', 'Brügge'] },
      { name: 'Gent', zip: '9000', names: ['Gand', 'Ghent'] },
    ],
    types: [
      { id: 1, name: 'Huis' },
      { id: 4, name: 'Grond' },
    ],
    town: [1, 0, 1],
    type: [[1], [4, 1], [1]],
    price: [100_000, 300_000, 200_000],
    bedrooms: [0, null, 3],
    surface: [null, 90, 150],
    energy: [158, null, 34],
    epc: [4, 3, 3],
    garden: [null, null, null],
    terrace: [null, null, null],
    parking: [null, null, null],
    lift: [null, null, null],
    ground: [null, null, null],
    year: [null, null, null],
    renovated: [1, 1, 1],
    available: [null, null, null],
  })
})

test('towns and types are named in the language; a type without a name by its number', async () => {
  const categories = [{ ID: 1, WebID: 1, Name: { nl: 'Huis' }, ShowOrder: 0, Sale: true, Rent: true }]
  const files = { 'content/categories.json': categories }
  const columns = await columnsOf([house(1)], { locale: 'fr', files })
  expect(columns.towns).toEqual([{ name: 'Gand', zip: '9000', names: ['Gent', 'Ghent'] }])
  expect(columns.types).toEqual([{ id: 1, name: '1' }])
})

test('rows that cannot be had any more come last, and their number is known', async () => {
  const columns = await columnsOf([
    house(1, { Status: 2, NumberOfBedRooms: 4 }),
    house(2, { NumberOfBedRooms: 2 }),
  ])
  expect(columns).toMatchObject({ free: 1, bedrooms: [2, 4] })
})

test.each<[string, object]>([
  ['hidden', { PublishPrice: false }],
  ['behind a marquee', { Marquee: 1, MarqueeName: 'Optie' }],
  ['of what is sold', { Status: 2 }],
])('a price that is %s is in no column', async (_, more) => {
  const columns = await columnsOf([house(1, { Price: 222_222, ...more })])
  expect(columns.price).toEqual([null])
})

test('a class without a score is in no column: a letter means another score in each region', async () => {
  const there = { CountryID: 50, Zip: '1009', City: 'LUXEMBOURG', EnergyClass: 'C', InsulationClass: 'C' }
  const columns = await columnsOf([house(1, { ...there, EnergyPerformance: undefined })])
  expect(columns.energy).toEqual([null])
})

describe('what filters offer', () => {
  const records = [
    house(1, { Price: 100_000, NumberOfBedRooms: 2, SurfaceLiving: 80, EnergyPerformance: 90 }),
    house(2, { Price: 160_000, NumberOfBedRooms: 3, SurfaceLiving: 120, EnergyPerformance: 210 }),
  ]
  const selects = async (all: readonly object[], options: Parameters<typeof listed>[1] = {}) => {
    const { context, series } = await listed(all, options)
    return Object.fromEntries(
      spaced(stockOf(context, series).selects).map(({ name, options: steps }) => [name, steps]),
    )
  }

  test('are steps that part the stock, as the language writes them', async () => {
    expect(await selects(records)).toEqual({
      min: [
        ['125000', '€ 125.000'],
        ['150000', '€ 150.000'],
      ],
      max: [
        ['100000', '€ 100.000'],
        ['125000', '€ 125.000'],
        ['150000', '€ 150.000'],
      ],
      bedrooms: [['3', '3']],
      surface: [['100', '100 m²']],
      energy: [
        ['100', '100 kWh/m²'],
        ['150', '150 kWh/m²'],
        ['200', '200 kWh/m²'],
      ],
    })
    expect((await selects(records, { locale: 'fr' }))['min']).toEqual([
      ['125000', '125 000 €'],
      ['150000', '150 000 €'],
    ])
  })

  test('for rent are prices by the month', async () => {
    const rentals = [rental(1, { Price: 700 }), rental(2, { Price: 900 })]
    expect((await selects(rentals, { goal: 'rent' }))['min']?.map(([value]) => value)).toEqual(['800', '900'])
  })

  test('of facts are offered where some homes have them and others do not', async () => {
    const apart = [
      house(1, { SurfaceGarden: 60, HasLift: true, Floor: 0, Availability: { nl: 'Vanaf 15 mei 2027' } }),
      house(2, { HasGarden: true, HasLift: false, Floor: 2, Availability: 'Onmiddellijk' }),
      house(3, { EPCLabelText: 'F', EnergyPerformance: 560 }),
    ]
    expect(await selects(apart)).toMatchObject({
      garden: [
        ['1', 'ja'],
        ['25', '25 m²'],
        ['50', '50 m²'],
      ],
      lift: [['1', 'ja']],
      ground: [['1', 'ja']],
      renovated: [['1', 'ja']],
      available: [
        ['1', 'onmiddellijk'],
        ['20270601', '1 juni 2027'],
      ],
    })
  })

  test('are nothing where all are alike, or hide what would part them', async () => {
    expect(await selects([house(1, { Price: 100_000 }), house(2, { Price: 100_000 })])).toEqual({})
    expect(
      await selects([house(1, { Price: 100_000 }), house(2, { Price: 900_000, PublishPrice: false })]),
    ).toEqual({})
  })
})

test('its file lies beside the list', async () => {
  const { context, series } = await listed([house(1)], { locale: 'fr' })
  expect(listFileHref(context, series)).toBe('/fr/a-vendre/list.json')
})

test('ids and places have the rows of the list', async () => {
  const exact = { Latitude: 51.04, Longitude: 3.71 }
  const { context, series } = await listed([
    house(1, exact),
    house(2, { ...exact, PublishAddress: false }),
    house(3, NOWHERE),
  ])
  expect(JSON.parse(idsText(context, series))).toEqual([3, 2, 1])
  expect(JSON.parse(placesText(context, series) ?? '')).toMatchObject({
    latitude: [null, 51.05, 51.04],
    isTown: [0, 1, 0],
    label: [null, 'Huis 2, 9000 Gent', 'Huis 1, 9000 Gent'],
  })
  const nowhere = await listed([house(1, NOWHERE)])
  expect(placesText(nowhere.context, nowhere.series)).toBeUndefined()
  const empty = await listed([])
  expect(idsText(empty.context, empty.series)).toBe('[]')
  expect(placesText(empty.context, empty.series)).toBeUndefined()
})

describe('cards of some rows', () => {
  const host = (module: object) => ({
    'content/pages/for-sale.json': {
      path: '/for-sale/',
      params: {
        title: { nl: 'Te koop', fr: 'À vendre' },
        modules: [{ title: 'Eerst' }, { relations: [{ type: 'property-list', id: 'sale' }], ...module }],
      },
    },
  })

  test('stand in the page as those of the list do', async () => {
    const { context, series } = await listed([house(1), house(2), house(3)])
    const fragment = cardsFragment(context, series, [2, 0, 9])
    expect(fragment.cards.map(({ id }) => id)).toEqual([1, 3])
    expect(fragment).toMatchObject({ perRow: 3, level: 2 })
  })

  test('are as many in a row as there, and below its title', async () => {
    const files = host({ numberItemOfRow: 2, title: { nl: 'Ons aanbod' } })
    const dutch = await listed([house(1)], { files })
    expect(cardsFragment(dutch.context, dutch.series, [0])).toMatchObject({ perRow: 2, level: 3 })
    const french = await listed([house(1)], { files, locale: 'fr' })
    expect(cardsFragment(french.context, french.series, [0])).toMatchObject({ perRow: 2, level: 2 })
  })
})
