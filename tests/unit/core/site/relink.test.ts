/** A site that is linked after an edit is that of a first link, and what the edit does not touch stays the same objects. */
import { expect, test } from 'vitest'
import { seeded } from '../../../support/busy-site.ts'
import { linkFiles } from '../../../support/linked.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, rulesConfig } from '../../../support/view.ts'

const HOMES = [1, 2, 3].map((id) => house(id, { Price: 100_000 * id }))
const SITE = MINIMAL['site-config/site.json'] as object
const { routes } = MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }
const BEFORE: SiteFiles = {
  ...properties(...HOMES),
  'content/properties/twice.nl.json': [
    house(9, { TypeDescription: 'Huis', Price: 1, Description: 'Zie [hier](/nergens/).' }),
  ],
  'content/properties/twice.fr.json': [house(9, { TypeDescription: 'Maison', Price: 1 })],
}

const EDITS: readonly (readonly [string, SiteFiles])[] = [
  ['a price', properties(house(1, { Price: 290_000 }), ...HOMES.slice(1))],
  ['a home that is gone', properties(...HOMES.slice(1))],
  ['a home before the others', properties(house(7), ...HOMES)],
  ['homes in another order', properties(...HOMES.toReversed())],
  ['a home that is sold', properties(house(1, { Status: 1 }), ...HOMES.slice(1))],
  [
    'a price that contradicts that of the other language',
    {
      'content/properties/twice.fr.json': [house(9, { TypeDescription: 'Maison', Price: 2 })],
    },
  ],
  ['a language that is gone', { 'content/properties/twice.fr.json': null }],
  ['prices that are hidden', rulesConfig({ marqueeIgnoreList: [1] })],
  ['another level', { 'site-config/site.json': { ...SITE, diagnostics: { AS4001: 'error' } } }],
  [
    'another address',
    {
      'site-config/routes.json': {
        routes: routes.map(
          (route) => JSON.parse(JSON.stringify(route).replace('te-koop/{', 'koop/{')) as object,
        ),
      },
    },
  ],
  [
    'another link in a text',
    {
      'content/properties/twice.nl.json': [
        house(9, { TypeDescription: 'Huis', Price: 1, Description: 'Zie [hier](/).' }),
      ],
    },
  ],
  ['a word', { 'site-config/strings.nl.json': { 'status.new': 'Vers' } }],
]

test.each(EDITS)('after %s', async (_, edit) => {
  const { linked } = await linkFiles(BEFORE)
  const again = await linkFiles({ ...BEFORE, ...edit }, undefined, linked)
  const first = await linkFiles({ ...BEFORE, ...edit })
  expect(again.places()).toEqual(first.places())
  expect(JSON.stringify(again.site)).toBe(JSON.stringify(first.site))
  expect(JSON.stringify([...again.site.published.homes])).toBe(
    JSON.stringify([...first.site.published.homes]),
  )
})

const TOWNS = [
  { Zip: '9000', City: 'Gent' },
  { Zip: '1050', City: 'Elsene' },
  { Zip: '2000', City: 'Antwerpen' },
]

/** Each changes a field that decides in which lists a home is, and where. */
const FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  Price: [100_000, 250_000, undefined],
  Goal: [0, 1],
  Status: [0, 1, 3],
  WebID: [1, 2],
  WebIDs: ['2', '1,2', undefined],
  CreatedDate: ['2026-01-01', '2026-05-05', undefined],
  LastChangedDate: ['2026-06-01', '2026-07-01', undefined],
  TypeDescription: [{ nl: 'Huis' }, { nl: 'Huis', fr: 'Maison' }],
  ProjectID: [7, 8, undefined],
  publishAt: ['2020-01-01', '2090-01-01', undefined],
  expireAt: ['2021-01-01', '2091-01-01', undefined],
  draft: [true, undefined],
  VideoUrl: ['https://example.com/a', undefined],
  Description: [{ nl: 'Zie [hier](/nergens/).' }, { nl: '{foto 9}' }, undefined],
}

type Home = Readonly<Record<string, unknown>>

function editedStock(stock: readonly Home[], random: () => number): readonly Home[] {
  const among = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const [at, kind] = [Math.floor(random() * stock.length), random()]
  if (kind < 0.06) return stock.filter((_, place) => place !== at)
  if (kind < 0.12) return [...stock, house(100 + Math.floor(random() * 1e5), among(TOWNS))]
  if (kind < 0.15) return stock.toReversed()
  const field = among(Object.keys(FIELDS))
  const change = kind < 0.3 ? among(TOWNS) : { [field]: among(FIELDS[field] ?? []) }
  const last = kind > 0.9 ? stock.length : at
  return stock.map((home, place) => (place >= at && place <= last ? { ...home, ...change } : home))
}

test.each([1, 2, 3, 4])('after any edits of homes, one after the other (seed %i)', async (seed) => {
  const random = seeded(seed)
  let stock: readonly Home[] = Array.from({ length: 12 }, (_, id) => house(id + 1, TOWNS[id % 3]))
  let before: Awaited<ReturnType<typeof linkFiles>> | undefined
  for (let round = 0; round < 40; round += 1) {
    const again = await linkFiles(properties(...stock), undefined, before?.linked)
    const first = await linkFiles(properties(...stock))
    expect(again.places()).toEqual(first.places())
    expect(JSON.stringify(again.site)).toBe(JSON.stringify(first.site))
    expect([...again.site.published.homes]).toEqual([...first.site.published.homes])
    expect([...again.site.withdrawn]).toEqual([...first.site.withdrawn])
    before = again
    stock = editedStock(stock, random)
  }
})

test('a price leaves the other homes, the tables and the strings as they were', async () => {
  const before = await linkFiles(BEFORE)
  const edit = properties(house(1, { Price: 290_000 }), ...HOMES.slice(1))
  const { site } = await linkFiles({ ...BEFORE, ...edit }, undefined, before.linked)
  const home = ({ properties: homes }: typeof site, id: number) =>
    homes.find(({ property }) => property.ID === id)
  expect(home(site, 1)).not.toBe(home(before.site, 1))
  expect(home(site, 9)).toBe(home(before.site, 9))
  expect(site.routes).toBe(before.site.routes)
  expect(site.strings.nl).toBe(before.site.strings.nl)
})
