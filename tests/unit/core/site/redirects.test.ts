import { describe, expect, test } from 'vitest'
import { linkFiles, planOf } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }
const ORIGIN = 'https://kantoor-linde.example'

interface Leading {
  /** Page -> its target. */
  readonly pages?: Readonly<Record<string, string>>
  /** Old address -> its target. */
  readonly old?: Readonly<Record<string, string>>
}

async function leading({ pages = {}, old = {} }: Leading, more: object = {}) {
  const names = Object.keys(pages)
  const { site, places, diagnostics } = await linkFiles({
    'site-config/routes.json': {
      routes: [
        ...routes,
        ...names.map((name) => ({ original: `/${name}/`, path: { nl: `/nl/${name}/`, fr: `/fr/${name}/` } })),
      ],
    },
    'site-config/redirects.json': { redirects: Object.entries(old).map(([from, to]) => ({ from, to })) },
    ...Object.fromEntries(
      names.map((name) => [
        `content/pages/${name}.json`,
        { path: `/${name}/`, params: { title: 'x', redirect: true, redirectUrl: pages[name] } },
      ]),
    ),
    ...more,
  })
  const found = diagnostics().map(({ code, message }) => `${code} ${message}`)
  return { site, found, places: places() }
}

describe('redirects', () => {
  test.each<readonly [string, Leading]>([
    ['to a page', { pages: { a: '/for-sale/' }, old: { '/nl/oud/': '/for-sale/' } }],
    ['by way of another', { pages: { a: '/b/', b: '/for-sale/' }, old: { '/nl/oud/': '/a/' } }],
    ['to one page', { pages: { a: '/c/', b: '/c/', c: '/' } }],
    ['to another site', { pages: { a: 'https://www.biv.be/nl/a/' } }],
    ['from a folder', { old: { '/nl/oud/*': '/for-sale/', '/nl/te-koop/*': `${ORIGIN}/nl/te-koop/` } }],
    ['to an address for mail', { pages: { a: 'mailto:info@kantoor-linde.example' } }],
  ])('%s go well', async (_, redirects) => {
    expect((await leading(redirects)).found).toEqual([])
  })

  test.each<readonly [string, Leading, string, number]>([
    ['itself', { pages: { a: '/a/' } }, '/nl/a/', 1],
    ['itself, as a public path', { pages: { a: '/nl/a/' } }, '/nl/a/', 1],
    ['itself, in full', { pages: { a: `${ORIGIN}/nl/a/?x=1#y` } }, '/nl/a/', 1],
    ['another and back', { pages: { a: '/b/', b: '/a/' } }, '/nl/a/', 2],
    ['two others and back', { pages: { a: '/b/', b: '/c/', c: '/a/' } }, '/nl/a/', 3],
    [
      'many others and back, of which three are named',
      { pages: { a: '/b/', b: '/c/', c: '/d/', d: '/e/', e: '/f/', f: '/a/' } },
      '/nl/a/',
      4,
    ],
    ['an old address', { old: { '/nl/oud/': `${ORIGIN}/nl/oud/` } }, '/nl/oud/', 1],
    [
      'a page and an old address',
      { pages: { a: `${ORIGIN}/nl/OUD` }, old: { '/nl/oud/': '/a/' } },
      '/nl/oud/',
      2,
    ],
    ['a folder', { old: { '/nl/öud/*': `${ORIGIN}/nl/öud/x/` } }, '/nl/öud/*', 1],
    [
      'a folder and an old address',
      { old: { '/nl/x/': `${ORIGIN}/nl/oud/y/`, '/nl/oud/*': `${ORIGIN}/nl/x/` } },
      '/nl/x/',
      2,
    ],
    ['a circle that others lead into', { pages: { a: '/b/', b: '/c/', c: '/b/' } }, '/nl/b/', 2],
  ])('back to %s are reported, once', async (_, redirects, from, count) => {
    const { found, places } = await leading(redirects)
    expect(found).toEqual([`AS3308 the redirect from "${from}" leads back to itself`])
    expect(places[0]?.split(' ').slice(1)).toHaveLength(count)
  })

  test('of the configuration are shown there', async () => {
    const { places } = await leading({ old: { '/nl/oud/': `${ORIGIN}/nl/oud/` } })
    expect(places.filter((place) => place.startsWith('AS3308'))).toEqual([
      'AS3308 site-config/redirects.json:4:15',
    ])
  })

  test('of a page in two files are named once', async () => {
    const file = (language: string) => ({
      [`content/pages/b.${language}.json`]: {
        path: '/b/',
        params: { title: { [language]: 'x' }, redirect: true, redirectUrl: '/a/' },
      },
    })
    const pages = { 'content/pages/b.json': null, ...file('nl'), ...file('fr') }
    const { places } = await leading({ pages: { a: '/b/', b: '/a/' } }, pages)
    expect(places.filter((place) => place.startsWith('AS3308'))).toEqual([
      'AS3308 content/pages/a.json:2:11 content/pages/b.fr.json:2:11',
    ])
  })

  test('to a page that is missing in the language are reported, at the target', async () => {
    const { places } = await leading(
      { pages: { a: '/property/1/' }, old: { '/fr/vieux/': '/property/1/', '/nl/oud/': '/property/1/' } },
      { 'content/properties/1.json': plot(1, { TypeDescription: { nl: 'Grond' } }) },
    )
    expect(places.filter((place) => place.startsWith('AS3306'))).toEqual([
      'AS3306 content/pages/a.json:6:20',
      'AS3306 site-config/redirects.json:5:13',
    ])
  })

  test.each(['//', '//[/', '//www.biv.be/'])(
    'from %s are refused, and go round with nothing',
    async (from) => {
      const { found } = await leading({ old: { [from]: 'https://www.biv.be/' } })
      expect(found).toEqual([`AS3003 an empty segment in "${from}" cannot be the name of a folder`])
    },
  )

  test.each([
    ['/*', 'AS2006 "redirects[0].from" must be an address below a folder, such as /old/*, not "/*"'],
    ['/nl/o*d/', 'AS3003 "o*d" in "/nl/o*d/" cannot be the name of a folder'],
    ['/nl/*/oud/', 'AS3003 "*" in "/nl/*/oud/" cannot be the name of a folder'],
    ['/nl/oud*', 'AS3003 "oud*" in "/nl/oud*" cannot be the name of a folder'],
  ])('from %s are refused', async (from, report) => {
    expect((await leading({ old: { [from]: '/for-sale/' } })).found).toEqual([report])
  })

  test('from a folder lead to a page or a site, and not to a mail', async () => {
    const { found } = await leading({ old: { '/nl/oud/*': 'mailto:info@kantoor-linde.example' } })
    expect(found).toEqual(['AS3303 the link "mailto:info@kantoor-linde.example" cannot be published'])
  })

  test('without a target are incomplete', async () => {
    const page = { path: '/', params: { title: 'x', redirect: true } }
    const { found } = await leading({}, { 'content/pages/home.json': page })
    expect(found).toContain('AS2002 "params.redirectUrl" is missing')
  })

  test('name the page that they lead to, of whatever kind and language', async () => {
    const { site } = await leading(
      {
        old: {
          '/nl/a/': '/property/1/',
          '/nl/b/': '/for-sale/',
          '/nl/c/': '/fr/a-vendre/',
          '/nl/d/': 'https://www.biv.be',
        },
      },
      { 'content/properties/1.json': plot(1) },
    )
    const { plan } = planOf(site)
    const redirects = plan.pages.filter(({ slot }) => slot === 'redirect')
    const labels = redirects.map((job) => (plan.propsOf(job) as { to: { label: string } }).to.label)
    expect(labels).toEqual(['Bouwgrond 1', 'Te koop', 'À vendre', 'https://www.biv.be'])
  })
})
