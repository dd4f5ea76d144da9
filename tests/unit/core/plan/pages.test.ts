/** A whole small site, page by page: addresses, languages, titles and crumbs that must hold together. */
import { beforeAll, describe, expect, test } from 'vitest'
import { contentInMemory } from '../../../../core/plan/jobs.ts'
import type { LongContent } from '../../../../core/plan/jobs.ts'
import type { BuildPlan } from '../../../../core/plan/plan.ts'
import type { ArticlePage, Frame } from '../../../../core/view/types.ts'
import { planOf, siteOf } from '../../../support/linked.ts'
import { FILES } from './small-site.ts'

const ORIGIN = 'https://kantoor-linde.example'

let plan: BuildPlan
let frames: ReadonlyMap<string, Frame>
beforeAll(async () => {
  const made = planOf(await siteOf(FILES))
  expect(made.problems).toEqual([])
  plan = made.plan
  frames = new Map(
    plan.pages.flatMap((job) => {
      const { url } = job
      const made = plan.propsOf(job)
      return 'frame' in made ? [[url, made.frame] as const] : []
    }),
  )
})

const headOf = (url: string) => frames.get(url)?.head
const crumbsOf = (url: string) => frames.get(url)?.breadcrumbs.map(({ label, href }) => [label, href])

describe('every page', () => {
  test('stands where its address says, once', () => {
    const files = plan.pages.map(({ file }) => file)
    expect(new Set(files).size).toBe(files.length)
    for (const { url, file } of plan.pages) {
      expect(file).toBe(url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1))
    }
  })

  test('that is to be found has a title of its own, and says where it is', () => {
    const titles = plan.pages
      .filter(({ sitemap }) => sitemap !== undefined)
      .map(({ url }) => headOf(url)?.title)
    expect(titles.length).toBeGreaterThan(70)
    expect(new Set(titles).size).toBe(titles.length)
    // The page in the frame of maps has no head of its own.
    for (const { url, sitemap } of plan.pages.filter(({ slot }) => slot !== 'map')) {
      expect({ url, canonical: headOf(url)?.canonical === `${ORIGIN}${encodeURI(url)}` }).toEqual({
        url,
        canonical: sitemap !== undefined,
      })
      expect({ url, noIndex: headOf(url)?.noIndex ?? false }).toEqual({ url, noIndex: sitemap === undefined })
    }
  })

  test('that has other languages is known by each of them, and by itself', () => {
    let compared = 0
    for (const { url, sitemap } of plan.pages) {
      const alternates = headOf(url)?.alternates ?? []
      if (sitemap === undefined) {
        expect({ url, alternates }).toEqual({ url, alternates: [] })
        continue
      }
      expect(alternates.map(({ hreflang }) => hreflang)).toContain('x-default')
      for (const { hreflang, href } of alternates) {
        const other = headOf(decodeURI(href.slice(ORIGIN.length)))
        expect({ url, href, alternates: other?.alternates }).toEqual({ url, href, alternates })
        compared += hreflang === 'x-default' ? 0 : 1
      }
      const own = alternates.find(({ href }) => href === `${ORIGIN}${encodeURI(url)}`)
      expect({ url, own: own?.hreflang }).toEqual({ url, own: url === '/' ? 'x-default' : url.slice(1, 3) })
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('has a language switch that leads to pages', () => {
    const targets = [...frames.values()].flatMap(({ languages }) => languages.map(({ href }) => href))
    expect(targets.length).toBeGreaterThan(100)
    for (const href of targets) expect([href, frames.has(decodeURI(href))]).toEqual([href, true])
  })

  test('has crumbs that lead to pages', () => {
    const targets = [...frames.values()].flatMap(({ breadcrumbs }) =>
      breadcrumbs.flatMap(({ href }) => href ?? []),
    )
    expect(targets.length).toBeGreaterThan(100)
    for (const href of targets) expect([href, frames.has(decodeURI(href))]).toEqual([href, true])
  })
})

describe('the sitemap', () => {
  test('lists pages to be found only, each once, and files that there are', () => {
    const content = plan.files.find(({ file }) => file === 'sitemap.xml')?.content as LongContent
    const found = [...String(contentInMemory(content)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) =>
      decodeURI((loc ?? '').slice(ORIGIN.length)),
    )
    expect(found.sort()).toEqual(
      plan.pages
        .filter(({ sitemap }) => sitemap)
        .map(({ url }) => url as string)
        .sort(),
    )
    expect(found).not.toContain('/nl/bedankt/')
    expect(found).not.toContain('/fr/a-louer/')
    expect(found).toContain('/en/for-rent/')
  })
})

describe('a list that is empty in a language', () => {
  test('is there, but nobody’s other language', () => {
    expect(headOf('/fr/a-louer/')).toMatchObject({ noIndex: true, alternates: [] })
    expect(headOf('/nl/te-huur/')?.alternates.map(({ hreflang }) => hreflang)).toEqual([
      'nl',
      'en',
      'x-default',
    ])
    expect(frames.get('/nl/te-huur/')?.languages.map(({ locale }) => locale)).toEqual(['nl', 'fr', 'en'])
  })
})

describe('the x-default', () => {
  test.each([
    ['/nl/', '/'],
    ['/fr/', '/'],
    ['/', '/'],
    ['/fr/a-vendre/', '/nl/te-koop/'],
    ['/en/for-rent/41/', '/nl/te-huur/gent/te-huur/41/'],
  ])('of %s is %s', (url, href) => {
    expect(headOf(url)?.alternates.at(-1)).toEqual({ hreflang: 'x-default', href: `${ORIGIN}${href}` })
  })
})

describe('breadcrumbs', () => {
  test.each([
    ['/nl/', []],
    [
      '/nl/contact/',
      [
        ['Home', '/nl/'],
        ['Contact', undefined],
      ],
    ],
    [
      '/nl/te-koop/gent/bouwgrond-1/1/',
      [
        ['Home', '/nl/'],
        ['Te koop', '/nl/te-koop/'],
        ['Bouwgrond 1', undefined],
      ],
    ],
    [
      '/nl/te-huur/gent/te-huur/41/',
      [
        ['Home', '/nl/'],
        ['Te huur', '/nl/te-huur/'],
        ['Te huur', undefined],
      ],
    ],
    [
      '/nl/te-koop/pagina/2/',
      [
        ['Home', '/nl/'],
        ['Te koop', '/nl/te-koop/'],
        ['Te koop, pagina 2', undefined],
      ],
    ],
    [
      '/nl/te-koop/type/4/pagina/2/',
      [
        ['Home', '/nl/'],
        ['Te koop', '/nl/te-koop/'],
        ['Grond, pagina 2', undefined],
      ],
    ],
    [
      '/nl/stemmen/an/',
      [
        ['Home', '/nl/'],
        ['Contact', '/nl/contact/'],
        ['An vertelt', undefined],
      ],
    ],
    [
      '/fr/voix/an/',
      [
        ['Accueil', '/fr/'],
        ['An raconte', undefined],
      ],
    ],
  ])('of %s', (url, crumbs) => {
    expect(crumbsOf(url)).toEqual(crumbs)
  })

  test.each([
    ['/nl/te-koop/gent/bouwgrond-1/1/', '/for-sale/'],
    ['/nl/te-huur/gent/te-huur/41/', '/for-rent/'],
    ['/nl/te-koop/type/4/', '/for-sale/'],
    ['/nl/contact/', '/contact/'],
  ])('of %s belong to the menu item %s', (url, current) => {
    expect(frames.get(url)?.current).toBe(current)
  })
})

describe('pages that only lead on', () => {
  test.each([
    ['/nl/oud/', '/nl/contact/'],
    ['/nl/verhuisd/', '/nl/te-koop/'],
    ['/fr/demenage/', '/fr/a-vendre/'],
  ])('%s to %s', (url, href) => {
    const page = plan.pages.find((job) => job.url === url)
    expect(page).toMatchObject({ slot: 'redirect' })
    expect(page && plan.propsOf(page)).toMatchObject({ to: { href } })
  })

  test('are not made where there is nowhere to lead', () => {
    expect(frames.has('/fr/vieux/')).toBe(false)
  })

  test.each(['/for-sale/', '/property/41/', '/project/801/', '/contact/', '/voices/bo/', '/project/'])(
    '%s to every language',
    (url) => {
      expect(plan.pages.find((job) => job.url === url)).toMatchObject({ slot: 'internal' })
    },
  )

  test('are not made for what is no page', () => {
    expect(frames.has('/404/')).toBe(false)
    expect([...frames.values()].some(({ head }) => head.title.includes('Draft'))).toBe(false)
  })
})

describe('a page that is not public in a language', () => {
  test('is not there, though it has a text', () => {
    expect(frames.has('/fr/contact/')).toBe(false)
    expect(frames.get('/nl/contact/')?.languages).toEqual([
      { locale: 'nl', href: '/nl/contact/' },
      { locale: 'fr', href: '/fr/', elsewhere: true },
    ])
  })
})

describe('the articles of one category', () => {
  const voice = (name: string, more: object = {}) => ({
    path: `/voices/${name}/`,
    category: 'testimonials',
    title: { nl: name, fr: name },
    ...more,
  })

  test('lead to the one before and the one behind, and to three others, in each language', async () => {
    const site = await siteOf({
      ...FILES,
      'content/articles/b.json': null,
      'content/articles/a.json': [
        ...['a', 'b', 'c', 'd'].map((name, sort) => voice(name, { sort })),
        voice('e', { sort: 4, title: { nl: 'e' } }),
        voice('x', { category: 'services' }),
      ],
    })
    const around = (url: string) => {
      const { plan: planned } = planOf(site)
      const page = planned.pages.find((each) => each.url === url)
      const props = page && planned.propsOf(page)
      const { previous, next, others } = props as ArticlePage
      return [previous?.label, next?.label, others.map(({ title }) => title).join('')]
    }
    expect(around('/nl/stemmen/a/')).toEqual([undefined, 'b', 'bcd'])
    expect(around('/nl/stemmen/c/')).toEqual(['b', 'd', 'dea'])
    expect(around('/nl/stemmen/e/')).toEqual(['d', undefined, 'abc'])
    expect(around('/fr/voix/d/')).toEqual(['c', undefined, 'abc'])
    expect(around('/nl/stemmen/x/')).toEqual([undefined, undefined, ''])
  })
})
