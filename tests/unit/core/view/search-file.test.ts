/** The search box loads types, towns, counts, and properties by id. */
import { describe, expect, test } from 'vitest'
import { searchFileOf } from '../../../../core/view/search-file.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental, viewOf } from '../../../support/view.ts'

const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
const only = { TypeDescription: { nl: 'Alleen hier' } }
const CITIES = {
  'content/cities.json': [
    { Name: { nl: 'Brugge', fr: 'Bruges', en: 'Bruges' }, Zip: '8000', CountryID: 10 },
    { Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10 },
  ],
}
const STOCK = {
  ...RENT_LIST,
  ...CITIES,
  'content/categories.json': [
    {
      ID: 1,
      WebID: 1,
      Name: { nl: 'Huis', fr: 'Maison', en: 'House' },
      ShowOrder: 0,
      Sale: true,
      Rent: true,
    },
    { ID: 4, WebID: 4, Name: { nl: 'Grond' }, ShowOrder: 3, Sale: true, Rent: true },
    { ID: 9, WebID: 9, Name: 'Garage', ShowOrder: 4, Sale: true, Rent: true },
  ],
  ...properties(
    house(1),
    house(2, { WebID: 4 }),
    house(3, BRUGGE),
    rental(4, BRUGGE),
    rental(5, { ...BRUGGE, WebID: 1, WebIDs: '4', ...only }),
    house(6, { Zip: '8400', City: 'OOSTENDE' }),
  ),
}

async function fileIn(files: SiteFiles, locale: 'nl' | 'fr' = 'nl') {
  const view = await viewOf(files, { locale })
  return searchFileOf(view.context, view.lists)
}

test('goals are found by their name in any language, with their list and their stock', async () => {
  const { goals } = await fileIn(STOCK)
  expect(goals.map(({ names, ...goal }) => ({ ...goal, names: names.slice(0, 4) }))).toEqual([
    { href: '/nl/te-koop/', count: 4, names: ['Te koop', 'À vendre', 'For sale', 'Zu verkaufen'] },
    { href: '/nl/te-huur/', count: 2, names: ['Te huur', 'À louer', 'For rent', 'Zu vermieten'] },
  ])
  expect(goals[1].names).toEqual(expect.arrayContaining(['huren', 'louer', 'let', 'mieten']))
  const [, rent] = (await fileIn(STOCK, 'fr')).goals
  expect(rent).toMatchObject({ href: '/fr/a-louer/', count: 1 })
  expect((await fileIn({})).goals.map(({ href, count }) => [href, count])).toEqual([
    ['/nl/te-koop/', 0],
    [null, 0],
  ])
})

test('types are found by their names, with their stock and where their lists are', async () => {
  expect((await fileIn(STOCK)).types).toMatchObject([
    { id: 1, names: ['Huis', 'Maison', 'House'], counts: [3, 2], page: 'type/1/' },
    { id: 4, names: ['Grond'], counts: [1, 1], page: 'type/4/' },
    { id: 9, names: ['Garage'], counts: [0, 0], page: null },
  ])
  expect((await fileIn(STOCK, 'fr')).types.slice(0, 2)).toMatchObject([
    { id: 1, names: ['Maison', 'Huis', 'House'], counts: [3, 1], page: 'type/1/' },
    { id: 4, names: ['4', 'Grond'], counts: [1, 0], page: 'type/4/' },
  ])
})

test('types are found by their subtypes in every language, and by the words that the agency adds', async () => {
  const shown = { showSearchInput: true, showSearchButton: true }
  const flags = { ...shown, showCountProperty: true, showSearchCount: true }
  const own = [
    { type: 1, words: ['Passiefhuis', ' Tiny house '] },
    { type: 1, words: ['Passiefhuis'] },
    { type: 9, words: ['Oldtimerstalling'] },
  ]
  const words = (file: Awaited<ReturnType<typeof fileIn>>) => file.types.map((type) => type.words)
  const [house = [], land, garageOfAnotherId] = words(
    await fileIn({ ...STOCK, 'site-config/search.json': { ...flags, words: own } }),
  )
  expect(house).toEqual(expect.arrayContaining(['herenhuizen', 'maison de maître', 'farmhouse', 'Villen']))
  expect(house.slice(-2)).toEqual(['Passiefhuis', 'Tiny house'])
  expect(new Set(house).size).toBe(house.length)
  expect(land).toContain('terrain à bâtir')
  expect(garageOfAnotherId?.at(-1)).toBe('Oldtimerstalling')
  expect(words(await fileIn(STOCK))[0]).not.toContain('Passiefhuis')
})

test('towns are found by their names, those with the largest stock first', async () => {
  expect((await fileIn(STOCK)).towns).toEqual({
    name: ['Brugge', 'Gent', 'Oostende'],
    others: [
      ['Bruges', 'Brügge'],
      ['Gand', 'Ghent'],
      ['Ostende', 'Ostend'],
    ],
    zip: ['8000', '9000', '8400'],
    sale: [1, 2, 1],
    rent: [2, 0, 0],
    page: [0, 0, 0],
  })
  expect((await fileIn(STOCK, 'fr')).towns).toMatchObject({
    name: ['Bruges', 'Gand', 'Ostende'],
    others: [
      ['Brugge', 'Brügge'],
      ['Gent', 'Ghent'],
      ['Oostende', 'Ostend'],
    ],
    rent: [1, 0, 0],
  })
})

