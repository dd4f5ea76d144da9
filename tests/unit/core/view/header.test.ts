import { describe, expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import { page, picture, route, siteConfig, withRoutes } from '../../../support/view.ts'
import { shellIn } from './shell-in.ts'

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
    // A name in letters uses the colours of its background.
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

  test.each([
    ['labels of 17 letters', 17, 60, 5],
    ['labels of 97 letters', 97, 60, 1],
    ['labels that fill a header alone', 98, 60, 0],
    ['short labels, however many are wished for', 2, 60, 20],
    ['fewer than there is room for', 17, 2, 2],
  ])('with %s', async (_, letters, maxItems, inHeader) => {
    const title = { nl: 'x'.repeat(letters), fr: 'x' }
    const items = Array.from({ length: 60 }, () => item('about', { params: { title } }))
    const [menu, extra] = await menuIn({ items, maxItems })
    expect([menu?.length, extra?.length]).toEqual([inHeader, 60 - inHeader])
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
