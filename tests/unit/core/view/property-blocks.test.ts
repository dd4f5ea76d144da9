import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../../core/view/blocks.ts'
import type { Block } from '../../../../core/view/types.ts'
import { project } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental, route, viewOf } from '../../../support/view.ts'
import { blockOf, blocksIn } from './blocks-in.ts'

describe('properties', () => {
  const dated = (id: number, more: object = {}) => house(id, { CreatedDate: `2026-01-0${id}`, ...more })
  const STOCK = {
    ...RENT_LIST,
    'site-config/routes.json': {
      routes: [
        ...(RENT_LIST['site-config/routes.json'] as { routes: readonly object[] }).routes,
        route('about'),
      ],
    },
    ...properties(
      ...[1, 2, 3, 4, 5].map((id) => dated(id)),
      dated(6, { Status: 2, LastChangedDate: '2026-02-01' }),
      rental(7, { CreatedDate: '2026-01-07' }),
      rental(8, { CreatedDate: '2025-01-01', Status: 4, LastChangedDate: '2026-03-01' }),
      dated(9, { TypeDescription: { nl: 'Alleen hier' } }),
    ),
  }
  const list = (id: string, more: object = {}) => ({ relations: [{ type: 'property-list', id }], ...more })
  const idsOf = (block: Block & { kind: 'properties' }) => block.cards.map((card) => card.id)

  test.each<[string, object, readonly number[]]>([
    ['sale', { maxItems: 3 }, [9, 5, 4]],
    ['sale', {}, [9, 5, 4, 3, 2, 1]],
    ['rent', {}, [7]],
    ['latest', {}, [9, 7, 5, 4]],
    ['latest', { maxItems: 2 }, [9, 7]],
    ['references', {}, [8, 6]],
    ['references', { maxItems: 1 }, [8]],
  ])('of %s with %j', async (id, more, ids) => {
    const { relations } = list(id)
    const block = await blockOf('properties', { relations, ...more }, STOCK)
    expect(idsOf(block)).toEqual(ids)
    expect(block).toMatchObject({ perRow: 4 })
    expect(block).not.toHaveProperty('listing')
  })

  test('that the language lacks are left out', async () => {
    expect(idsOf(await blockOf('properties', list('latest'), STOCK, 'fr'))).toEqual([7, 5, 4, 3])
  })

  test('have words, a link and a number in a row', async () => {
    const more = { description: 'Nieuw', numberItemOfRow: 2, link: { path: '/for-sale/', label: 'Alle' } }
    expect(await blockOf('properties', list('latest', more), STOCK)).toMatchObject({
      intro: '<p>Nieuw</p>',
      perRow: 2,
      link: { href: '/nl/te-koop/', label: 'Alle' },
    })
  })

  test('of which there are none make no block', async () => {
    expect(await blocksIn([list('references'), list('sale')])).toEqual([])
  })

  test('of a listing page are those of the page, with the ways to narrow the list', async () => {
    const view = await viewOf({
      ...STOCK,
      ...properties(...Array.from({ length: 26 }, (_, index) => house(index + 1))),
    })
    const modules = view.page('/for-sale/').page.params?.modules ?? []
    const blocks = (number: number) =>
      blocksOf(view.context, modules, { position: 'contentRow', listing: view.list('sale', 'all', number) })
    const [first] = blocks(1)
    const [second] = blocks(2)
    expect(first).toMatchObject({
      kind: 'properties',
      perRow: 3,
      listing: { paging: { page: 1, total: 26 } },
    })
    expect(second).toMatchObject({ cards: [{ id: 2 }, { id: 1 }], listing: { paging: { page: 2 } } })
  })

  test('of another list on a listing page are that list, unpaged', async () => {
    const listing = RENT_LIST['content/pages/for-rent.json'] as { readonly params: object }
    const modules = [
      list('rent', { numberItemOfRow: 2, description: 'Huur', link: { path: '/for-sale/', label: 'Koop' } }),
      list('sale', { maxItems: 2 }),
    ]
    const files = {
      ...STOCK,
      'content/pages/for-rent.json': { ...listing, params: { ...listing.params, modules } },
    }
    const view = await viewOf(files)
    const blocks = blocksOf(view.context, view.page('/for-rent/').page.params?.modules ?? [], {
      position: 'contentRow',
      listing: view.list('rent'),
    })
    expect(blocks).toMatchObject([
      {
        perRow: 2,
        intro: '<p>Huur</p>',
        link: { label: 'Koop' },
        listing: { goal: 1 },
        cards: [{ id: 7 }, { id: 8 }],
      },
      { cards: [{ id: 9 }, { id: 5 }] },
    ])
    expect(blocks[1]).not.toHaveProperty('listing')
  })

  test('an empty list on its own page says so', async () => {
    const view = await viewOf()
    const modules = view.page('/for-sale/').page.params?.modules ?? []
    const blocks = blocksOf(view.context, modules, { position: 'contentRow', listing: view.list('sale') })
    expect(blocks).toMatchObject([{ kind: 'properties', cards: [], listing: { paging: { total: 0 } } }])
  })
})

describe('projects', () => {
  const PROJECTS = {
    'content/projects/all.json': [project(8), project(9, { TypeDescription: { nl: 'Alleen hier' } })],
  }
  const list = (more: object = {}) => ({ relations: [{ type: 'project-list', id: 'all' }], ...more })

  test('are shown two in a row, those that the language has', async () => {
    const block = await blockOf('projects', list(), PROJECTS)
    expect(block).toMatchObject({ perRow: 2, cards: [{ title: 'Aan het water' }, { title: 'Alleen hier' }] })
    expect((await blockOf('projects', list(), PROJECTS, 'fr')).cards).toHaveLength(1)
    expect(await blockOf('projects', list({ maxItems: 1, numberItemOfRow: 4 }), PROJECTS)).toMatchObject({
      perRow: 4,
      cards: [{ title: 'Aan het water' }],
    })
  })

  test('of which there are none: a whole list says so, a teaser is left out', async () => {
    expect((await blockOf('projects', list())).cards).toEqual([])
    expect(await blocksIn([list({ maxItems: 2 })])).toEqual([])
  })
})
