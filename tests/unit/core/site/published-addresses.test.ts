import { expect, test } from 'vitest'
import { addressHash } from '../../../../core/domain/addresses.ts'
import { linkFiles } from '../../../support/linked.ts'
import { MINIMAL, project } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental } from '../../../support/view.ts'

test('a home is remembered by its goal, place and type, and the address of its page by its pattern', async () => {
  const { site } = await linkFiles({ ...RENT_LIST, ...properties(house(1), rental(3)) })
  const { homes, patterns, pages } = site.published
  expect([...homes]).toEqual([
    [1, { kind: 'sale BE-9000 1', state: 'open', price: 200_001 }],
    [3, { kind: 'rent BE-9000 1', state: 'open', price: 1003 }],
  ])
  expect(patterns).toContainEqual({ kind: 'property', locale: 'nl', path: '/nl/te-koop/{town}/{slug}/{id}/' })
  expect([...pages.keys()].toSorted()).toEqual(['/', '/for-rent/', '/for-sale/'])
})

const plain = MINIMAL['site-config/routes.json'] as { readonly routes: readonly { original: string }[] }

/** The table with another pattern for the pages of properties and projects. */
const routed = (nl: string, fr: string) => ({
  'site-config/routes.json': {
    routes: plain.routes.map((each) =>
      /^\/(?:property|project)\//.test(each.original)
        ? {
            ...each,
            path: { nl: `${each.original.slice(0, 4)}${nl}`, fr: `${each.original.slice(0, 4)}${fr}` },
          }
        : each,
    ),
  },
})
const STOCK = { ...properties(house(1, { Status: 2 })), 'content/projects/8.json': project(8) }

test('an address with the id of its record is not kept, as its pattern tells the record', async () => {
  const { site } = await linkFiles(STOCK)
  expect([...site.published.addresses]).toEqual([])
})

test('an address without the id is kept as a hash, of each language that has none', async () => {
  const { site } = await linkFiles({ ...STOCK, ...routed('/{town}/{slug}/', '/{slug}/{id}/') })
  expect([...site.published.addresses]).toEqual([
    ['property/1', [addressHash('/pro/gent/huis-1/')]],
    ['project/8', [addressHash('/pro/gent/aan-het-water/')]],
  ])
  const both = await linkFiles({ ...STOCK, ...routed('/{town}/{slug}/', '/{slug}/') })
  expect(both.site.published.addresses.get('property/1')).toEqual([
    addressHash('/pro/gent/huis-1/'),
    addressHash('/pro/maison-1/'),
  ])
})

test('what is sold or rented is remembered as that, and what is cancelled as withdrawn', async () => {
  const { site } = await linkFiles({
    ...RENT_LIST,
    ...properties(house(1, { Status: 2 }), rental(2, { Status: 4 }), house(3), house(4, { Status: 3 })),
  })
  const { homes, withdrawn } = site.published
  expect([...homes].map(([id, { state }]) => [id, state])).toEqual([
    [1, 'sold'],
    [2, 'rented'],
    [3, 'open'],
  ])
  expect([...withdrawn]).toEqual([4])
})

test('a page without an address in any language is not remembered; an article is', async () => {
  const { site } = await linkFiles({
    'site-config/routes.json': {
      routes: [...plain.routes, { original: '/news/{slug}/', path: { nl: '/nl/nieuws/{slug}/' } }],
    },
    'content/articles/a.json': { path: '/news/open/', title: { nl: 'Open' } },
    'content/pages/none.json': { path: '/for-sale/', status: 'Draft', params: { title: 'x' } },
  })
  expect(site.published.pages.get('/news/open/')).toEqual({ nl: '/nl/nieuws/open/' })
})

test('a project ends as its homes did', async () => {
  const states = async (goal: number, ...statuses: readonly number[]) => {
    const homes = statuses.map((Status, index) => house(index + 1, { ProjectID: 8, Status }))
    const { site } = await linkFiles({
      ...properties(...homes),
      'content/projects/8.json': project(8, { Goal: goal, WebID: 4 }),
    })
    return site.published.projects.get(8)
  }
  expect(await states(0, 2, 2)).toEqual({ kind: 'sale BE-9000 4', state: 'sold' })
  expect(await states(1, 2, 2)).toEqual({ kind: 'rent BE-9000 4', state: 'rented' })
  expect(await states(0, 2, 1)).toEqual({ kind: 'sale BE-9000 4', state: 'open' })
})

test('a home or a project without a page in any language is not remembered', async () => {
  const untitled = { TypeDescription: undefined, MainTypeName: undefined }
  const { site } = await linkFiles({
    ...properties(house(1, untitled), house(2)),
    'content/projects/8.json': project(8, untitled),
  })
  const { homes, projects } = site.published
  expect([...homes.keys()]).toEqual([2])
  expect([...projects.keys()]).toEqual([])
})
