/** The frame holds languages, breadcrumbs and the current menu item of a page. */
import { describe, expect, test } from 'vitest'
import { frameOf } from '../../../../core/view/frame.ts'
import type { FrameInput } from '../../../../core/view/frame.ts'
import type { Paths } from '../../../../core/site/linked.ts'
import {
  graphOf,
  house,
  page,
  properties,
  RENT_LIST,
  rental,
  route,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'

const FILES = {
  ...withRoutes(
    route('about', { breadcrumb: [{ name: { nl: 'Kantoor', fr: 'Agence' }, path: '/about/' }] }),
    {
      original: '/about/team/',
      path: { nl: '/nl/over/équipe/', fr: '/fr/equipe/' },
      breadcrumb: [
        { name: { nl: 'Start' }, path: '/' },
        { name: { nl: 'Over ons', fr: 'À propos' }, path: '/about/' },
        { name: { nl: 'Intern', fr: 'Interne' }, path: '/for-sale/', public: false },
      ],
    },
    { original: '/only/', path: { nl: '/nl/enkel/' } },
    route('below', {
      breadcrumb: [
        { name: { nl: 'Enkel', fr: 'Seul' }, path: '/only/' },
        { name: { nl: 'Over' }, path: '/about/' },
      ],
    }),
    {
      original: '/news/{slug}/',
      path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/nouvelles/{slug}/' },
      breadcrumb: [
        { name: { nl: 'Over', fr: 'À propos' }, path: '/about/' },
        { name: 'Home', path: '/' },
      ],
    },
    { original: '/loose/{slug}/', path: { nl: '/nl/los/{slug}/', fr: '/fr/los/{slug}/' } },
  ),
  ...page('about'),
  ...page('about/team'),
  ...page('only', { title: { nl: 'Enkel' } }),
  ...page('below'),
}

async function frame(input: Partial<FrameInput>, locale: 'nl' | 'fr' = 'nl') {
  const { context } = await viewOf(FILES, { locale })
  const paths = { nl: '/nl/over/équipe/', fr: '/fr/equipe/' } as Paths
  return frameOf(context, { original: '/about/team/', paths, title: 'Het team', ...input })
}

test('a page knows its languages, its place in the menu and what is around it', async () => {
  const { head, ...rest } = await frame({})
  expect(head.title).toBe('Het team | Kantoor Linde')
  expect(rest).toEqual({
    languages: [
      { locale: 'nl', href: '/nl/over/%C3%A9quipe/' },
      { locale: 'fr', href: '/fr/equipe/' },
    ],
    current: '/about/team/',
    breadcrumbs: [
      { label: 'Start', href: '/nl/' },
      { label: 'Over ons', href: '/nl/about/' },
      { label: 'Het team' },
    ],
    overBanner: false,
    fixedMenu: false,
  })
})

test('what a page asks of what is around it is said, and nothing else', async () => {
  const asked = {
    overBanner: true,
    fixedMenu: true,
    withoutNewsletter: true,
    className: 'page-team',
    noCookiePopup: true,
    withoutTags: true,
  } as const
  expect(await frame(asked)).toMatchObject(asked)
  const none = await frame({ withoutNewsletter: false, noCookiePopup: false, withoutTags: false })
  for (const key of ['withoutNewsletter', 'className', 'noCookiePopup', 'withoutTags'])
    expect(none).not.toHaveProperty(key)
})

describe('breadcrumbs', () => {
  const trail = async (input: Partial<FrameInput>, locale: 'nl' | 'fr' = 'nl') =>
    (await frame(input, locale)).breadcrumbs.map(({ label, href }) => (href ? `${label} ${href}` : label))

  test('start at home, in the words of the path table or of the interface', async () => {
    expect(await trail({}, 'fr')).toEqual(['Accueil /fr/', 'À propos /fr/about/', 'Het team'])
    expect(await trail({})).toEqual(['Start /nl/', 'Over ons /nl/about/', 'Het team'])
  })

  test('leave out a page that the language lacks, and a crumb without words in it', async () => {
    expect(await trail({ original: '/below/' })).toEqual([
      'Home /nl/',
      'Enkel /nl/enkel/',
      'Over /nl/about/',
      'Het team',
    ])
    expect(await trail({ original: '/below/' }, 'fr')).toEqual(['Accueil /fr/', 'Het team'])
  })

  test('may call the page otherwise than its title does', async () => {
    expect(await trail({ original: '/about/' })).toEqual(['Home /nl/', 'Kantoor'])
    expect(await trail({ crumb: 'Team' })).toEqual(['Start /nl/', 'Over ons /nl/about/', 'Team'])
  })

  test('take those of a list between the table and the page, which then bears its own name', async () => {
    const extraCrumbs = [{ label: 'Kantoor', href: '/nl/about/' }]
    expect(await trail({ original: '/about/', extraCrumbs, crumb: 'Pagina 2' })).toEqual([
      'Home /nl/',
      'Kantoor /nl/about/',
      'Pagina 2',
    ])
  })

  test('are none at home, and on a page that asks for none; search engines read them there all the same', async () => {
    expect(await trail({ isHome: true, original: '/' })).toEqual([])
    const hidden = await frame({ showBreadcrumb: false })
    expect(hidden.breadcrumbs).toEqual([])
    expect(graphOf(hidden.head.jsonLd).map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
    expect(graphOf((await frame({ isHome: true, original: '/' })).head.jsonLd)).toEqual([])
  })

  test('are read by search engines with whole addresses, after what the page says of itself', async () => {
    const graph = graphOf((await frame({ jsonLd: [{ '@type': 'Article' }] })).head.jsonLd)
    const item = (position: number, name: string, path: string) => ({
      '@type': 'ListItem',
      position,
      name,
      item: `https://kantoor-linde.example${path}`,
    })
    expect(graph).toEqual([
      { '@type': 'Article' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, 'Start', '/nl/'),
          item(2, 'Over ons', '/nl/about/'),
          item(3, 'Het team', '/nl/over/%C3%A9quipe/'),
        ],
      },
    ])
  })
})

