/** Sitemaps with alternates and images, split at 50,000 addresses or before 50 MB (sitemaps.org). */
import { escapedXml } from '../feeds/xml.ts'
import { onHost } from '../domain/site-address.ts'
import { filtered } from '../domain/incremental-lists.ts'
import type { Filtered } from '../domain/incremental-lists.ts'
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import { areAlike } from '../domain/same-list.ts'
import type { Reader, Source } from '../engine/query.ts'
import { hashOf, hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { inLots } from '../system/lots.ts'
import type { OutputPath } from '../system/paths.ts'
import { alternatesOf } from '../view/head.ts'
import type { ViewContext } from '../view/context.ts'
import { absolute, hrefAt } from '../view/links.ts'
import type { LongContent, PageJob, SitemapEntry, TextContent } from './jobs.ts'
import type { PlanContext } from './plan-context.ts'

const MAX_URLS = 50_000
const MAX_BYTES = 45_000_000
const MAX_IMAGES = 1_000

const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

export type TextFile = (TextContent | LongContent) & {
  readonly file: OutputPath
  readonly isRecorded?: boolean
}

/** The number of rows in memory, because all sitemaps of a large site are hundreds of megabytes. */
const ROWS_AT_ONCE = 1000

/** `sitemap.xml` alone, or an index of that name with numbered parts. Pages keep their order, so parts are stable. */
export function sitemapFiles(
  plan: PlanContext,
  { parts, reader, source }: SitemapParts,
): readonly TextFile[] {
  const made = (number: number) => ({
    parts: () => textOf(plan, reader.read(source, number)?.pages ?? []),
    isRecorded: true,
  })
  if (parts.length <= 1) return [{ file: 'sitemap.xml' as OutputPath, ...made(0) }]
  const files = parts.map((_, index) => ({
    file: `sitemap-${index + 1}.xml` as OutputPath,
    ...made(index),
  }))
  const { url } = plan.site.config.site
  const rows = files.map(({ file }) => `<sitemap><loc>${escapedXml(`${url}/${file}`)}</loc></sitemap>`)
  const index = `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
  return [{ file: 'sitemap.xml' as OutputPath, text: () => index }, ...files]
}

/** The pages of one sitemap, with their entries. */
interface SitemapPart {
  readonly pages: readonly PageJob[]
  readonly entries: readonly Measured[]
}

/** An entry that is not written yet. */
interface Measured {
  readonly hash: Hash
  readonly length: number
}

/** The pages that have an entry, and their entries. */
export interface SitemapEntries {
  readonly shown: Filtered<PageJob>
  readonly measured: Mapped<PageJob, Measured>
}

export interface SitemapParts {
  readonly parts: readonly SitemapPart[]
  readonly entries: SitemapEntries
  readonly reader: Reader
  readonly source: Source<number, SitemapPart | undefined>
}

interface Listed {
  readonly pages: readonly PageJob[]
  readonly before?: SitemapEntries | undefined
}

/** The pages of each sitemap. */
export function sitemapParts({ pages, before }: Listed, reader: Reader): SitemapParts {
  const shown = filtered(pages, ({ sitemap }) => sitemap !== undefined, before?.shown)
  const measured = mapped(shown.list, { make: measuredOnce(), before: before?.measured })
  const parts = partsOf(measured)
  return {
    parts,
    entries: { shown, measured },
    reader,
    source: {
      name: 'pages of sitemap',
      of: (number) => parts[number],
      textOf: keyOf,
      isSame: (before, now) =>
        areAlike(before.entries, now.entries, (one, other) => one.hash === other.hash) &&
        areAlike(before.pages, now.pages, (one, other) => one.url === other.url),
    },
  }
}

/** The languages of a record follow each other, and share one entry. */
function measuredOnce(): (page: PageJob) => Measured {
  let last: { readonly sitemap: SitemapEntry; readonly measured: Measured } | undefined
  return ({ sitemap }) => {
    if (sitemap === undefined) throw new Error('a page without an entry is in no sitemap')
    if (last?.sitemap !== sitemap) last = { sitemap, measured: measured(sitemap) }
    return last.measured
  }
}

function measured(sitemap: SitemapEntry): Measured {
  const { images, ...entry } = sitemap
  return { hash: hashOf(JSON.stringify([entry, images?.()])), length: longestRow(sitemap) }
}

function* textOf(plan: PlanContext, part: readonly PageJob[]): Iterable<string> {
  yield `${XML}${URLSET}\n`
  for (const pages of inLots(part, ROWS_AT_ONCE)) yield pages.map((page) => rowOf(plan, page)).join('')
  yield '</urlset>\n'
}

/**
 * Rows are written together with a part, because together they would take much memory. An estimate of their size is
 * enough here.
 */
function partsOf({ items, results }: SitemapEntries['measured']): readonly SitemapPart[] {
  const ends: number[] = []
  let [start, size] = [0, 0]
  results.forEach(({ length }, index) => {
    if (index > start && (index - start === MAX_URLS || size + length > MAX_BYTES)) {
      ends.push(index)
      start = index
      size = 0
    }
    size += length
  })
  if (results.length > 0) ends.push(results.length)
  return ends.map((end, part) => {
    const begin = ends[part - 1] ?? 0
    return { pages: items.slice(begin, end), entries: results.slice(begin, end) }
  })
}

/** The number of characters around an address: elements, and the address of the site. */
const AROUND = 150

/**
 * The approximate maximum length of a row. Addresses become longer when they are escaped, for which the limit leaves
 * room.
 */
function longestRow({ paths, images }: SitemapEntry): number {
  const versions = Object.values(paths).reduce((sum, path) => sum + path.length + AROUND, 3 * AROUND)
  const shown = (images?.() ?? []).slice(0, MAX_IMAGES)
  return shown.reduce((sum, src) => sum + src.length + AROUND, versions)
}

interface Row extends Pick<PageJob, 'url'> {
  readonly sitemap: SitemapEntry
}

/**
 * The hash covers all inputs of the rows, so a text of many megabytes need not be made to detect that it is
 * unchanged.
 */
function keyOf({ pages, entries }: SitemapPart): Hash {
  return hashParts(pages.flatMap(({ url }, index) => [url, (entries[index] as Measured).hash]))
}

/** A row with the end of its line; empty for a page that must not be indexed. */
function rowOf({ views }: PlanContext, { sitemap, locale, url }: PageJob): string {
  const view = views[locale]
  return sitemap === undefined || view === undefined ? '' : `${newRow(view, { sitemap, url })}\n`
}

function newRow(view: ViewContext, { sitemap, url }: Row): string {
  const alternates = alternatesOf(view, sitemap.paths, sitemap.isHome ?? false).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapedXml(href)}"/>`,
  )
  const images = (sitemap.images?.() ?? [])
    .slice(0, MAX_IMAGES)
    .map((src) => `<image:image><image:loc>${escapedXml(absolute(view, src))}</image:loc></image:image>`)
  const lastmod = sitemap.lastmod === undefined ? '' : `<lastmod>${sitemap.lastmod}</lastmod>`
  return `<url><loc>${escapedXml(absolute(view, hrefAt(view.site, url)))}</loc>${lastmod}${alternates.join('')}${images.join('')}</url>`
}

/** Robots may read everything but the service; filters carry a canonical address instead of a ban. */
export function robotsFile(plan: PlanContext): TextFile {
  const { url } = plan.site.config.site
  const text = `User-agent: *\nDisallow: ${onHost(url, '/api/')}\n\nSitemap: ${url}/sitemap.xml\n`
  return { file: 'robots.txt' as OutputPath, text: () => text }
}
