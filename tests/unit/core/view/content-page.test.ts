/** A content page is made of modules: home, lists, contact, thank-you pages and all other pages of the content. */
import { describe, expect, test } from 'vitest'
import { contentPage, isIndexable, pageClass } from '../../../../core/view/content-page.ts'
import type { ContentPage } from '../../../../core/view/types.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { graphOf, page, PARTIAL, picture, route, viewOf, withRoutes } from '../../../support/view.ts'

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

  test('has the pictures of its text where they stand', async () => {
    const content = {
      nl: '<div>\n<p><img src="/images/a.jpg" alt="Gevel"></p>\n</div>',
      fr: 'Rien.',
    }
    const shown = await pageOf('/about/', about({ content }))
    expect([shown.body, shown.story]).toEqual([
      undefined,
      [{ kind: 'pictures', pictures: [picture('a', 'article', 'Gevel')] }],
    ])
    const french = await pageOf('/about/', about({ content }), { locale: 'fr' })
    expect([french.body, french.story]).toEqual(['<p>Rien.</p>', undefined])
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
      head: { noReferrer: true, noIndex: true, stylesheets: ['/_a/about.css'] },
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

test.each([
  ['/', 'page-home'],
  ['/about/', 'page-about'],
  ['/About/Us/', 'page-about-us'],
  ['/a--b/c.d/', 'page-a-b-c-d'],
])('the page at %s has the class %s', (original, name) => {
  expect(pageClass(original)).toBe(name)
})
