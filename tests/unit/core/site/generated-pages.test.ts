/** Pages of people, towns and years: they exist where there is something to say, and a page of the content adds to them. */
import { describe, expect, test } from 'vitest'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import { house, properties } from '../../../support/view.ts'
import { MINIMAL } from '../../../support/site.ts'
import type { SiteFiles } from '../../../support/site.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { readonly routes: readonly object[] }

const ROUTES = [
  { original: '/team/{id}/', path: { nl: '/nl/team/{slug}/', fr: '/fr/equipe/{slug}/' } },
  { original: '/town/{zip}/', path: { nl: '/nl/wonen-in/{zip}-{town}/', fr: '/fr/habiter/{zip}-{town}/' } },
  { original: '/references/{year}/', path: { nl: '/nl/referenties/{year}/' } },
]

const TEAM = [
  { id: 1, name: 'Lien Peeters' },
  { id: 2, name: 'Bram Maes', introduction: { nl: 'Bram kent elke straat.' } },
  { id: 3, name: 'Bram Maes' },
]

const SOLD = { Status: 2, LastChangedDate: '2025-03-04' }

function filesWith(more: SiteFiles): SiteFiles {
  return {
    'site-config/routes.json': { routes: [...routes, ...ROUTES] },
    'site-config/team.json': { members: TEAM },
    ...more,
  }
}

async function pagesWith(more: SiteFiles) {
  const { pages } = await siteOf(filesWith(more))
  return new Map(pages.map((page) => [page.original, page]))
}

const relationsOf = (page: { readonly page: { readonly params?: unknown } } | undefined) => {
  const { modules = [] } = (page?.page.params ?? {}) as {
    readonly modules?: readonly { readonly relations?: readonly { type: string; id?: string }[] }[]
  }
  return modules.map(({ relations = [] }) => relations.map(({ type, id }) => `${type} ${id}`).join())
}

describe('a member of the team', () => {
  test('has a page with an introduction, homes or articles, and else none', async () => {
    const pages = await pagesWith({})
    // The introduction is in Dutch alone.
    expect(pages.get('/team/2/')?.paths).toEqual({ nl: '/nl/team/bram-maes-2/' })
    expect(pages.has('/team/1/')).toBe(false)
    expect(pages.has('/team/3/')).toBe(false)
  })

  test('shows what they offer and what they sold, the newest first', async () => {
    const homes = properties(
      house(11, { ManagerID: 1, CreatedDate: '2026-01-01' }),
      house(12, { ManagerID: 1, CreatedDate: '2026-02-01' }),
      house(13, { ManagerID: 1, ...SOLD }),
      house(14, { ManagerID: 2 }),
    )
    const page = (await pagesWith(homes)).get('/team/1/')
    expect(page?.paths.nl).toBe('/nl/team/lien-peeters/')
    expect(relationsOf(page)).toEqual(['person 1', 'property 12,property 11', 'property 13'])
  })

  test('has what clients say apart from what they wrote', async () => {
    const news = (id: string, more: object) => ({
      id,
      path: `/news/${id}/`,
      title: { nl: id },
      agent: 1,
      ...more,
    })
    const page = (
      await pagesWith({
        'site-config/routes.json': {
          routes: [...routes, ...ROUTES, { original: '/news/{slug}/', path: { nl: '/nl/{slug}/' } }],
        },
        'content/articles/all.json': [news('an', { name: 'An' }), news('zolder', {})],
      })
    ).get('/team/1/')
    expect(relationsOf(page)).toEqual(['person 1', 'article an', 'article zolder'])
  })

  test('has the texts and modules of a page of the content, before its own', async () => {
    const own = { path: '/team/1/', params: { content: 'Lang verhaal.', modules: [{ title: 'Extra' }] } }
    const page = (await pagesWith({ 'content/pages/lien.json': own })).get('/team/1/')
    expect(page?.titles).toEqual({ nl: 'Lien Peeters', fr: 'Lien Peeters' })
    expect(page?.page.params?.content).toBe('Lang verhaal.')
    expect(relationsOf(page)).toEqual(['', 'person 1'])
  })

  test('keeps the page while that of the content is not published', async () => {
    const own = { path: '/team/2/', publishAt: '2099-01-01', params: { content: 'Later.' } }
    const page = (await pagesWith({ 'content/pages/bram.json': own })).get('/team/2/')
    expect(page?.page.params?.content).toBeUndefined()
  })

  test('who is not there has no page', async () => {
    const { codes } = await codesOf({ 'content/pages/nobody.json': { path: '/team/9/', params: {} } })
    expect(codes).toEqual(['AS3301 content/pages/nobody.json'])
  })
})

async function codesOf(more: SiteFiles) {
  const { places } = await linkFiles(filesWith(more))
  return { codes: places().map((place) => place.replace(/:.*$/, '')) }
}

