/** The search block works without script, as links to lists. */
import { describe, expect, test } from 'vitest'
import { searchBlockOf } from '../../../../core/view/search-block.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, page, properties, RENT_LIST, rental, viewOf } from '../../../support/view.ts'

const SHOWN = {
  showSearchInput: true,
  showSearchButton: true,
  showCountProperty: true,
  showSearchCount: true,
}
const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
const only = { TypeDescription: { nl: 'Alleen hier' } }
const STOCK = {
  ...RENT_LIST,
  ...properties(
    house(1),
    house(2),
    house(3, { ...BRUGGE, WebID: 4 }),
    house(4, { Zip: '8400', City: 'OOSTENDE' }),
    rental(5, BRUGGE),
    rental(6, { ...BRUGGE, ...only }),
  ),
}

async function blockIn(
  files: SiteFiles,
  { locale = 'nl', searchFile }: { locale?: 'nl' | 'fr'; searchFile?: string } = {},
) {
  const view = await viewOf(files, { locale, ...(searchFile && { searchFile }) })
  return searchBlockOf(view.context, view.lists)
}
const searchConfig = (more: object) => ({ 'site-config/search.json': { ...SHOWN, ...more } })

test('what is sold or rented is in no count, and a goal of which nothing is left is off', async () => {
  const gone = { Status: 2 }
  const files = { ...RENT_LIST, ...properties(house(1), house(2, gone), rental(3, gone)) }
  const block = await blockIn({ ...files, ...searchConfig({}) })
  expect(block.goals.map(({ count, disabled }) => [count, disabled])).toEqual([
    [1, false],
    [0, true],
  ])
  expect(block.cities.map(({ goals }) => goals.map(({ count }) => count))).toEqual([[1, 0]])
  expect(block.others?.map(({ label }) => label)).toEqual(['Alle panden te koop'])
})

test('goals, types and towns are links to their lists, towns with the largest stock first', async () => {
  const block = await blockIn({ ...STOCK, ...searchConfig({}) }, { searchFile: '/_a/search.json' })
  expect(block).toEqual({
    showInput: true,
    showButton: true,
    goals: [
      { goal: 0, href: '/nl/te-koop/', count: 4, disabled: false },
      { goal: 1, href: '/nl/te-huur/', count: 2, disabled: false },
    ],
    types: [
      {
        label: 'Huis',
        goals: [
          { goal: 0, href: '/nl/te-koop/type/1/', count: 3 },
          { goal: 1, href: '/nl/te-huur/type/1/', count: 2 },
        ],
      },
      {
        label: 'Grond',
        goals: [
          { goal: 0, href: '/nl/te-koop/type/4/', count: 1 },
          { goal: 1, count: 0 },
        ],
      },
    ],
    cities: [
      {
        label: 'Brugge (8000–8380)',
        goals: [
          { goal: 0, href: '/nl/te-koop/8000-brugge/', count: 1 },
          { goal: 1, href: '/nl/te-huur/8000-brugge/', count: 2 },
        ],
      },
      {
        label: 'Gent (9000–9052)',
        goals: [
          { goal: 0, href: '/nl/te-koop/9000-gent/', count: 2 },
          { goal: 1, count: 0 },
        ],
      },
      {
        label: 'Oostende (8400)',
        goals: [
          { goal: 0, href: '/nl/te-koop/8400-oostende/', count: 1 },
          { goal: 1, count: 0 },
        ],
      },
    ],
    data: '/_a/search.json',
    showStock: true,
    others: [
      { href: '/nl/te-koop/', label: 'Alle panden te koop' },
      { href: '/nl/te-huur/', label: 'Alle panden te huur' },
    ],
  })
})

test('types keep the order of the agency, whatever their stock', async () => {
  const plots = [2, 3, 4].map((id) => house(id, { WebID: 4 }))
  const block = await blockIn(properties(house(1), ...plots))
  expect(block.types.map(({ label }) => label)).toEqual(['Huis', 'Grond'])
})

test('a language has its own stock', async () => {
  const block = await blockIn({ ...STOCK, ...searchConfig({}) }, { locale: 'fr' })
  expect(block.goals.map(({ count }) => count)).toEqual([4, 1])
  expect(block.cities.map(({ label }) => label)).toEqual([
    'Bruges (8000–8380)',
    'Gand (9000–9052)',
    'Ostende (8400)',
  ])
})