describe('the item of the menu', () => {
  test.each([
    ['of a page is its own', '/About/Team', '/about/team/'],
    ['of a page that the table does not know is its own', '/404/', '/404/'],
    ['of a pattern is the last parent that is not home', '/news/x/', '/about/'],
    ['of a pattern without parents is its own', '/loose/x/', '/loose/x/'],
  ])('%s', async (_, original, current) => {
    expect((await frame({ original })).current).toBe(current)
  })

  test('of a property is the list of its goal', async () => {
    const patterns = RENT_LIST['site-config/routes.json'] as { routes: readonly { original: string }[] }
    const routes = [
      ...patterns.routes.map((each) =>
        each.original === '/property/{id}/' ? { ...each, goal: [0, 2] } : each,
      ),
      {
        original: '/property/{id}/',
        path: { nl: '/nl/te-huur/pand/{id}/', fr: '/fr/a-louer/bien/{id}/' },
        breadcrumb: [{ name: { nl: 'Te huur', fr: 'À louer' }, path: '/for-rent/' }],
      },
    ]
    const files = { ...RENT_LIST, 'site-config/routes.json': { routes } }
    const { context } = await viewOf({ ...files, ...properties(house(1), rental(2)) })
    const current = (goal: 0 | 1, original: string) =>
      frameOf(context, { original, goal, paths: {}, title: 'x' }).current
    expect(current(0, '/property/1/')).toBe('/for-sale/')
    expect(current(1, '/property/2/')).toBe('/for-rent/')
  })
})

test('a page that some languages lack is offered in the others, and the home page in these', async () => {
  const { languages } = await frame({ paths: { fr: '/fr/equipe/' } as Paths })
  expect(languages).toEqual([
    { locale: 'nl', href: '/nl/', elsewhere: true },
    { locale: 'fr', href: '/fr/equipe/' },
  ])
})
