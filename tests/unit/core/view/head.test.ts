/** Search engines and social networks read the head of a page. */
import { describe, expect, test } from 'vitest'
import type { Locale } from '../../../../core/languages/codes.ts'
import { alternatesOf, headOf } from '../../../../core/view/head.ts'
import type { HeadInput } from '../../../../core/view/head.ts'
import type { Paths } from '../../../../core/site/linked.ts'
import { siteConfig, viewOf } from '../../../support/view.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'

const PATHS = { nl: '/nl/over-ons/', fr: '/fr/à-propos/' } as Paths
const URL_NL = 'https://kantoor-linde.example/nl/over-ons/'
const URL_FR = 'https://kantoor-linde.example/fr/%C3%A0-propos/'

async function headIn(input: Partial<HeadInput>, files: SiteFiles = {}, locale: Locale = 'nl') {
  const { context } = await viewOf(files, { locale })
  return headOf(context, { paths: PATHS, title: 'Over ons', ...input })
}

test('a page has a title with the agency, an address, its languages, and words for social networks', async () => {
  expect(await headIn({ description: 'Wie wij zijn.' })).toEqual({
    title: 'Over ons | Kantoor Linde',
    description: 'Wie wij zijn.',
    canonical: URL_NL,
    alternates: [
      { hreflang: 'nl', href: URL_NL },
      { hreflang: 'fr', href: URL_FR },
      { hreflang: 'x-default', href: URL_NL },
    ],
    openGraph: {
      title: 'Over ons | Kantoor Linde',
      description: 'Wie wij zijn.',
      type: 'website',
      locale: 'nl_BE',
      alternateLocales: ['fr_BE'],
    },
    twitter: { title: 'Over ons | Kantoor Linde', description: 'Wie wij zijn.' },
  })
})

test('a title that names the agency does not name it twice', async () => {
  expect((await headIn({ title: 'Bij Kantoor Linde' })).title).toBe('Bij Kantoor Linde')
})

test('a description is cut where search engines would cut it', async () => {
  const { description, openGraph, twitter } = await headIn({ description: 'woord '.repeat(60) })
  expect(description).toBe(`${'woord '.repeat(41).trim()}…`)
  expect([openGraph.description, twitter.description]).toEqual([description, description])
})

describe('a page that is not to be found', () => {
  test('has no address and no languages for search engines', async () => {
    const head = await headIn({ noIndex: true })
    expect(head).toMatchObject({ noIndex: true, alternates: [] })
    expect(head).not.toHaveProperty('canonical')
    expect(await headIn({ noIndex: false })).not.toHaveProperty('noIndex')
  })

  test('so has one that is not in the language', async () => {
    expect(await headIn({ paths: { fr: PATHS.fr } as Paths })).not.toHaveProperty('canonical')
  })
})

test('what a page needs beside the site is named, and nothing else', async () => {
  const more = {
    stylesheets: ['/_a/p.css'],
    script: '/_a/p.js',
    answersQuery: true,
    noReferrer: true,
  } as const
  expect(await headIn(more)).toMatchObject(more)
  const head = await headIn({ noReferrer: false })
  for (const key of Object.keys(more)) expect(head).not.toHaveProperty(key)
})

test('JSON-LD is one document; a page without any has none', async () => {
  const { jsonLd } = await headIn({ jsonLd: [{ '@type': 'Place' }] })
  expect(JSON.parse(jsonLd ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Place' }],
  })
  expect(await headIn({})).not.toHaveProperty('jsonLd')
})

describe('the fields for search engines', () => {
  const SEO = {
    isActiveSEO: true,
    pageTitle: 'Pagina',
    metadataTitle: 'Zoektitel',
    metadataDescription: 'Zoektekst',
    openGraphTitle: 'Deeltitel',
    openGraphDescription: 'Deeltekst',
    twitterTitle: 'Tweet',
    twitterDescription: 'Tweettekst',
  }

  test.each<[string, object, readonly string[]]>([
    ['all', {}, ['Zoektitel', 'Zoektekst', 'Deeltitel', 'Deeltekst', 'Tweet', 'Tweettekst']],
    [
      'without those of Twitter: those of Open Graph',
      { twitterTitle: undefined, twitterDescription: undefined },
      ['Zoektitel', 'Zoektekst', 'Deeltitel', 'Deeltekst', 'Deeltitel', 'Deeltekst'],
    ],
    [
      'without those of social networks: its own',
      {
        twitterTitle: undefined,
        twitterDescription: undefined,
        openGraphTitle: undefined,
        openGraphDescription: undefined,
      },
      ['Zoektitel', 'Zoektekst', 'Zoektitel', 'Zoektekst', 'Zoektitel', 'Zoektekst'],
    ],
    [
      'without a title for search engines: that of the page',
      { metadataTitle: undefined, metadataDescription: undefined },
      ['Pagina', 'Eigen tekst', 'Deeltitel', 'Deeltekst', 'Tweet', 'Tweettekst'],
    ],
    [
      'switched off',
      { isActiveSEO: false },
      [
        'Over ons | Kantoor Linde',
        'Eigen tekst',
        'Over ons | Kantoor Linde',
        'Eigen tekst',
        'Over ons | Kantoor Linde',
        'Eigen tekst',
      ],
    ],
  ])('%s', async (_, change, texts) => {
    const head = await headIn({ description: 'Eigen tekst', seo: { ...SEO, ...change } as never })
    const { title, description, openGraph, twitter } = head
    expect([
      title,
      description,
      openGraph.title,
      openGraph.description,
      twitter.title,
      twitter.description,
    ]).toEqual(texts)
  })
})