describe('a town', () => {
  const GENT = { Zip: '9000', City: 'Gent' }

  test('has a page where something was sold, and none for what is only offered', async () => {
    const offered = await pagesWith(properties(house(11, GENT)))
    expect([...offered.keys()].filter((path) => path.startsWith('/town/'))).toEqual([])
    const page = (
      await pagesWith(properties(house(11, { ...GENT, ManagerID: 2 }), house(12, { ...GENT, ...SOLD })))
    ).get('/town/9000/')
    expect(page?.paths).toEqual({ nl: '/nl/wonen-in/9000-gent/', fr: '/fr/habiter/9000-gand/' })
    expect(page?.titles.fr).toBe('Habiter Gand')
    expect(relationsOf(page)).toEqual(['property 11', 'property 12', 'person 2'])
  })

  test('leads to what is offered in it', async () => {
    const homes = properties(house(11, GENT), house(12, { ...GENT, ...SOLD }))
    const page = (await pagesWith(homes)).get('/town/9000/')
    const { modules = [] } = page?.page.params ?? {}
    expect(modules.flatMap(({ link }) => link?.path ?? [])).toEqual(['/for-sale/city/9000-gent/'])
  })

  test('of Luxembourg has an address of its own, because postal codes of both countries overlap', async () => {
    const there = { CountryID: 50, Zip: '9000', City: 'Ettelbruck', EnergyClass: 'B', InsulationClass: 'C' }
    const pages = await pagesWith(
      properties(house(12, { ...GENT, ...SOLD }), house(13, { ...there, ...SOLD })),
    )
    const paths = [...pages.keys()].filter((path) => path.startsWith('/town/'))
    expect(paths.sort()).toEqual(['/town/9000/', '/town/l-9000/'])
  })

  test('has it in the languages in which there is something to say', async () => {
    const sold = house(12, { ...GENT, ...SOLD, TypeDescription: { nl: 'Alleen hier' } })
    const { paths } = (await pagesWith(properties(house(11, GENT), sold))).get('/town/9000/') ?? {}
    expect(paths).toEqual({ nl: '/nl/wonen-in/9000-gent/' })
  })

  test('contains its parts', async () => {
    const pages = await pagesWith(properties(house(12, { Zip: '9050', City: 'Ledeberg', ...SOLD })))
    expect([...pages.keys()].filter((path) => path.startsWith('/town/'))).toEqual(['/town/9000/'])
  })

  test('has its guide, which is a page of the content', async () => {
    const own = {
      path: '/town/9000/',
      params: { title: { nl: 'Gent' }, content: { nl: 'Kaaien.', fr: 'Quais.' } },
    }
    const page = (await pagesWith({ 'content/pages/gent.json': own })).get('/town/9000/')
    expect(page?.titles).toEqual({ nl: 'Gent', fr: 'Habiter Gand' })
  })

  test('stays in a language in which its guide is not written', async () => {
    const own = { path: '/town/9000/', params: { title: { nl: 'Gent' }, content: { nl: 'Kaaien.' } } }
    const files = { ...properties(house(12, { ...GENT, ...SOLD })), 'content/pages/gent.json': own }
    expect((await pagesWith(files)).get('/town/9000/')?.titles).toEqual({ nl: 'Gent', fr: 'Habiter Gand' })
    expect((await codesOf(files)).codes).toEqual([])
  })

  test('that is none is reported, as the postal code of an article', async () => {
    const { codes } = await codesOf({
      'content/pages/nowhere.json': { path: '/town/9999/', params: {} },
      'content/articles/a.json': {
        path: '/sale/a/',
        title: { nl: 'A' },
        towns: ['9998'],
        agent: 9,
        property: 99,
      },
      'site-config/routes.json': {
        routes: [...routes, ...ROUTES, { original: '/sale/{slug}/', path: { nl: '/nl/{slug}/' } }],
      },
    })
    expect(codes.toSorted()).toEqual([
      'AS3301 content/articles/a.json',
      'AS3301 content/articles/a.json',
      'AS3301 content/articles/a.json',
      'AS3301 content/pages/nowhere.json',
    ])
  })
})

describe('a year of the archive', () => {
  test('has a page with what was sold in it', async () => {
    const pages = await pagesWith(
      properties(
        house(12, SOLD),
        house(13, { Status: 4, Goal: 1, LastChangedDate: '2025-01-02' }),
        house(14, { Status: 2, LastChangedDate: '2024-12-31' }),
      ),
    )
    expect(relationsOf(pages.get('/references/2025/'))).toEqual(['property 12,property 13'])
    expect(relationsOf(pages.get('/references/2024/'))).toEqual(['property 14'])
    expect(pages.get('/references/2025/')?.paths).toEqual({ nl: '/nl/referenties/2025/' })
  })
})

test('a route table without their addresses has none of these pages', async () => {
  const { pages } = await siteOf({
    'site-config/team.json': { members: TEAM },
    ...properties(house(12, SOLD)),
  })
  expect(pages.map(({ original }) => original).filter((path) => /team|town|references/.test(path))).toEqual(
    [],
  )
})
