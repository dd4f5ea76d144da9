/** A content page is made of modules: home, lists, contact, thank-you pages and all other pages of the content. */
import { describe, expect, test } from 'vitest'
import { contentPage, isIndexable, pageClass, stockedPaths } from '../../../../core/view/content-page.ts'
import type { ContentPage } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import {
  graphOf,
  house,
  page,
  PARTIAL,
  properties,
  route,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'

async function pageOf(
  original: string,
  files: SiteFiles,
  options: Parameters<typeof viewOf>[1] = {},
): Promise<ContentPage> {
  const view = await viewOf(files, options)
  return contentPage(view.context, { linked: view.page(original), series: view.lists })
}

const ABOUT = withRoutes(route('about'))
const about = (params: object, more: SiteFiles = {}) => ({ ...ABOUT, ...page('about', params), ...more })

describe('a page of the content', () => {
  test('has its title, its sentence, its text and its blocks by position', async () => {
    const position = (name: string) => ({ title: name, position: name })
    const shown = await pageOf(
      '/about/',
      about({
        description: { nl: 'Wie wij zijn.', fr: 'Qui nous sommes.' },
        content: { nl: 'Al **lang**.', fr: 'Depuis **longtemps**.' },
        modules: [position('contentTop'), { title: 'row' }, position('contentBottom')],
      }),
    )
    const { frame, top, rows, bottom, ...rest } = shown
    expect(rest).toEqual({
      title: 'about nl',
      lead: 'Wie wij zijn.',
      body: '<p>Al <strong>lang</strong>.</p>',
    })
    expect([top, rows, bottom].map((blocks) => blocks.map(({ title }) => title))).toEqual([
      ['contentTop'],
      ['row'],
      ['contentBottom'],
    ])
    expect(frame).toMatchObject({
      head: { title: 'about nl | Kantoor Linde', description: 'Wie wij zijn.' },
      languages: [
        { locale: 'nl', href: '/nl/about/' },
        { locale: 'fr', href: '/fr/about/' },
      ],
      current: '/about/',
      breadcrumbs: [{ label: 'Home', href: '/nl/' }, { label: 'about nl' }],
      overBanner: false,
      fixedMenu: false,
    })
    for (const key of ['withoutNewsletter', 'withoutTags', 'className', 'noCookiePopup'])
      expect(frame).not.toHaveProperty(key)
    for (const key of ['noIndex', 'noReferrer', 'stylesheet', 'answersQuery'])
      expect(frame.head).not.toHaveProperty(key)
    expect(graphOf(frame.head.jsonLd).map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
  })

  test.each([
    ['its parent', { id: 1 }, { id: 2, parentId: 1 }],
    ['a page that names it as its child', { id: 1, childMenus: [2] }, { id: 2 }],
  ])('is below %s', async (_, above, below) => {
    const files = {
      ...withRoutes(route('about'), route('team')),
      'content/pages/about.json': { path: '/about/', params: { title: 'Kantoor' }, ...above },
      'content/pages/team.json': { path: '/team/', params: { title: 'Het team' }, ...below },
    }
    const { breadcrumbs } = (await pageOf('/team/', files)).frame
    expect(breadcrumbs).toEqual([
      { label: 'Home', href: '/nl/' },
      { label: 'Kantoor', href: '/nl/about/' },
      { label: 'Het team' },
    ])
    expect((await pageOf('/about/', files)).frame.breadcrumbs).toHaveLength(2)
  })

  test('that is above itself has no endless crumbs', async () => {
    const files = {
      ...withRoutes(route('about'), route('team')),
      'content/pages/about.json': { id: 1, parentId: 2, path: '/about/', params: { title: 'Kantoor' } },
      'content/pages/team.json': { id: 2, parentId: 1, path: '/team/', params: { title: 'Het team' } },
    }
    const { breadcrumbs } = (await pageOf('/team/', files)).frame
    expect(breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Kantoor', 'Het team'])
  })

  test('has its logo above its title, or in its banner', async () => {
    const logo = { url: 'images/mark.png', alt: 'Merk' }
    const plain = await pageOf('/about/', about({ logo }))
    expect(plain.logo).toMatchObject({ alt: 'Merk', src: expect.stringContaining('mark') as string })
    const banner = { bannerType: 'color', color: '#aabbcc', logo }
    const { logo: none, bannerText } = await pageOf('/about/', about(banner))
    expect(none).toBeUndefined()
    expect(bannerText?.logo).toMatchObject({ alt: 'Merk' })
  })

  test('in another language has what that says, where the site wants pages that are not whole', async () => {
    const files = about({ description: { nl: 'x' }, content: { nl: 'x' } }, PARTIAL)
    const shown = await pageOf('/about/', files, { locale: 'fr' })
    expect(shown.title).toBe('about fr')
    expect(shown).not.toHaveProperty('lead')
    expect(shown).not.toHaveProperty('body')
  })

  test('asks of what is around it what its content says', async () => {
    const params = {
      fixedMenu: true,
      noCookiePopup: true,
      noReferrer: true,
      noIndex: true,
      css: 'p { margin: 0 }',
      showBreadcrumb: false,
    }
    const pageStylesheets = new Map([['/about/', '/_a/about.css']])
    const { frame } = await pageOf('/about/', about(params), { assets: { pageStylesheets } })
    expect(frame).toMatchObject({
      fixedMenu: true,
      noCookiePopup: true,
      className: 'page-about',
      breadcrumbs: [],
      head: { noReferrer: true, noIndex: true, stylesheet: '/_a/about.css' },
    })
  })

  test('has the fields for search engines of its language, and its picture', async () => {
    const seo = { nl: { isActiveSEO: true, metadataTitle: 'Gevonden' } }
    const files = about({ seo, image: { url: 'images/us.jpg', alt: 'Wij' } })
    expect((await pageOf('/about/', files)).frame.head).toMatchObject({
      title: 'Gevonden',
      openGraph: { image: { url: 'https://kantoor-linde.example/_a/img/us-og.webp', alt: 'Wij' } },
    })
    expect((await pageOf('/about/', files, { locale: 'fr' })).frame.head.title).toBe(
      'about fr | Kantoor Linde',
    )
  })
})

describe('the home page', () => {
  const home = (params: object = {}) => ({
    'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, ...params } },
  })

  test('says who the agency is, has no trail, and falls back on the choice of languages', async () => {
    const { frame } = await pageOf('/', home())
    expect(graphOf(frame.head.jsonLd).map((thing) => thing['@type'])).toEqual(['RealEstateAgent'])
    expect(frame.breadcrumbs).toEqual([])
    expect(frame.head.alternates.at(-1)).toEqual({
      hreflang: 'x-default',
      href: 'https://kantoor-linde.example/',
    })
  })

  test('has a search block where it asks for one', async () => {
    expect((await pageOf('/', home({ showSearch: true }))).search).toMatchObject({ showInput: true })
    expect(await pageOf('/', home())).not.toHaveProperty('search')
    expect(await pageOf('/', home({ showSearch: false }))).not.toHaveProperty('search')
  })
})

describe('a banner', () => {
  test.each<[string, { bannerType: string } & Record<string, string>, boolean]>([
    ['a picture', { bannerType: 'image', image: 'images/a.jpg' }, true],
    ['a colour', { bannerType: 'color', color: '#112233' }, false],
  ])('of %s: the header lies over it, or not', async (_, params, overBanner) => {
    const words = { bannerTitle: { public: true, text: 'Dag' } }
    const shown = await pageOf('/about/', about({ ...params, ...words }))
    expect(shown.banner?.kind).toBe(params.bannerType)
    expect(shown.bannerText).toEqual({ title: 'Dag' })
    expect(shown.frame.overBanner).toBe(overBanner)
  })

  test('that is not there has no words', async () => {
    const shown = await pageOf('/about/', about({ bannerTitle: { public: true, text: 'Dag' } }))
    expect(shown).not.toHaveProperty('banner')
    expect(shown).not.toHaveProperty('bannerText')
    expect(shown.frame.overBanner).toBe(false)
  })
})

describe('a page that asks something', () => {
  const form = (id: string, more: object = {}) => ({ relations: [{ type: 'contact', id }], ...more })

  test.each<[string, readonly object[], object, { newsletter: boolean; tags: boolean }]>([
    ['nothing', [], {}, { newsletter: true, tags: true }],
    ['a question', [form('site-contact')], {}, { newsletter: false, tags: true }],
    ['at its top', [form('site-contact', { position: 'contentTop' })], {}, { newsletter: false, tags: true }],
    [
      'at its end',
      [form('site-contact', { position: 'contentBottom' })],
      {},
      { newsletter: false, tags: true },
    ],
    ['a password', [form('owner-login')], {}, { newsletter: false, tags: false }],
    ['a new password', [form('reset-password')], {}, { newsletter: false, tags: false }],
    ['nothing, and thanks', [], { type: 'feedback' }, { newsletter: false, tags: true }],
    ['nothing, and logs in', [], { type: 'login' }, { newsletter: true, tags: false }],
  ])('%s', async (_, modules, entry, wanted) => {
    const { frame } = await pageOf('/ask/', {
      ...withRoutes(route('ask', entry)),
      ...page('ask', { modules }),
    })
    expect({ newsletter: frame.withoutNewsletter !== true, tags: frame.withoutTags !== true }).toEqual(wanted)
  })
})

describe('a page that is not to be found', () => {
  test.each<[string, object, object, number | undefined, boolean]>([
    ['any page', {}, {}, undefined, true],
    ['one that asks for it', {}, { noIndex: true }, undefined, false],
    ['one that does not', {}, { noIndex: false }, undefined, true],
    ['an empty list', {}, {}, 0, false],
    ['a list', {}, {}, 1, true],
    ['thanks', { type: 'feedback' }, {}, undefined, false],
    ['a login', { type: 'login' }, {}, undefined, false],
    ['an article', { type: 'article' }, {}, undefined, true],
  ])('%s', async (_, entry, params, listed, isFound) => {
    const view = await viewOf({ ...withRoutes(route('some', entry)), ...page('some', params) })
    expect(isIndexable(view.page('/some/'), listed)).toBe(isFound)
    if (listed !== undefined) return
    const { head } = contentPage(view.context, { linked: view.page('/some/'), series: [] }).frame
    expect(head.noIndex ?? false).toBe(!isFound)
  })
})

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
      'Te koop: Gent (9000)',
      'Te koop: Gent (9000), pagina 2 | Kantoor Linde',
      'Te koop: Gent (9000): 27 panden bij Kantoor Linde. Pagina 2 van 2.',
      ['Home', 'Te koop /nl/te-koop/', 'Gent (9000), pagina 2'],
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
      { locale: 'fr', href: '/fr/a-vendre/9000-gent/page/2/' },
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

test.each([
  ['/', 'page-home'],
  ['/about/', 'page-about'],
  ['/About/Us/', 'page-about-us'],
  ['/a--b/c.d/', 'page-a-b-c-d'],
])('the page at %s has the class %s', (original, name) => {
  expect(pageClass(original)).toBe(name)
})
