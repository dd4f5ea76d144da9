import { beforeAll, describe, expect, test } from 'vitest'
import type { LinkedSite } from '../../../../core/site/linked.ts'
import { hrefOf, resolveLink, staticHref } from '../../../../core/site/links.ts'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'
import { RENT_LIST } from '../../../support/view.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }

const FILES = {
  'site-config/routes.json': {
    routes: [
      ...routes,
      { original: '/Contact/', path: { nl: '/nl/contact/' } },
      { original: '/café/', path: { nl: '/nl/café/', fr: '/fr/café/' } },
      { original: '/dutch/', path: { nl: '/nl/nederlands/', fr: '/fr/neerlandais/' } },
      { original: '/portal/', external: true, path: { nl: '/nl/portaal', fr: '/portail/' } },
    ],
  },
  'content/pages/contact.json': { path: '/Contact/', params: { title: { nl: 'Contact' } } },
  'content/pages/dutch.json': {
    path: '/dutch/',
    params: { title: { nl: 'Nederlands' }, languages: { fr: { public: false } } },
  },
  'content/pages/cafe.json': { path: '/café/', params: { title: 'Café' } },
  'content/properties/1.json': plot(1),
  'content/static/plan 1.pdf': 'x',
  'content/static/video/home.mp4': 'x',
  'content/static/video/static/tour.mp4': 'x',
  'content/documents/epc #1.pdf': 'x',
}

let site: LinkedSite
beforeAll(async () => {
  site = await siteOf(FILES)
})

describe('a written link', () => {
  /** The written link, and its address on a Dutch page and, if it differs, on a French page. */
  const LINKS: readonly (readonly [written: string, nl: string | null, fr?: string | null])[] = [
    ['/', '/nl/', '/fr/'],
    ['/for-sale/', '/nl/te-koop/', '/fr/a-vendre/'],
    ['/for-sale', '/nl/te-koop/', '/fr/a-vendre/'],
    ['/FOR-SALE/', '/nl/te-koop/', '/fr/a-vendre/'],
    [' /for-sale/ ', '/nl/te-koop/', '/fr/a-vendre/'],
    [
      '/for-sale/?type=4&city=Gent|9000#list',
      '/nl/te-koop/?type=4&city=Gent|9000#list',
      '/fr/a-vendre/?type=4&city=Gent|9000#list',
    ],
    ['/contact/', '/nl/contact/', null],
    ['/nl/contact/', '/nl/contact/', '/nl/contact/'],
    ['/dutch/', '/nl/nederlands/', null],
    ['/NL/Contact', '/nl/contact/', '/nl/contact/'],
    ['/fr/contact/', null, null],
    ['/café/', '/nl/caf%C3%A9/', '/fr/caf%C3%A9/'],
    ['/caf%C3%A9/', '/nl/caf%C3%A9/', '/fr/caf%C3%A9/'],
    ['/cafe\u0301/', '/nl/caf%C3%A9/', '/fr/caf%C3%A9/'],
    ['/caf%E9/', null, null],
    ['/portal/', '/nl/portaal', '/portail/'],
    ['/property/1/', '/nl/te-koop/gent/bouwgrond-1/1/', '/fr/a-vendre/gand/terrain-a-batir-1/1/'],
    ['/property/2/', null, null],
    ['/for-sale/type/4/', '/nl/te-koop/type/4/', '/fr/a-vendre/type/4/'],
    ['/for-sale/type/1/', '/nl/te-koop/', '/fr/a-vendre/'],
    ['/for-sale/city/9000-gent/', '/nl/te-koop/9000-gent/', '/fr/a-vendre/9000-gand/'],
    ['/for-sale/city/2000-antwerpen/', '/nl/te-koop/', '/fr/a-vendre/'],
    ['/for-sale/city/', null, null],
    ['/for-sale/type/4/x/', null, null],
    ['/for-sale/type/huis/', null, null],
    ['/nl/te-koop/9000-gent/', '/nl/te-koop/9000-gent/', '/nl/te-koop/9000-gent/'],
    ['documents/epc%20%231.pdf', null],
    ['documents/no.pdf', null],
    ['/plan%201.pdf', '/plan%201.pdf', '/plan%201.pdf'],
    ['/plan 1.pdf', '/plan%201.pdf', '/plan%201.pdf'],
    ['/video/home.mp4', '/video/home.mp4', '/video/home.mp4'],
    ['https://www.biv.be/x?a=1#b', 'https://www.biv.be/x?a=1#b', 'https://www.biv.be/x?a=1#b'],
    ['HTTP://www.biv.be', 'HTTP://www.biv.be', 'HTTP://www.biv.be'],
    ['javascript:https://www.biv.be', null],
    ['https://naam:geheim@www.biv.be', null],
    ['https://:geheim@www.biv.be', null],
    ['mailto:info@x.be', 'mailto:info@x.be', 'mailto:info@x.be'],
    ['MAILTO:info@x.be', 'MAILTO:info@x.be'],
    ['mailto:info@x.be?BODY=a%0Ab', 'mailto:info@x.be?BODY=a%0Ab'],
    ['mailto:info@x.be?subject=a&body=b%0ac&x=d', 'mailto:info@x.be?subject=a&body=b%0ac&x=d'],
    ['mailto:info@x.be?body=b&subject=a%0Ac', null],
    ['tel:+32 9 000 12 34', 'tel:+32%209%20000%2012%2034', 'tel:+32%209%20000%2012%2034'],
  ]

  test.each(LINKS.map(([written, nl, fr = nl]) => ({ written, nl, fr })))(
    '$written',
    ({ written, nl, fr }) => {
      const hrefs = (['nl', 'fr'] as const).map((locale) => resolveLink(site, written, locale)?.href ?? null)
      expect(hrefs).toEqual([nl, fr])
    },
  )

  test.each([
    ['https://www.biv.be/', true],
    ['HTTPS://www.biv.be/', true],
    ['mailto:info@x.be', false],
    ['/for-sale/', false],
  ])('%s opens elsewhere: %s', (written, external) => {
    expect(resolveLink(site, written, 'nl')?.external).toBe(external)
  })
})

