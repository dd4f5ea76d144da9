/** A listing shows one page of a list and links to narrower lists. */
import { describe, expect, test } from 'vitest'
import { itemsOfPage, listingOf, scopeName } from '../../../../core/view/listing.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental, viewOf } from '../../../support/view.ts'

const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
const CITIES = {
  'content/cities.json': [
    { Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10, Latitude: 51.05, Longitude: 3.72 },
    { Name: { nl: 'Brugge', fr: 'Bruges' }, Zip: '8000', CountryID: 10, Latitude: 51.21, Longitude: 3.22 },
  ],
}
const STOCK = properties(house(1), house(2, BRUGGE), house(3, { WebID: 4 }))

async function listIn(
  files: SiteFiles,
  scope = 'all',
  {
    number = 1,
    locale = 'nl',
    goal = 'sale',
  }: { number?: number; locale?: 'nl' | 'fr'; goal?: 'sale' | 'rent' } = {},
) {
  const view = await viewOf({ ...CITIES, ...files }, { locale, searchFile: '/_a/search.json' })
  return listingOf(view.context, view.list(goal, scope, number))
}

describe('the whole list', () => {
  test('is narrowed by type, town and filters, and sketched', async () => {
    const { map, filters, ...rest } = await listIn(STOCK)
    expect(rest).toEqual({
      goal: 0,
      paging: {
        page: 1,
        pages: 1,
        total: 3,
        free: 3,
        first: 1,
        last: 3,
        links: [{ page: 1, href: '/nl/te-koop/' }],
      },
      types: [
        { label: 'Huis', count: 2, href: '/nl/te-koop/type/1/' },
        { label: 'Grond', count: 1, href: '/nl/te-koop/type/4/' },
      ],
      cities: [
        { label: 'Brugge (8000)', count: 1, href: '/nl/te-koop/8000-brugge/' },
        { label: 'Gent (9000)', count: 2, href: '/nl/te-koop/9000-gent/' },
      ],
      follow: { href: '/nl/te-koop.xml', label: 'Volg deze lijst (Atom-feed)' },
      followsFilters: true,
    })
    expect(map?.marks.map(({ name }) => name)).toEqual(['Brugge', 'Gent'])
    expect(filters).toMatchObject({
      action: '/nl/te-koop/',
      data: '/nl/te-koop/list.json',
      here: true,
      search: '/_a/search.json',
    })
    expect(filters).not.toHaveProperty('scope')
    expect(filters?.selects).toBeInstanceOf(Array)
  })

  test('is called as the language does', async () => {
    const list = await listIn(STOCK, 'all', { locale: 'fr' })
    expect(list.cities.map(({ label, href }) => [label, href])).toEqual([
      ['Bruges (8000)', '/fr/a-vendre/8000-bruges/'],
      ['Gand (9000)', '/fr/a-vendre/9000-gand/'],
    ])
  })

  test('counts what can be had, and shows what is sold behind it', async () => {
    const sold = { Status: 2, CreatedDate: '2026-06-01' }
    const files = properties(house(1), house(2, { ...sold, ...BRUGGE }), house(3, { ...sold, WebID: 4 }))
    const list = await listIn(files)
    expect(list.paging).toMatchObject({ total: 3, free: 1, first: 1, last: 3 })
    expect(list.types.map(({ label, count }) => [label, count])).toEqual([
      ['Huis', 1],
      ['Grond', 0],
    ])
    expect(list.cities.map(({ label, count }) => [label, count])).toEqual([
      ['Brugge (8000)', 0],
      ['Gent (9000)', 1],
    ])
    expect(list.map?.marks ?? []).toEqual([])
    const { list: listAt } = await viewOf(files)
    expect(itemsOfPage(listAt('sale').series, 'nl', 1).map(({ property }) => property.ID)).toEqual([1, 3, 2])
  })

  test('for rent has the goal of rent', async () => {
    const list = await listIn({ ...RENT_LIST, ...properties(rental(1)) }, 'all', { goal: 'rent' })
    expect(list).toMatchObject({ goal: 1, paging: { total: 1 }, filters: { action: '/nl/te-huur/' } })
  })

  test('leaves to the language the types and towns that it has', async () => {
    const only = { TypeDescription: { nl: 'Alleen hier' } }
    const list = await listIn(properties(house(1), house(2, { ...BRUGGE, WebID: 4, ...only })), 'all', {
      locale: 'fr',
    })
    expect(list.types.map(({ label }) => label)).toEqual(['Maison'])
    expect(list.cities.map(({ label }) => label)).toEqual(['Gand (9000)'])
  })
})

describe('a narrowed list', () => {
  test('of a type has the way back, other types, and no towns', async () => {
    const { types, cities, all, filters, ...rest } = await listIn(STOCK, 'type 4')
    expect(types).toEqual([
      { label: 'Huis', count: 2, href: '/nl/te-koop/type/1/' },
      { label: 'Grond', count: 1 },
    ])
    expect(cities).toEqual([])
    expect(all).toEqual({ href: '/nl/te-koop/', label: 'Alle panden te koop' })
    expect(filters).toMatchObject({ action: '/nl/te-koop/', scope: '?type=4' })
    for (const key of ['here', 'search']) expect(filters).not.toHaveProperty(key)
    expect(rest).not.toHaveProperty('map')
  })

  test('of a town has the way back, types and other towns', async () => {
    const { types, cities, all, filters } = await listIn(STOCK, '9000')
    expect(types.map(({ href }) => href)).toEqual(['/nl/te-koop/type/1/', '/nl/te-koop/type/4/'])
    expect(cities).toEqual([
      { label: 'Brugge (8000)', count: 1, href: '/nl/te-koop/8000-brugge/' },
      { label: 'Gent (9000)', count: 2 },
    ])
    expect(all?.href).toBe('/nl/te-koop/')
    expect(filters?.scope).toBe('?city=Gent%7C9000')
    expect((await listIn(STOCK, '9000', { locale: 'fr' })).filters?.scope).toBe('?city=Gand%7C9000')
  })
})

