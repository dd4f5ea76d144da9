/** A site that is linked after an edit is that of a first link, and what the edit does not touch stays the same objects. */
import { expect, test } from 'vitest'
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
