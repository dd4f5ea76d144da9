import { describe, expect, test } from 'vitest'
import { notFoundPage, tombstonePage } from '../../../../core/view/special-pages.ts'
import type { Paths } from '../../../../core/site/linked.ts'
import { plot, project } from '../../../support/minimal-site.ts'
import { house, page, properties, route, viewOf, withRoutes } from '../../../support/view.ts'

const HIDDEN = { original: '/', paths: {} as Paths, isRoot: false }

describe('what was not found', () => {
  const OWN = {
    ...withRoutes(route('404')),
    ...page('404', { title: { nl: 'Weg', fr: 'Parti' }, description: { nl: 'Zoek verder.' } }),
  }
  const STOCK = properties(...[1, 2, 3, 4, 5].map((id) => house(id)))

  test('is said in words of the interface, with a search and the newest homes', async () => {
    const view = await viewOf(STOCK)
    const { frame, ...rest } = notFoundPage(view.context, {
      ...HIDDEN,
      kind: 'page',
      original: '/404/',
      series: view.lists,
    })
    expect(rest).toMatchObject({
      title: 'Hier woont niemand',
      lead: expect.stringMatching(/^Deze pagina bestaat niet/) as string,
      search: { showInput: true, others: [{ href: '/nl/te-koop/' }] },
    })
    expect(rest.cards.map(({ id }) => id)).toEqual([5, 4, 3, 2])
    expect(rest).not.toHaveProperty('languages')
    expect(frame.head).toMatchObject({ title: 'Hier woont niemand | Kantoor Linde', noIndex: true })
    expect(frame.breadcrumbs).toEqual([])
  })

  test('of a property says so', async () => {
    const view = await viewOf()
    const shown = notFoundPage(view.context, {
      ...HIDDEN,
      kind: 'property',
      original: '/property/',
      series: view.lists,
    })
    expect(shown.title).toBe('Dit pand is niet meer te vinden')
    expect(shown.lead).toMatch(/^Misschien is het verkocht/)
    expect(shown.cards).toEqual([])
  })

  test('is said in the words of the agency, where it has a page for it', async () => {
    const view = await viewOf(OWN)
    const input = { ...HIDDEN, kind: 'page', original: '/404/', series: view.lists } as const
    const paths = view.page('/404/').paths
    const shown = notFoundPage(view.context, { ...input, paths })
    const ways = notFoundPage(view.context, { ...input, paths, isRoot: true }).languages
    expect(ways?.map(({ locale, home }) => [locale, home])).toEqual([
      ['nl', { href: '/nl/', label: 'Naar de startpagina' }],
      ['fr', { href: '/fr/', label: expect.stringMatching(/accueil/) as string }],
    ])
    expect(shown).toMatchObject({ title: 'Weg', lead: 'Zoek verder.' })
    expect(shown.frame.languages.map(({ href }) => href)).toEqual(['/nl/404/', '/fr/404/'])
    expect(notFoundPage(view.in('fr').context, input)).toMatchObject({
      title: 'Parti',
      lead: expect.stringMatching(/^Cette page/) as string,
    })
    expect(notFoundPage(view.context, { ...input, original: '/property/' }).title).toBe('Hier woont niemand')
  })

  test('at the root is said in every language', async () => {
    const view = await viewOf(OWN)
    const input = { ...HIDDEN, kind: 'page', original: '/404/', series: view.lists, isRoot: true } as const
    expect(notFoundPage(view.context, input).languages).toEqual([
      {
        locale: 'nl',
        title: 'Weg',
        text: 'Zoek verder.',
        home: { href: '/nl/', label: 'Naar de startpagina' },
      },
      {
        locale: 'fr',
        title: 'Parti',
        text: expect.stringMatching(/^Cette page/) as string,
        home: { href: '/fr/', label: expect.any(String) as string },
      },
    ])
    const bare = await viewOf()
    const words = notFoundPage(bare.context, input).languages
    expect(words?.map(({ title }) => title)).toEqual([
      'Hier woont niemand',
      expect.not.stringMatching(/niemand/) as string,
    ])
  })
})

describe('a home that is gone', () => {
  const kind = {
    record: 'property',
    end: 'sold',
    goal: 'sale',
    type: 4,
    kind: 'sale BE-9000 4',
    ids: [7],
  } as const
  const paths: Paths = { nl: '/nl/weg/verkocht/' as NonNullable<Paths['nl']> }

  test('says how it ended, which kind it was, and what is like it', async () => {
    const { context, lists, property } = await viewOf(properties(house(1), house(2), house(3)))
    const { town } = property(1)
    const tombstone = { ...kind, type: property(1).types[0], town }
    const page = tombstonePage(context, { tombstone, paths, series: lists })
    expect(page).toMatchObject({
      title: 'Dit pand is verkocht',
      lead: 'Zoekt u iets in die aard? Deze panden zijn nog vrij, of zoek zelf verder.',
      cardsTitle: 'In dezelfde sfeer',
    })
    expect(page.about).toMatch(/, Gent$/)
    expect(page.cards).toHaveLength(3)
    expect(page.frame.head).toMatchObject({ noIndex: true })
  })

  test.each<[string, number | undefined, string | undefined, readonly number[]]>([
    ['of its type and town, then of its type', 4, '9300', [6, 2, 7, 1]],
    ['of its type, where the town is not known', 1, undefined, [4, 3]],
    ['of its town, where the type is not known', undefined, '9300', [6, 4, 2, 7]],
    ['of its goal, where neither is known', undefined, undefined, [7, 6, 4, 3]],
    ['of its goal, where none has its type', 2, undefined, [7, 6, 4, 3]],
  ])('shows available homes %s, four at most', async (_, type, zip, ids) => {
    const aalst = { Zip: '9300', City: 'AALST' }
    const { context, lists } = await viewOf(
      properties(
        plot(1),
        plot(2, aalst),
        house(3),
        house(4, aalst),
        plot(5, { Status: 2 }),
        plot(6, aalst),
        plot(7),
      ),
    )
    const town = context.site.listings.nl.sale.towns.find((group) => group.town.zip === zip)?.town
    const page = tombstonePage(context, { tombstone: { ...kind, type, town }, paths, series: lists })
    expect(page.cards.map(({ id }) => id)).toEqual(ids)
  })

  test('that was a project shows other projects that have homes, and then homes like it', async () => {
    const { context, lists, property } = await viewOf({
      ...properties(house(1), house(2, { Status: 2, ProjectID: 802 })),
      'content/projects/all.json': [project(802), project(803, { TypeDescription: { nl: 'Aan de kaai' } })],
    })
    const { town } = property(1)
    const tombstone = { ...kind, record: 'project', town } as const
    const page = tombstonePage(context, { tombstone, paths, series: lists })
    expect(page).toMatchObject({ title: 'Alle panden in dit project zijn verkocht' })
    expect(page.cards.map(({ title }) => title)).toEqual(['Aan de kaai', 'Huis 1'])
  })

  test('offers what there is where nothing is like it', async () => {
    const { context, lists } = await viewOf(properties(house(1, { Status: 2 })))
    const page = tombstonePage(context, { tombstone: { ...kind, town: undefined }, paths, series: lists })
    expect(page).toMatchObject({ lead: 'Zoek verder, of bekijk wat er nu in het raam hangt.' })
    expect(page).not.toHaveProperty('cardsTitle')
  })
})
