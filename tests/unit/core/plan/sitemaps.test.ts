import { beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../../core/engine/engine.ts'
import { contentInMemory } from '../../../../core/plan/jobs.ts'
import type { PageJob } from '../../../../core/plan/jobs.ts'
import { recordPages } from '../../../../core/plan/pages.ts'
import type { PlanContext } from '../../../../core/plan/plan-context.ts'
import { allPropertyPages } from '../../../../core/plan/property-pages.ts'
import { recordedLists } from '../../../../core/plan/recorded-lists.ts'
import { robotsFile, sitemapFiles, sitemapParts } from '../../../../core/plan/sitemaps.ts'
import type { TextFile } from '../../../../core/plan/sitemaps.ts'
import { listingSeries } from '../../../../core/site/listing-series.ts'
import type { OutputPath, UrlPath } from '../../../../core/system/paths.ts'
import { UNBUILT_ASSETS } from '../../../../core/build/bundle/assets.ts'
import { contextFor } from '../../../../core/view/recorded-site.ts'
import { siteOf, SOME_PICTURES } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'

const engine = createEngine()
let plan: PlanContext
beforeAll(async () => {
  const site = await siteOf({
    'site-config/site.json': { ...(MINIMAL['site-config/site.json'] as object), url: 'https://x.example/' },
    'content/properties/all.json': [
      plot(1, {
        LastChangedDate: '2026-05-01T10:00:00Z',
        XLargePictureItems: [{ Url: 'a.jpg' }, { Url: 'b.jpg' }],
      }),
    ],
  })
  const base = { site, pictures: SOME_PICTURES, assets: UNBUILT_ASSETS.assets }
  const series = listingSeries(site).value
  const views = { nl: contextFor(base, 'nl'), fr: contextFor(base, 'fr') }
  const lists = recordedLists({ series, reader: engine, reads: views.nl.reads })
  const propertyPages = allPropertyPages({ site, pictures: SOME_PICTURES })
  plan = { site, pictures: SOME_PICTURES, series, lists, tombstones: [], views, propertyPages }
})

function pageAt(url: string, more: Partial<PageJob> = {}): PageJob {
  const props = () => {
    throw new Error('a sitemap needs no props')
  }
  const sitemap = { paths: { nl: url as UrlPath } }
  return {
    url: url as UrlPath,
    file: `${url}index.html` as OutputPath,
    locale: 'nl',
    slot: 'content',
    name: url,
    at: [],
    props,
    sitemap,
    ...more,
  }
}

const filesFor = (pages: readonly PageJob[]) => sitemapFiles(plan, sitemapParts({ pages }, engine))

function onlySitemap(pages: readonly PageJob[]): string {
  const files = filesFor(pages)
  expect(files).toHaveLength(1)
  return textOf(files[0])
}

const textOf = (file: TextFile | undefined) => (file === undefined ? '' : String(contentInMemory(file)))
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

describe('a sitemap', () => {
  test('lists a page with its versions, its date and its pictures', () => {
    const job = recordPages(plan).filter(({ url }) => url === '/nl/te-koop/gent/bouwgrond-1/1/')
    const text = onlySitemap(job)
    const fr = 'https://x.example/fr/a-vendre/gand/terrain-a-batir-1/1/'
    const nl = 'https://x.example/nl/te-koop/gent/bouwgrond-1/1/'
    expect(text).toContain(
      `<url><loc>${nl}</loc><lastmod>2026-05-01</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="nl" href="${nl}"/><xhtml:link rel="alternate" hreflang="fr" href="${fr}"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${nl}"/>`,
    )
    expect(
      text.match(/<image:loc>https:\/\/x\.example\/_a\/img\/[0-9a-f]+-400\.webp<\/image:loc>/g),
    ).toHaveLength(2)
  })

  test('holds at most 1,000 pictures of a page', () => {
    const images = () => Array.from({ length: 1001 }, (_, index) => `/${index}.webp`)
    const text = onlySitemap([pageAt('/nl/a/', { sitemap: { paths: {}, images } })])
    expect(text.match(/<image:loc>/g)).toHaveLength(1000)
  })

  test('escapes addresses', () => {
    const images = () => ["https://cdn.example/a.jpg?b=1&c='2'<3>"]
    const text = onlySitemap([pageAt("/nl/caf\u00e9-d'oost/", { sitemap: { paths: {}, images } })])
    expect(text).toContain('<loc>https://x.example/nl/caf%C3%A9-d&apos;oost/</loc>')
    expect(text).toContain(
      '<image:loc>https://cdn.example/a.jpg?b=1&amp;c=&apos;2&apos;&lt;3&gt;</image:loc>',
    )
  })

  test('leaves out what is not to be found, and is there without any page', () => {
    const { sitemap: _, ...hidden } = pageAt('/nl/a/')
    expect(filesFor([hidden]).map((made) => [made.file, locations(textOf(made))])).toEqual([
      ['sitemap.xml', []],
    ])
  })

  const pages = Array.from({ length: 50_001 }, (_, index) => pageAt(`/nl/${index}/`))

  test('holds 50,000 pages', () => {
    const files = filesFor(pages.slice(1))
    expect(files.map(({ file }) => file)).toEqual(['sitemap.xml'])
    expect(locations(textOf(files[0]))).toHaveLength(50_000)
  })

  test('is split beyond, into parts that an index lists', () => {
    const [index, ...parts] = filesFor(pages)
    expect(index?.file).toBe('sitemap.xml')
    expect(locations(textOf(index))).toEqual([
      'https://x.example/sitemap-1.xml',
      'https://x.example/sitemap-2.xml',
    ])
    expect(parts.map((made) => [made.file, locations(textOf(made)).length])).toEqual([
      ['sitemap-1.xml', 50_000],
      ['sitemap-2.xml', 1],
    ])
    expect(locations(textOf(parts[1]))).toEqual(['https://x.example/nl/50000/'])
  })

  test('is split before it is larger than 50 MB', () => {
    const images = () => Array.from({ length: 100 }, (_, index) => `/${'x'.repeat(9000)}${index}.webp`)
    const pages = Array.from({ length: 60 }, (_, index) =>
      pageAt(`/nl/${index}/`, { sitemap: { paths: {}, images } }),
    )
    const [, ...parts] = filesFor(pages)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(Buffer.byteLength(textOf(part))).toBeLessThan(50_000_000)
    expect(
      parts.flatMap((part) => locations(textOf(part))).filter((url) => url?.includes('/nl/')),
    ).toHaveLength(60)
  })
})

test('robots may read everything but the service, and find the sitemap', () => {
  const robots = robotsFile(plan)
  expect(robots.file).toBe('robots.txt')
  expect(textOf(robots)).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://x.example/sitemap.xml\n')
})
