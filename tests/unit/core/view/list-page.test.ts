import { describe, expect, test } from 'vitest'
import { contentPage, stockedPaths } from '../../../../core/view/content-page.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, viewOf } from '../../../support/view.ts'

describe('a list', () => {
  const BRUGGE = { Zip: '8000', City: 'BRUGGE' }
  const STOCK = properties(
    ...Array.from({ length: 25 }, (_, index) => house(index + 1)),
    house(30, BRUGGE),
    house(31, { WebID: 4, TypeDescription: { nl: 'Grond', fr: 'Terrain' } }),
    house(32, { TypeDescription: { nl: 'Alleen hier' } }),
  )
  const HOST = {
    'content/pages/for-sale.json': {
      path: '/for-sale/',
      params: {
        title: { nl: 'Te koop', fr: 'À vendre' },
        description: { nl: 'Alles wat te koop staat.', fr: 'Tout ce qui est à vendre.' },
        content: { nl: 'Kijk rond.', fr: 'Regardez.' },
        seo: { nl: { isActiveSEO: true, metadataTitle: 'Zoek een huis' } },
        bannerType: 'color',
        color: '#112233',
        showSearch: true,
        modules: [
          { title: 'top', position: 'contentTop' },
          { relations: [{ type: 'property-list', id: 'sale' }] },
          { title: 'bottom', position: 'contentBottom' },
        ],
      },
    },
  }
  const listPage = async (scope: string, number = 1, files: SiteFiles = STOCK) => {
    const view = await viewOf({ ...HOST, ...files })
    return contentPage(view.context, {
      linked: view.page('/for-sale/'),
      series: view.lists,
      listing: view.list('sale', scope, number),
    })
  }

  test('as a whole is the page with all that stands on it', async () => {
    const shown = await listPage('all')
    expect(shown).toMatchObject({
      title: 'Te koop',
      lead: 'Alles wat te koop staat.',
      body: '<p>Kijk rond.</p>',
      banner: { kind: 'color' },
      search: { showInput: true },
      top: [{ title: 'top' }],
      rows: [{ kind: 'properties', listing: { paging: { page: 1 } } }],
      bottom: [{ title: 'bottom' }],
      frame: {
        head: { title: 'Zoek een huis', description: 'Alles wat te koop staat.', answersQuery: true },
        breadcrumbs: [{ label: 'Home', href: '/nl/' }, { label: 'Te koop' }],
      },
    })
  })

  test.each<[string, string, number, string, string, string, readonly string[]]>([
    [
      'page 2',
      'all',
      2,
      'Te koop',
      'Te koop, pagina 2 | Kantoor Linde',
      'Te koop: 28 panden bij Kantoor Linde. Pagina 2 van 2.',
      ['Home', 'Te koop /nl/te-koop/', 'Te koop, pagina 2'],
    ],
    [
      'a type',
      'type 4',
      1,
      'Te koop: Grond',
      'Te koop: Grond | Kantoor Linde',
      'Te koop: Grond: 1 pand bij Kantoor Linde.',
      ['Home', 'Te koop /nl/te-koop/', 'Grond'],
    ],
    [
      'page 2 of a town',
      '9000',
      2,
      'Te koop: Gent (9000–9052)',
      'Te koop: Gent (9000–9052), pagina 2 | Kantoor Linde',
      'Te koop: Gent (9000–9052): 27 panden bij Kantoor Linde. Pagina 2 van 2.',
      ['Home', 'Te koop /nl/te-koop/', 'Gent (9000–9052), pagina 2'],
    ],
  ])(
    'narrowed to %s is called so, and leaves out what stands on the first page',
    async (_, scope, number, title, head, description, trail) => {
      const { frame, ...shown } = await listPage(scope, number)
      expect(shown).toMatchObject({ title, top: [], bottom: [], rows: [{ kind: 'properties' }] })
      for (const key of ['banner', 'bannerText', 'search', 'lead', 'body'])
        expect(shown).not.toHaveProperty(key)
      expect(frame.head).toMatchObject({ title: head, description })
      expect(
        frame.breadcrumbs.map(({ label, href }) => (href && href !== '/nl/' ? `${label} ${href}` : label)),
      ).toEqual(trail)
    },
  )

  test('has the addresses of this page in each language that has so many', async () => {
    const { frame } = await listPage('9000', 2)
    expect(frame.languages).toEqual([
      { locale: 'nl', href: '/nl/te-koop/9000-gent/pagina/2/' },
      { locale: 'fr', href: '/fr/a-vendre/9000-gand/page/2/' },
    ])
    expect(frame.head.canonical).toBe('https://kantoor-linde.example/nl/te-koop/9000-gent/pagina/2/')
  })

  test('that is empty is not to be found, and answers no query', async () => {
    const { head } = (await listPage('all', 1, {})).frame
    expect(head.noIndex).toBe(true)
    expect(head).not.toHaveProperty('answersQuery')
  })

  test('that is empty in a language is nobody’s alternate there', async () => {
    const view = await viewOf({
      ...HOST,
      ...properties(house(1, { TypeDescription: { nl: 'Alleen hier' } })),
    })
    const { series } = view.list('sale')
    expect(stockedPaths(series, 1)).toEqual({ nl: '/nl/te-koop/' })
    const shown = contentPage(view.context, {
      linked: view.page('/for-sale/'),
      series: view.lists,
      listing: view.list('sale'),
    })
    expect(shown.frame.head.alternates.map(({ hreflang }) => hreflang)).toEqual(['nl', 'x-default'])
    expect(shown.frame.languages).toHaveLength(2)
  })
})