test('what is sold or rented is in no count', async () => {
  const gone = { Status: 2 }
  const files = {
    ...RENT_LIST,
    ...CITIES,
    ...properties(
      house(1),
      house(2, { ...gone, WebID: 4 }),
      house(3, { ...gone, ...BRUGGE }),
      rental(4, gone),
    ),
  }
  const { goals, types, towns, pairs } = await fileIn(files)
  expect(goals.map(({ count }) => count)).toEqual([1, 0])
  expect(types.map(({ id, counts }) => [id, counts])).toEqual([
    [1, [1, 0]],
    [4, [0, 0]],
  ])
  expect(towns).toMatchObject({ name: ['Gent', 'Brugge'], sale: [1, 0], rent: [0, 0] })
  expect(pairs).toEqual([
    [
      [1, 0],
      [0, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])
})

test('towns with as much stock stand by their names', async () => {
  const towns = ['ZELE', 'AALST', 'EEKLO'].map((City, index) =>
    house(index + 1, { City, Zip: `9${index}00` }),
  )
  expect((await fileIn(properties(...towns))).towns.name).toEqual(['Aalst', 'Eeklo', 'Zele'])
})

test('two words together find how many there are: of each goal, type and town', async () => {
  expect((await fileIn(STOCK)).pairs).toEqual([
    [
      [1, 1, 1],
      [0, 1, 0],
      [0, 0, 0],
    ],
    [
      [2, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ],
  ])
})

describe('the page of a town', () => {
  const withCityPaths = (sale: object | null, rent: object | null): SiteFiles => {
    const { routes } = RENT_LIST['site-config/routes.json'] as { routes: readonly { original: string }[] }
    const change = (each: { original: string }) => {
      const path = each.original.startsWith('/for-sale/city')
        ? sale
        : each.original.startsWith('/for-rent/city')
          ? rent
          : each
      return path === null ? [] : path === each ? [each] : [{ ...each, path }]
    }
    return { ...STOCK, 'site-config/routes.json': { routes: routes.flatMap(change) } }
  }
  const pagesOf = async (files: SiteFiles) => (await fileIn(files)).towns.page

  test('is named where it is another than the usual one', async () => {
    const path = { nl: '/nl/te-koop/in-{town}/' }
    expect(await pagesOf(withCityPaths(path, { nl: '/nl/te-huur/in-{town}/' }))).toEqual([
      'in-brugge/',
      'in-gent/',
      'in-oostende/',
    ])
  })

  test('is none where the goals that have stock differ, or have no lists of towns', async () => {
    const path = { nl: '/nl/te-koop/in-{town}/' }
    expect(await pagesOf(withCityPaths(path, { nl: '/nl/te-huur/{zip}-{town}/' }))).toEqual([
      null,
      'in-gent/',
      'in-oostende/',
    ])
    expect(await pagesOf(withCityPaths(null, null))).toEqual([null, null, null])
    expect(await pagesOf(withCityPaths(path, null))).toEqual([null, 'in-gent/', 'in-oostende/'])
  })

  test('is none where it is not below the list of its goal', async () => {
    expect(
      await pagesOf(withCityPaths({ nl: '/nl/gemeente/{town}/' }, { nl: '/nl/gemeente/huur/{town}/' })),
    ).toEqual([null, null, null])
  })
})

describe('properties by id', () => {
  test('are dealt out by their number, those that the language shows', async () => {
    const view = await viewOf(properties(house(7), house(3), house(5, only)))
    expect(view.context.reads.idFiles()).toMatchObject([{ id: [3, 5, 7] }])
    expect(view.in('fr').context.reads.idFiles()).toMatchObject([{ id: [3, 7] }])
  })

  test('of a larger stock lie in several files', async () => {
    const many = properties(...Array.from({ length: 161 }, (_, index) => house(index + 1)))
    const files = (await viewOf(many)).context.reads.idFiles()
    expect(files.map(({ id }) => id.length)).toEqual([80, 81])
    expect(files[0]?.id.every((id) => id % 2 === 0)).toBe(true)
  })

  test('say where they are, what, and how they look', async () => {
    const long = 'lang '.repeat(30)
    const view = await viewOf({
      ...CITIES,
      ...properties(
        house(1, { SmallPictureItem: { Url: 'images/a.jpg' }, TypeDescription: { nl: long } }),
        rental(2, { SmallPictureItem: { Url: 'https://crm.example/b.jpg' } }),
        house(3),
        house(4, { Goal: 2, SmallPictureItem: { Url: 'images/missing.jpg' } }),
      ),
    })
    const all = [1, 2, 3, 4].map((id) => view.property(id))
    expect(view.context.reads.idFiles()[0]).toEqual({
      id: [1, 2, 3, 4],
      goal: [0, 1, 0, 0],
      href: all.map(({ paths }) => paths.nl),
      text: [`${'lang '.repeat(20).trim()}…`, 'Huis 2', 'Huis 3', 'Huis 4'],
      place: ['9000 Gent', '9000 Gent', '9000 Gent', '9000 Gent'],
      picture: ['/_a/img/a-card-250.webp', 'https://crm.example/b.jpg', null, null],
    })
    expect(view.in('fr').context.reads.idFiles()[0]?.place).toContain('9000 Gand')
  })
})
