/** The shell holds what all pages of one language share. */
import { describe, expect, test } from 'vitest'
import { shellOf } from '../../../../core/view/shell.ts'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { page, picture, route, siteConfig, spaced, viewOf, withRoutes } from '../../../support/view.ts'

const { legal } = MINIMAL['site-config/site.json'] as { legal: object }
const ICONS = {
  icons: [{ rel: 'icon', href: '/icon.png' }],
  manifest: '/site.webmanifest',
  fonts: ['/_a/f.woff2'],
}

async function shellIn(files: SiteFiles = {}, locale: 'nl' | 'fr' = 'nl') {
  const { context } = await viewOf(files, { locale })
  return spaced(shellOf(context, ICONS))
}

test('the least of sites has a name, a home, a menu, and its files', async () => {
  const shell = await shellIn({ 'site-config/service.json': null })
  expect(shell).toMatchObject({
    locale: 'nl',
    siteName: 'Kantoor Linde',
    wordmark: 'Kantoor Linde',
    homeHref: '/nl/',
    stylesheet: '/_a/site.css',
    script: '/_a/main.js',
    sprite: '/_a/icons.svg',
    ...ICONS,
    menu: [{ href: '/nl/te-koop/', label: 'Te koop', path: '/for-sale/', children: [] }],
    extraMenu: [],
    languageNames: { nl: 'Nederlands', fr: 'Français' },
    showFlags: false,
    formTexts: '/_a/form-nl.json',
  })
  expect(shell.themeColor).toMatch(/^#[0-9a-f]{6}$/i)
  expect(shell.strings['status.new']).toBe('Nieuw')
  for (const key of ['logo', 'savedHref', 'topBar', 'themeColorDark', 'consent', 'countsViews', 'hasService'])
    expect(shell).not.toHaveProperty(key)
})

test('in another language it speaks that', async () => {
  const shell = await shellIn({}, 'fr')
  expect(shell).toMatchObject({
    locale: 'fr',
    homeHref: '/fr/',
    menu: [{ label: 'À vendre' }],
    formTexts: '/_a/form-fr.json',
  })
  expect(shell.strings['status.new']).toBe('Nouveau')
})

test('the forms of records are described once', async () => {
  const { requests } = await shellIn()
  expect(Object.keys(requests).sort()).toEqual(
    [
      'contact-appointment',
      'contact-construction',
      'contact-me',
      'request-documents',
      'send-to-friend',
    ].sort(),
  )
  for (const [name, form] of Object.entries(requests)) expect(form.name).toBe(name)
})

describe('the header', () => {
  test('has a second logo for dark ground, which a dark footer shows', async () => {
    const header = { 'site-config/header.json': { logo: 'images/logo.png' } }
    const info = siteConfig({ logoOnDark: 'images/white.png' })
    const dark = { large: picture('white', 'logo', ''), small: picture('white', 'logoSmall', '') }
    const light = { large: picture('logo', 'logo', ''), small: picture('logo', 'logoSmall', '') }
    expect(await shellIn({ ...header, ...info })).toMatchObject({
      logo: light,
      logoOnDark: dark,
      footer: { logo: dark },
    })
    const bright = { 'site-config/footer.json': { columns: [], background: '#ffffff' } }
    expect((await shellIn({ ...header, ...info, ...bright })).footer.logo).toEqual(light)
    expect((await shellIn(header)).footer).not.toHaveProperty('logo')
    // A name in letters follows the colours of its ground.
    expect(await shellIn(info)).not.toHaveProperty('logoOnDark')
  })

  test('has a logo in two sizes, or the name in letters', async () => {
    const header = { wordmark: 'Linde', logo: { url: 'images/logo.png', alt: 'Linde' } }
    expect(await shellIn({ 'site-config/header.json': header })).toMatchObject({
      wordmark: 'Linde',
      logo: { large: picture('logo', 'logo', 'Linde'), small: picture('logo', 'logoSmall', 'Linde') },
    })
    expect(await shellIn({ 'site-config/header.json': { logo: 'images/missing.png' } })).not.toHaveProperty(
      'logo',
    )
  })

  test('shows flags where the site asks for them', async () => {
    const languages = { ...(MINIMAL['site-config/languages.json'] as object), languageFlags: true }
    expect((await shellIn({ 'site-config/languages.json': languages })).showFlags).toBe(true)
  })

  test('leads to what was saved, where there is a page for it', async () => {
    const modules = [{ relations: [{ type: 'saved', id: 'all' }] }]
    const files = { ...withRoutes(route('saved')), ...page('saved', { modules }) }
    expect((await shellIn(files)).savedHref).toBe('/nl/saved/')
  })
})

describe('the colour of the browser', () => {
  test('is that of the upper edge, for light and for dark', async () => {
    const files = {
      'site-config/theme.json': { dark: 'night' },
      'site-config/themes/night.json': { colours: { slate: '#010203' } },
    }
    const shell = await shellIn(files)
    expect(shell.themeColorDark?.toLowerCase()).toBe('#010203')
    expect(shell.themeColor).not.toBe(shell.themeColorDark)
    const bar = { 'site-config/header.json': { background: '#112233' } }
    expect((await shellIn(bar)).themeColor.toLowerCase()).toBe('#112233')
  })
})

describe('the menu', () => {
  const item = (path: string, more: object = {}) => ({
    path,
    status: 'Published',
    params: { title: { nl: `${path} nl`, fr: `${path} fr` } },
    ...more,
  })
  const FILES = {
    ...withRoutes(
      route('about'),
      route('about/team'),
      { original: '/only/', path: { nl: '/nl/énkel/' } },
      route('contact'),
    ),
    ...page('about'),
    ...page('about/team'),
    ...page('contact'),
    ...page('only', { title: { nl: 'Enkel' } }),
  }
  const menuIn = async (menu: object, locale: 'nl' | 'fr' = 'nl') => {
    const { menu: items, extraMenu } = await shellIn({ ...FILES, 'site-config/menu.json': menu }, locale)
    return [items, extraMenu].map((links) => links.map(({ path }) => path))
  }
  const ITEMS = [item('/'), item('for-sale'), item('about'), item('contact')]

  test.each<[string, object, readonly string[], readonly string[]]>([
    ['whole', {}, ['/', '/for-sale/', '/about/', '/contact/'], []],
    ['without home', { hideHome: true }, ['/for-sale/', '/about/', '/contact/'], []],
    ['with two at most', { maxItems: 2 }, ['/', '/for-sale/'], ['/about/', '/contact/']],
    [
      'with two at most and without home',
      { maxItems: 2, hideHome: true },
      ['/for-sale/', '/about/'],
      ['/contact/'],
    ],
    ['with room', { maxItems: 9 }, ['/', '/for-sale/', '/about/', '/contact/'], []],
  ])('%s', async (_, more, menu, extra) => {
    expect(await menuIn({ items: ITEMS, ...more })).toEqual([menu, extra])
  })

  test('with more items than a header has room for puts the rest into the extra menu', async () => {
    const items = Array.from({ length: 60 }, () => item('about'))
    const [menu, extra] = await menuIn({ items })
    expect([menu?.length, extra?.length]).toEqual([6, 54])
  })

  test('leaves out drafts, and pages that the language lacks', async () => {
    const items = [
      item('about', { status: 'Draft' }),
      item('contact', { status: 'Archived' }),
      item('only'),
      item('for-sale'),
    ]
    expect((await menuIn({ items }))[0]).toEqual(['/only/', '/for-sale/'])
    expect((await menuIn({ items }, 'fr'))[0]).toEqual(['/for-sale/'])
  })

  test('leaves out an item without words in the language', async () => {
    const items = [item('about', { params: { title: { nl: 'Over' } } }), item('for-sale')]
    expect((await menuIn({ items }, 'fr'))[0]).toEqual(['/for-sale/'])
  })

  test('has items below items', async () => {
    const items = [
      item('about', { childMenus: [item('team'), item('team', { status: 'Draft' })] }),
      item('only'),
    ]
    const { menu } = await shellIn({ ...FILES, 'site-config/menu.json': { items } })
    expect(menu).toEqual([
      {
        href: '/nl/about/',
        label: 'about nl',
        path: '/about/',
        children: [{ href: '/nl/about/team/', label: 'team nl', path: '/about/team/', children: [] }],
      },
      { href: '/nl/%C3%A9nkel/', label: 'only nl', path: '/only/', children: [] },
    ])
  })

  test('an item may lead elsewhere', async () => {
    const redirect = (redirectUrl: string, more: object = {}) => ({
      params: { title: { nl: 'Daar' }, redirect: true, redirectUrl, ...more },
    })
    const items = [
      item('blog', redirect('https://blog.example/')),
      item('list', redirect('/for-sale/')),
      item('about', redirect('/for-sale/', { redirect: false })),
    ]
    const { menu } = await shellIn({ ...FILES, 'site-config/menu.json': { items } })
    expect(menu.map(({ href, external, path }) => [href, external, path])).toEqual([
      ['https://blog.example/', true, '/blog/'],
      ['/nl/te-koop/', undefined, '/list/'],
      ['/nl/about/', undefined, '/about/'],
    ])
  })
})

describe('the top bar', () => {
  const link = (label: string, more: object = {}) => ({
    status: 'Published',
    label: { nl: label },
    link: '/for-sale/',
    ...more,
  })
  const barIn = async (bar: object, locale: 'nl' | 'fr' = 'nl') =>
    (await shellIn({ 'site-config/top-bar.json': bar }, locale)).topBar

  test('has links on both sides, with icon and colour', async () => {
    const left = [
      link('Bel', { link: 'tel:+3290001234', icon: 'phone', color: '#AABBCC' }),
      link('Weg', { status: 'Draft' }),
    ]
    expect(await barIn({ show: true, left, right: [link('Koop')] })).toEqual({
      left: [{ href: 'tel:+3290001234', label: 'Bel', icon: 'phone', className: 'ink-aabbcc' }],
      right: [{ href: '/nl/te-koop/', label: 'Koop' }],
    })
    const away = link('Weg', { link: 'https://a.example/' })
    expect((await barIn({ show: true, left: [away] }))?.left).toEqual([
      { href: 'https://a.example/', label: 'Weg', external: true },
    ])
  })

  test('is empty on a side without links, and leaves out words of another language', async () => {
    expect(await barIn({ show: true })).toEqual({ left: [], right: [] })
    expect(await barIn({ show: true, left: [link('Koop')] }, 'fr')).toEqual({ left: [], right: [] })
  })

  test('is there only where it is shown', async () => {
    expect(await barIn({ show: false, left: [link('Koop')] })).toBeUndefined()
  })
})

describe('the footer', () => {
  const text = (nl: string, isPublic = true) => ({ public: isPublic, text: { nl } })
  const footerIn = async (footer: object, more: SiteFiles = {}, locale: 'nl' | 'fr' = 'nl') =>
    (await shellIn({ 'site-config/footer.json': { columns: [], ...footer }, ...more }, locale)).footer

  test('has columns, in which only what is public stands', async () => {
    const images = { public: true, images: ['images/cib.png', 'images/missing.png'] }
    const columns = [
      { title: text('Kantoor'), introText: text('**Dag**'), fullText: text('Meer'), images },
      {
        title: text('x', false),
        introText: text('x', false),
        fullText: text('x', false),
        images: { ...images, public: false },
      },
      {},
    ]
    expect((await footerIn({ columns })).columns).toEqual([
      {
        title: 'Kantoor',
        intro: '<p><strong>Dag</strong></p>',
        text: '<p>Meer</p>',
        pictures: [picture('cib', 'logo', '')],
      },
      {},
      {},
    ])
    expect((await footerIn({ columns: columns.slice(0, 1) }, {}, 'fr')).columns).toEqual([
      { pictures: [picture('cib', 'logo', '')] },
    ])
  })

  test('has offices, links, networks, copyright and the newsletter', async () => {
    const links = [
      { label: { nl: 'Koop' }, path: '/for-sale/' },
      { label: { fr: 'Vente' }, path: '/for-sale/' },
    ]
    const social = siteConfig({ social: [{ name: 'Facebook', url: 'https://facebook.example/linde' }] })
    expect(await footerIn({ links, copyright: text('© Linde') }, social)).toMatchObject({
      offices: [{ name: 'Gent' }],
      links: [{ href: '/nl/te-koop/', label: 'Koop' }],
      social: [{ href: 'https://facebook.example/linde', label: 'Facebook', external: true }],
      copyright: '© Linde',
      newsletter: { name: 'sign-newsletter' },
    })
    expect(await footerIn({ copyright: text('x', false) })).not.toHaveProperty('copyright')
  })

  test('is there without a configuration', async () => {
    const { footer } = await shellIn()
    expect(footer).toMatchObject({ columns: [], links: [], social: [], offices: [{ name: 'Gent' }] })
    expect(footer).not.toHaveProperty('copyright')
  })

  test('says what the law wants', async () => {
    const account = siteConfig({ legal: { ...legal, thirdPartyAccount: 'BE00 0000 0000 0000' } })
    expect((await footerIn({}, account)).legal).toEqual([
      { term: 'legal.registration', text: 'Vastgoedmakelaar, BIV 000.000, België' },
      { term: 'legal.company', text: 'Kantoor Linde BV, 0000.000.097, BE 0000.000.097' },
      {
        term: 'legal.supervisor',
        text: 'BIV, Luxemburgstraat 16B, 1000 Brussel',
        href: 'https://www.biv.be',
      },
      { term: 'legal.ethics', text: 'Plichtenleer', href: 'https://www.biv.be/plichtenleer' },
      { term: 'legal.insurance', text: 'Verzekeraar NV, polis 000.000.000' },
      { term: 'legal.thirdPartyAccount', text: 'BE00 0000 0000 0000' },
    ])
  })

  test('says it in the language, and keeps numbers and addresses of another', async () => {
    const french = {
      ...legal,
      professionalTitle: { fr: 'Agent immobilier' },
      registrationNumber: { nl: 'BIV 1' },
      countryOfRecognition: { fr: 'Belgique' },
      supervisor: { nl: 'BIV' },
      codeOfEthics: { fr: 'Déontologie' },
      codeOfEthicsUrl: { nl: 'https://www.biv.be/' },
    }
    expect((await footerIn({}, siteConfig({ legal: french }), 'fr')).legal).toEqual([
      { term: 'legal.registration', text: 'Agent immobilier, BIV 1, Belgique' },
      { term: 'legal.company', text: 'Kantoor Linde BV, 0000.000.097, BE 0000.000.097' },
      { term: 'legal.ethics', text: 'Déontologie', href: 'https://www.biv.be/' },
      { term: 'legal.insurance', text: 'Verzekeraar NV, police 000.000.000' },
    ])
    const [registration] = (await footerIn({}, siteConfig({ legal: french }))).legal
    expect(registration).toEqual({ term: 'legal.registration', text: 'BIV 1' })
  })
})

describe('views of pages are counted', () => {
  const SERVICE = { mail: { from: 'a@linde.example' } }
  test.each<[string, SiteFiles, true | undefined]>([
    ['by a service of the site', { 'site-config/service.json': SERVICE }, true],
    ['by none', { 'site-config/service.json': null }, undefined],
    [
      'not, as the site asks for it',
      { 'site-config/service.json': { ...SERVICE, statistics: false } },
      undefined,
    ],
    [
      'not, where owners log in elsewhere',
      {
        'site-config/service.json': SERVICE,
        'site-config/forms.json': { targets: { 'owner-login': 'https://forms.example/login' } },
      },
      undefined,
    ],
    [
      'by the service, though forms go elsewhere',
      {
        'site-config/service.json': SERVICE,
        'site-config/forms.json': { target: 'https://forms.example/{form}' },
      },
      true,
    ],
  ])('%s', async (_, files, counted) => {
    expect((await shellIn(files)).countsViews).toBe(counted)
  })
})

test('what is to be agreed to is asked', async () => {
  const files = {
    ...siteConfig({ analyticsId: 'G-1' }),
    'site-config/consent.json': { revision: 4, months: 6, mode: 'basic', policy: '/' },
  }
  expect((await shellIn(files)).consent).toEqual({
    href: '/_a/consent-nl.txt',
    revision: 4,
    months: 6,
    mode: 'basic',
    tags: 'G-1',
  })
})
