/** The sketch of a list shows how many properties each town has. */
import { describe, expect, test } from 'vitest'
import { townMapOf } from '../../../../core/view/town-map.ts'
import { house, properties, viewOf } from '../../../support/view.ts'

interface Place {
  readonly name: string
  readonly zip: string
  readonly at?: readonly [latitude: number, longitude: number]
  readonly stock: number
}

async function mapOf(places: readonly Place[], more: object = {}, locale: 'nl' | 'fr' = 'nl') {
  const cities = places.map(({ name, zip, at }) => ({
    Name: { nl: name, fr: `${name}-fr` },
    Zip: zip,
    CountryID: 10,
    ...(at && { Latitude: at[0], Longitude: at[1] }),
  }))
  let id = 0
  const stock = places.flatMap(({ name, zip, stock: count }) =>
    Array.from({ length: count }, () =>
      house(++id, { City: { nl: name }, Zip: zip, PublishAddress: false, ...more }),
    ),
  )
  const view = await viewOf({ 'content/cities.json': cities, ...properties(...stock) }, { locale })
  return townMapOf(view.context, view.list('sale').siblings)
}

const GENT = { name: 'Gent', zip: '9000', at: [51.05, 3.72], stock: 3 } as const
const BRUGGE = { name: 'Brugge', zip: '8000', at: [51.21, 3.22], stock: 1 } as const
const HASSELT = { name: 'Hasselt', zip: '3500', at: [50.93, 5.34], stock: 2 } as const

test('towns stand from north to south, each with its list and its stock', async () => {
  const map = await mapOf([GENT, BRUGGE, HASSELT])
  expect(map?.marks).toEqual([
    {
      name: 'Brugge',
      zip: '8000',
      city: 'Brugge|8000',
      href: '/nl/te-koop/8000-brugge/',
      count: 1,
      x: 0,
      y: 0,
    },
    {
      name: 'Gent',
      zip: '9000',
      city: 'Gent|9000',
      href: '/nl/te-koop/9000-gent/',
      count: 3,
      // The mean of distance and rank: (0.50 / 2.12 + 1 / 2) / 2 and (0.16 / 0.28 + 1 / 2) / 2.
      x: 368,
      y: 536,
    },
    {
      name: 'Hasselt',
      zip: '3500',
      city: 'Hasselt|3500',
      href: '/nl/te-koop/3500-hasselt/',
      count: 2,
      x: 1000,
      y: 1000,
    },
  ])
})

test('towns on one line stand in its middle; on one place, side by side from west to east', async () => {
  const line = await mapOf([GENT, { ...BRUGGE, at: [51.05, 3.22] }])
  expect(line?.marks.map(({ name, x, y }) => [name, x, y])).toEqual([
    ['Brugge', 0, 500],
    ['Gent', 1000, 500],
  ])
})

test('names are those of the language', async () => {
  const map = await mapOf([GENT, BRUGGE], {}, 'fr')
  expect(map?.marks.map(({ name, city, href }) => [name, city, href])).toEqual([
    ['Brugge-fr', 'Brugge-fr|8000', '/fr/a-vendre/8000-brugge-fr/'],
    ['Gent-fr', 'Gent-fr|9000', '/fr/a-vendre/9000-gent-fr/'],
  ])
})

test('twenty-four towns fit, those with the largest stock', async () => {
  const places = Array.from({ length: 26 }, (_, index) => ({
    name: `Stad ${index}`,
    zip: String(8000 + index),
    at: [51 - index / 100, 3] as const,
    stock: index < 2 ? 1 : 2,
  }))
  const map = await mapOf(places)
  expect(map?.marks.map(({ name }) => name)).toEqual(places.slice(2).map(({ name }) => name))
})

describe('a map to ask for', () => {
  test('is there where anything has a place, and says that some stand in the middle of their town', async () => {
    const map = await mapOf([GENT, BRUGGE])
    expect(map?.map).toMatchObject({ src: '/_map/nl/', title: 'Kaart' })
    const message = JSON.parse(map?.map?.message ?? '') as Record<string, unknown>
    expect(message['info']).toMatch(/^Panden waarvan de juiste plek niet openbaar is/)
    expect(message).not.toHaveProperty('properties')
  })

  test('says nothing where each stands in its own place', async () => {
    const map = await mapOf([GENT, BRUGGE], { PublishAddress: true, Latitude: 51, Longitude: 3 })
    expect(JSON.parse(map?.map?.message ?? '')).not.toHaveProperty('info')
  })

  test('is alone where fewer than two towns have a place', async () => {
    const nowhere = { name: 'Nergens', zip: '9999', stock: 1 }
    const map = await mapOf([GENT, nowhere])
    expect(map).toMatchObject({ marks: [], map: { title: 'Kaart' } })
  })

  test('is not there where nothing has a place', async () => {
    const nowhere = { name: 'Nergens', zip: '9999', stock: 1 }
    expect(await mapOf([nowhere])).toBeUndefined()
    expect(await mapOf([])).toBeUndefined()
  })
})

test('the map says that some places are approximate as soon as one is', async () => {
  const cities = [{ Name: { nl: 'Gent' }, Zip: '9000', CountryID: 10, Latitude: 51.05, Longitude: 3.72 }]
  const exact = { PublishAddress: true, Latitude: 51.1, Longitude: 3.7 }
  const infoOf = async (...stock: readonly object[]) => {
    const view = await viewOf({ 'content/cities.json': cities, ...properties(...stock) })
    const map = townMapOf(view.context, view.list('sale').siblings)?.map
    return (JSON.parse(map?.message ?? '{}') as { info?: string }).info
  }
  expect(await infoOf(house(1, exact))).toBeUndefined()
  expect(await infoOf(house(1, exact), house(2, { PublishAddress: false }))).toMatch(/\w/)
})