describe('an empty list', () => {
  test('has nothing to narrow, and leads to the other one where that has stock', async () => {
    const list = await listIn({ ...RENT_LIST, ...properties(house(1)) }, 'all', { goal: 'rent' })
    expect(list).toEqual({
      goal: 1,
      paging: {
        page: 1,
        pages: 1,
        total: 0,
        free: 0,
        first: 0,
        last: 0,
        links: [{ page: 1, href: '/nl/te-huur/' }],
      },
      types: [],
      cities: [],
      other: { href: '/nl/te-koop/', label: 'Alle panden te koop' },
    })
    const sale = await listIn({ ...RENT_LIST, ...properties(rental(1)) })
    expect(sale.other).toEqual({ href: '/nl/te-huur/', label: 'Alle panden te huur' })
  })

  test('leads nowhere where the other one is empty, too, or has no page', async () => {
    expect(await listIn(RENT_LIST)).not.toHaveProperty('other')
    expect(await listIn(properties(rental(1)))).not.toHaveProperty('other')
  })

  test('leads to no other one where all is gone', async () => {
    const gone = await listIn({ ...RENT_LIST, ...properties(rental(1, { Status: 2 })) })
    expect(gone).not.toHaveProperty('other')
  })

  test('that has stock leads to no other', async () => {
    expect(await listIn({ ...RENT_LIST, ...properties(house(1), rental(2)) })).not.toHaveProperty('other')
  })
})

describe('pages', () => {
  const many = (count: number) => properties(...Array.from({ length: count }, (_, index) => house(index + 1)))

  test.each<[number, number, object]>([
    [24, 1, { page: 1, pages: 1, first: 1, last: 24 }],
    [25, 1, { page: 1, pages: 2, first: 1, last: 24, next: '/nl/te-koop/pagina/2/' }],
    [25, 2, { page: 2, pages: 2, first: 25, last: 25, previous: '/nl/te-koop/' }],
    [
      60,
      2,
      { page: 2, pages: 3, first: 25, last: 48, previous: '/nl/te-koop/', next: '/nl/te-koop/pagina/3/' },
    ],
  ])('of %d properties: page %d', async (total, number, shown) => {
    const { links: _, ...paging } = (await listIn(many(total), 'all', { number })).paging
    expect(paging).toEqual({ total, free: total, ...shown })
  })

  test.each([
    [1, [1, 2, 3, 8]],
    [2, [1, 2, 3, 4, 8]],
    [4, [1, 2, 3, 4, 5, 6, 8]],
    [5, [1, 3, 4, 5, 6, 7, 8]],
    [8, [1, 6, 7, 8]],
  ])('around page %d of 8 are %j', async (number, pages) => {
    const { links } = (await listIn(many(24 * 7 + 1), 'all', { number })).paging
    expect(links.map(({ page }) => page)).toEqual(pages)
    expect(links.find(({ page }) => page === 3)?.href ?? '/nl/te-koop/pagina/3/').toBe(
      '/nl/te-koop/pagina/3/',
    )
  })

  test('after the first have no types, towns and map, and results are shown on the first', async () => {
    const list = await listIn(many(25), 'all', { number: 2 })
    expect(list).toMatchObject({ types: [], cities: [], filters: { action: '/nl/te-koop/' } })
    expect(list).not.toHaveProperty('map')
    expect(list.filters).not.toHaveProperty('here')
  })

  test('hold twenty-four each', async () => {
    const view = await viewOf(many(30))
    const { series } = view.list('sale')
    const ids = (number: number) => itemsOfPage(series, 'nl', number).map(({ property }) => property.ID)
    expect(ids(1)).toEqual(Array.from({ length: 24 }, (_, index) => 30 - index))
    expect(ids(2)).toEqual([6, 5, 4, 3, 2, 1])
    expect(ids(3)).toEqual([])
    expect(itemsOfPage(series, 'en', 1)).toEqual([])
  })
})

test('a list is called by its type or its town; a type without a name by its number', async () => {
  const categories = [{ ID: 1, WebID: 1, Name: { nl: 'Huis' }, ShowOrder: 0, Sale: true, Rent: true }]
  const view = await viewOf({ ...CITIES, ...properties(house(1)), 'content/categories.json': categories })
  const name = (scope: string, locale: 'nl' | 'fr') =>
    scopeName(view.in(locale).context, view.list('sale', scope).series.scope)
  expect([name('all', 'nl'), name('type 1', 'nl'), name('type 1', 'fr'), name('9000', 'fr')]).toEqual([
    '',
    'Huis',
    '1',
    'Gand (9000)',
  ])
})