describe('the picture for social networks', () => {
  const shared = (name: string) => `https://kantoor-linde.example/_a/img/${name}-og.webp`
  const AGENCY = siteConfig({ openGraphImage: { url: 'images/agency.jpg', alt: { nl: 'Kantoor' } } })
  const SEO = {
    isActiveSEO: true,
    openGraphImage: { url: 'images/shared.jpg' },
    twitterImage: { url: 'images/tweeted.jpg' },
  }
  const own = { url: 'images/own.jpg', alt: { nl: 'Wij' } }

  test.each<[string, Partial<HeadInput>, SiteFiles, string | undefined, string | undefined]>([
    ['its own', { image: own }, AGENCY, 'own', 'own'],
    ['that of the agency', {}, AGENCY, 'agency', 'agency'],
    ['none', {}, {}, undefined, undefined],
    ['those of its fields', { image: own, seo: SEO }, AGENCY, 'shared', 'tweeted'],
    ['one of its fields', { image: own, seo: { ...SEO, twitterImage: undefined } }, {}, 'shared', 'shared'],
    ['its own, as the fields are off', { image: own, seo: { ...SEO, isActiveSEO: false } }, {}, 'own', 'own'],
    ['none, as the file is missing', { image: { url: 'images/missing.jpg' } }, AGENCY, undefined, undefined],
  ])('is %s', async (_, input, files, openGraph, twitter) => {
    const head = await headIn(input, files)
    expect(head.openGraph.image?.url).toBe(openGraph && shared(openGraph))
    expect(head.twitter.image).toBe(twitter && shared(twitter))
  })

  test('has its size, and words', async () => {
    expect((await headIn({ image: own })).openGraph.image).toEqual({
      url: shared('own'),
      width: 800,
      height: 600,
      alt: 'Wij',
    })
    expect((await headIn({ image: { url: 'images/own.jpg' } })).openGraph.image?.alt).toBe('')
    expect((await headIn({}, AGENCY)).openGraph.image?.alt).toBe('Kantoor')
  })

  test.each([[{ src: '/a.jpg' }], [{ src: '/a.jpg', width: 5 }], [{ src: '/a.jpg', height: 5 }]])(
    'without a known size there is none: %j',
    async (found) => {
      const { context } = await viewOf({}, { pictures: { of: () => found } })
      const { openGraph } = headOf(context, { paths: PATHS, title: 'x', image: own })
      expect(openGraph).not.toHaveProperty('image')
    },
  )
})

describe('the languages of a page', () => {
  const LANGUAGES = {
    'site-config/languages.json': {
      languageDefault: 'fr',
      languageUse: ['nl', 'fr', 'en', 'de'].map((code) => ({ code, use: code !== 'de' })),
      missing: { en: 'ignore' },
    },
  }

  test('fall back on the default one, on the first where that lacks it, and at home on the choice', async () => {
    const { context } = await viewOf(LANGUAGES)
    const fallback = (paths: Paths, isHome = false) =>
      alternatesOf(context, paths, isHome).map(({ hreflang, href }) => `${hreflang} ${href}`)
    expect(fallback(PATHS)).toEqual([`nl ${URL_NL}`, `fr ${URL_FR}`, `x-default ${URL_FR}`])
    expect(fallback({ nl: PATHS.nl } as Paths)).toEqual([`nl ${URL_NL}`, `x-default ${URL_NL}`])
    expect(fallback(PATHS, true).at(-1)).toBe('x-default https://kantoor-linde.example/')
    expect(fallback({})).toEqual([])
    expect(fallback({ de: '/de/x/' } as Paths)).toEqual([])
  })

  test('that search engines are to find may be fewer than there are', async () => {
    const { alternates, canonical, openGraph } = await headIn({ alternates: { nl: PATHS.nl } as Paths })
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['nl', 'x-default'])
    expect(canonical).toBe(URL_NL)
    expect(openGraph.alternateLocales).toEqual(['fr_BE'])
  })

  test('the home page falls back on the choice of languages', async () => {
    expect((await headIn({ isHome: true })).alternates.at(-1)?.href).toBe('https://kantoor-linde.example/')
  })

  test.each([
    ['nl', 'nl_BE', ['fr_BE', 'en_GB']],
    ['fr', 'fr_BE', ['nl_BE', 'en_GB']],
    ['en', 'en_GB', ['nl_BE', 'fr_BE']],
  ] as const)('%s is %s to Open Graph', async (locale, own, others) => {
    const paths = { ...PATHS, en: '/en/about/' } as Paths
    const { openGraph } = await headIn({ paths, type: 'article' }, LANGUAGES, locale)
    expect(openGraph).toMatchObject({ locale: own, alternateLocales: others, type: 'article' })
  })

  test('German is that of Belgium', async () => {
    const languages = {
      languageDefault: 'nl',
      languageUse: ['nl', 'de'].map((code) => ({ code, use: true })),
    }
    const files = { 'site-config/languages.json': { ...languages, missing: { de: 'ignore' } } }
    expect((await headIn({}, files, 'de')).openGraph.locale).toBe('de_BE')
  })
})