describe('an internal path of the program', () => {
  test.each([
    ['/for-sale/', 'fr', '/fr/a-vendre/'],
    ['/contact/', 'fr', '/fr/'],
    ['/nowhere/', 'nl', '/nl/'],
    ['/nowhere/', 'de', '/'],
  ] as const)('%s in %s is %s: what is unknown falls back to the home page', (original, locale, href) => {
    expect(hrefOf(site, original, locale)).toBe(href)
  })
})

describe('a file to be played', () => {
  test.each([
    ['video/home.mp4', '/video/home.mp4'],
    ['/video/home.mp4', '/video/home.mp4'],
    ['static/video/home.mp4', '/video/home.mp4'],
    ['video/static/tour.mp4', '/video/static/tour.mp4'],
    ['static/plan 1.pdf', '/plan%201.pdf'],
    ['video/none.mp4', null],
    ['//evil.example/home.mp4', null],
    ['https://films.example/home.mp4', 'https://films.example/home.mp4'],
    ['HTTPS://films.example/home.mp4', 'HTTPS://films.example/home.mp4'],
    ['https://a@films.example/home.mp4', null],
  ])('%s is at %s', (file, href) => {
    expect(staticHref(site, file)).toBe(href)
  })
})

describe('what is wrong with links', () => {
  const content = (text: unknown) => ({
    'content/pages/home.json': {
      path: '/',
      params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, content: text },
    },
  })
  const found = async (files: object) => {
    const { diagnostics } = await linkFiles({ ...FILES, ...files })
    return diagnostics().map(({ severity, code, message, hint }) =>
      [severity, code, message, ...(hint ? [hint] : [])].join(' | '),
    )
  }

  test('names what may have been meant, among pages and not among properties', async () => {
    expect(await found(content('[a](/contakt/) [b](/nl/contakt/) [c](/property/2/) [d](/x/)'))).toEqual([
      'error | AS3302 | the link "/contakt/" does not lead to a page | did you mean "/Contact/"?',
      'error | AS3302 | the link "/nl/contakt/" does not lead to a page | did you mean "/nl/contact/"?',
      'error | AS3302 | the link "/property/2/" does not lead to a page',
      'error | AS3302 | the link "/x/" does not lead to a page',
    ])
  })

  test.each([
    ['warning', undefined],
    ['error', 'error'],
    [null, 'ignore'],
  ])('says that a page is missing in a language as %s', async (severity, missing) => {
    const languages = {
      ...(MINIMAL['site-config/languages.json'] as object),
      ...(missing ? { missing: { fr: missing } } : {}),
    }
    const problems = await found({ ...content('[a](/contact/)'), 'site-config/languages.json': languages })
    expect(problems.map((text) => text.split(' | ').slice(0, 3).join(' '))).toEqual(
      severity === null ? [] : [`${severity} AS3306 "/contact/" has no page in fr`],
    )
  })

  test('is not that a public path is of another language', async () => {
    expect(await found(content({ nl: '[a](/fr/café/)', fr: '[a](/nl/contact/)' }))).toEqual([])
  })

  test.each(['[a](/contact/)', '<p><a href="/contact/">a</a></p>', 'a <a href=/contact/>b</a>'])(
    'is found in %s',
    async (text) => {
      expect(await found(content({ fr: text }))).toHaveLength(1)
    },
  )
})

test('the list of a type without stock is that of its goal, whichever page comes first', async () => {
  const first = await siteOf({
    ...RENT_LIST,
    'content/pages/home.json': null,
    'content/pages/a-home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' } } },
    'content/properties/1.json': plot(1),
  })
  expect(first.pages.map(({ original }) => original)).toEqual(['/', '/for-rent/', '/for-sale/'])
  expect(resolveLink(first, '/for-sale/type/1/', 'nl')?.href).toBe('/nl/te-koop/')
  expect(resolveLink(first, '/for-rent/type/1/', 'nl')?.href).toBe('/nl/te-huur/')
  expect(resolveLink(first, '/For-Rent/type/1', 'nl')?.href).toBe('/nl/te-huur/')
  for (const path of ['/type/1/', '/for-sale/type/', '/for-sale/1/', '/for-sale/type/1/2/'])
    expect(resolveLink(first, path, 'nl')).toBeNull()
})