test('towns with as much stock stand by their names', async () => {
  const towns = [
    { City: 'OUDENAARDE', Zip: '9700' },
    { City: 'AALST', Zip: '9300' },
    { City: 'ÉGHEZÉE', Zip: '5310' },
    { City: 'ZELE', Zip: '9240' },
  ].map((town, index) => house(index + 1, town))
  const block = await blockIn(properties(...towns))
  expect(block.cities.map(({ label }) => label.split(' ')[0])).toEqual([
    'Aalst',
    'Eghezée',
    'Oudenaarde',
    'Zele',
  ])
})

test('twenty-four towns stand there at most', async () => {
  const towns = Array.from({ length: 25 }, (_, index) =>
    house(index + 1, { City: `Stad ${index}`, Zip: String(9000 + index) }),
  )
  expect((await blockIn(properties(...towns))).cities).toHaveLength(24)
})

describe('what the site asks for', () => {
  test('is words, a field and a button', async () => {
    const text = (nl: string, isPublic = true) => ({ public: isPublic, text: { nl } })
    const words = {
      title: text('Zoek'),
      description: text('{FOR_SALE_TOTAL} te koop'),
      description2: text('x', false),
      showSearchInput: false,
      showSearchButton: false,
    }
    const block = await blockIn({ ...STOCK, ...searchConfig(words) })
    expect(block).toMatchObject({
      title: 'Zoek',
      description: '4 te koop',
      showInput: false,
      showButton: false,
    })
    expect(block).not.toHaveProperty('description2')
    expect(block).not.toHaveProperty('data')
  })

  test.each<[object, number | undefined, number | undefined]>([
    [{ showSearchCount: true, showCountProperty: true }, 4, 3],
    [{ showSearchCount: true, showCountProperty: false }, 4, undefined],
    [{ showSearchCount: false, showCountProperty: true }, undefined, 3],
    [{ showSearchCount: false, showCountProperty: false }, undefined, undefined],
  ])('is counts: %j', async (more, ofGoal, ofType) => {
    const block = await blockIn({ ...STOCK, ...searchConfig(more) })
    expect(block.goals[0]?.count).toBe(ofGoal)
    expect(block.types[0]?.goals[0]?.count).toBe(ofType)
    expect(block.cities[1]?.goals[0]?.count).toBe(ofType && 2)
    expect(block.showStock).toBe(ofType !== undefined)
  })

  test('is a field and a button, and no counts, where it says nothing', async () => {
    const block = await blockIn(STOCK)
    expect(block).toMatchObject({ showInput: true, showButton: true, showStock: false })
    expect(JSON.stringify(block)).not.toContain('count')
  })
})

describe('where there is nothing', () => {
  test('a goal leads to its empty list, or home', async () => {
    const block = await blockIn(searchConfig({}))
    expect(block.goals).toEqual([
      { goal: 0, href: '/nl/te-koop/', count: 0, disabled: true },
      { goal: 1, href: '/nl/', count: 0, disabled: true },
    ])
    expect(block).toMatchObject({ types: [], cities: [], others: [] })
  })

  test('a visitor may say what is looked for', async () => {
    const register = {
      'site-config/routes.json': {
        routes: [
          ...(RENT_LIST['site-config/routes.json'] as { routes: readonly object[] }).routes,
          { original: '/Demand-Register/', path: { nl: '/nl/zoekopdracht/' } },
        ],
      },
      ...page('Demand-Register', { title: { nl: 'Zoekopdracht' } }),
    }
    const files = { ...RENT_LIST, ...register, ...properties(rental(1)) }
    expect((await blockIn(files)).others).toEqual([
      { href: '/nl/te-huur/', label: 'Alle panden te huur' },
      { href: '/nl/zoekopdracht/', label: 'Zoekopdracht' },
    ])
    expect((await blockIn(files, { locale: 'fr' })).others.map(({ href }) => href)).toEqual(['/fr/a-louer/'])
  })
})

test('a list that the language lacks is not offered', async () => {
  const listed = RENT_LIST['content/pages/for-rent.json'] as { params: object }
  const dutch = {
    'content/pages/for-rent.json': { ...listed, params: { ...listed.params, title: { nl: 'Te huur' } } },
  }
  const block = await blockIn({ ...STOCK, ...dutch, ...searchConfig({}) }, { locale: 'fr' })
  expect(block.goals[1]).toEqual({ goal: 1, href: '/fr/', count: 0, disabled: true })
  expect(block.others).toEqual([{ href: '/fr/a-vendre/', label: 'Tous les biens à vendre' }])
  expect(block.types[0]?.goals[1]).toEqual({ goal: 1, count: 0 })
})
