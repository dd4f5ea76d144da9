/** Sitemaps with alternates and images (domain E), split at 50,000 addresses or before 50 MB. */
import type { OutputPath } from '../system/paths.ts'
import { alternatesOf } from '../view/head.ts'
import { absolute } from '../view/links.ts'
import type { PageJob } from './jobs.ts'
import type { PlanContext } from './pages.ts'

const MAX_URLS = 50_000
const MAX_BYTES = 45_000_000
const MAX_IMAGES = 1_000

const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

export interface TextFile {
  readonly file: OutputPath
  readonly text: string
}

/** `sitemap.xml` alone, or an index of that name with numbered parts. Pages keep their order, so parts are stable. */
export function sitemapFiles(plan: PlanContext, pages: readonly PageJob[]): readonly TextFile[] {
  const parts = partsOf(plan, pages)
  if (parts.length <= 1)
    return [{ file: 'sitemap.xml' as OutputPath, text: parts[0] ?? `${XML}${URLSET}\n</urlset>\n` }]
  const files = parts.map((text, index) => ({ file: `sitemap-${index + 1}.xml` as OutputPath, text }))
  const origin = plan.site.config.site.url
  const rows = files.map(({ file }) => `<sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`)
  const index = `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
  return [{ file: 'sitemap.xml' as OutputPath, text: index }, ...files]
}

function partsOf(plan: PlanContext, pages: readonly PageJob[]): string[] {
  const parts: string[] = []
  let rows: string[] = []
  let size = 0
  const close = () => {
    if (rows.length > 0) parts.push(`${XML}${URLSET}\n${rows.join('\n')}\n</urlset>\n`)
    rows = []
    size = 0
  }
  for (const page of pages) {
    const row = rowOf(plan, page)
    if (row === undefined) continue
    if (rows.length === MAX_URLS || size + row.length > MAX_BYTES) close()
    rows.push(row)
    size += row.length + 1
  }
  close()
  return parts
}

function rowOf({ views }: PlanContext, { sitemap, locale, url }: PageJob): string | undefined {
  const view = views[locale]
  if (sitemap === undefined || view === undefined) return undefined
  const alternates = alternatesOf(view, sitemap.paths, sitemap.isHome ?? false).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  const images = (sitemap.images?.() ?? [])
    .slice(0, MAX_IMAGES)
    .map((src) => `<image:image><image:loc>${escapeXml(absolute(view, src))}</image:loc></image:image>`)
  const lastmod = sitemap.lastmod === undefined ? '' : `<lastmod>${sitemap.lastmod}</lastmod>`
  return `<url><loc>${escapeXml(absolute(view, encodeURI(url)))}</loc>${lastmod}${alternates.join('')}${images.join('')}</url>`
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Robots may read everything but the service; filters carry a canonical address instead of a ban. */
export function robotsFile(plan: PlanContext): TextFile {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${plan.site.config.site.url}/sitemap.xml\n`
  return { file: 'robots.txt' as OutputPath, text }
}
