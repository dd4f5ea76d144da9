/** A site as a static host serves it: a function from Request to Response. */
import { Hono } from 'hono'
import type { Context, MiddlewareHandler } from 'hono'
import { ADDRESS_INDEX } from '../domain/addresses.ts'
import { publishedBasePath } from '../domain/read-addresses.ts'
import { localeOfPath } from '../domain/locale.ts'
import { STRICT_TRANSPORT } from '../domain/strict-transport.ts'
import { answerFor, redirectFor } from './addresses.ts'
import type { AddressContent } from './addresses.ts'
import { belowBase } from './below-base.ts'
import type { Lack } from '../hosts/hosts.ts'
import { cacheControl, policyFolder, securityHeaders } from '../hosts/headers.ts'
import type { PolicyHosts } from '../hosts/headers.ts'
import { hashOf, shortHash } from '../system/hash.ts'
import { filteredFeeds } from './list-feed.ts'
import type { FeedSources } from './list-feed.ts'
import { isUnchanged } from './requested.ts'
import { createSiteFiles } from './site-files.ts'

/** The content of a site, independent of its storage. */
interface SiteContent extends AddressContent {
  readonly hosts: () => PolicyHosts | undefined
  /** Whether visitors use https, possibly only up to a proxy in front of this process. */
  readonly isEncrypted?: boolean
  /** The abilities that the imitated host lacks. */
  readonly lacks?: readonly Lack[]
  /** Whether an address is the address of a folder. */
  readonly isFolder: (pathname: string) => boolean
  /** Answers requests for existing files, and calls `next` for all others. */
  readonly serve: MiddlewareHandler
}

interface SiteAppOptions extends Pick<SiteContent, 'isEncrypted' | 'lacks'> {
  /** Absolute. */
  readonly folder: string
  readonly hosts?: PolicyHosts
  /** The published site as its service knows it: with it, lists have feeds of their filters. */
  readonly site?: FeedSources['site']
}

const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=utf-8' }

/** The output folder. */
export function createSiteApp({
  folder,
  hosts,
  isEncrypted = false,
  lacks = [],
  site: published,
}: SiteAppOptions): Hono {
  const files = createSiteFiles(folder)
  const feeds = published && filteredFeeds({ data: files.data, site: published })
  const site = serveSite(new Hono(), {
    hosts: () => hosts,
    isEncrypted,
    lacks,
    isFolder: files.isFolder,
    serve: async (context, next) => {
      const { method, path } = context.req
      if (method !== 'GET' && method !== 'HEAD') return next()
      const feed = feeds && (await feedAnswer(context, feeds))
      return feed ?? (await files.answer(context, path)) ?? next()
    },
    data: files.data,
    missing: files.missing,
  })
  return belowBase(site, () => basePathIn(files))
}

/** Null for an address that is no feed of a filtered list. */
async function feedAnswer(
  context: Context,
  feeds: ReturnType<typeof filteredFeeds>,
): Promise<Response | null> {
  const { path: pathname, raw, url } = context.req
  if (!url.includes('?')) return null
  const text = await feeds({ pathname, search: new URL(url).searchParams })
  if (text === null) return null
  const tag = `"${shortHash(hashOf(text))}"`
  if (isUnchanged(raw.headers, { tag, modified: '' })) return context.body(null, 304, { ETag: tag })
  return context.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8', ETag: tag })
}

/** The path on its host of the site in an output folder. */
export function basePathAt(folder: string): Promise<string> {
  return basePathIn(createSiteFiles(folder))
}

async function basePathIn({ data }: Pick<AddressContent, 'data'>): Promise<string> {
  return publishedBasePath(await data(ADDRESS_INDEX))
}

/**
 * Headers, redirects, the redirect to the address with a final slash, and the site's own page for missing
 * addresses: the same for all content.
 */
export function serveSite(app: Hono, content: SiteContent): Hono {
  const { hosts, isEncrypted = false, lacks = [], isFolder, serve, missing } = content
  const headersAt = headersOf(hosts, isEncrypted)
  app.use(async (context, next) => {
    await next()
    if (lacks.includes('headers')) return
    // The headers of the existing answer are changed, because `context.header` would create another answer
    // for each of them.
    const { headers, ok, status } = context.res
    for (const [name, value] of Object.entries(headersAt(context.req.path))) headers.set(name, value)
    if (ok || status === 304) headers.set('Cache-Control', cacheControl(context.req.path))
  })
  if (!lacks.includes('redirects'))
    app.get('*', async (context, next) => (await redirectFor(content, context)) ?? next())
  app.use(serve)
  app.get('*', (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (pathname.endsWith('/') || !isFolder(context.req.path)) return next()
    // Two slashes at the start would begin the address of another host.
    return Promise.resolve(context.redirect(`/${pathname.replace(/^\/+/, '')}/${search}`, 301))
  })
  app.notFound(async (context) => {
    if (!['GET', 'HEAD'].includes(context.req.method))
      return context.body('Method not allowed', 405, { ...PLAIN_TEXT, Allow: 'GET, HEAD' })
    const answer = await answerFor(content, context, lacks)
    if (answer !== null) return answer
    const files = notFoundFiles(context.req.path)
    for (const file of lacks.includes('languages') ? files.slice(-1) : files) {
      const page = await missing(context, file, 404)
      if (page !== null) return page
    }
    return context.body('Not found', 404, { ...PLAIN_TEXT, 'Content-Length': '9' })
  })
  return app
}

/** Computed again only if the hosts change, because the policy is the same for all pages. */
function headersOf(
  hosts: SiteContent['hosts'],
  isEncrypted: boolean,
): (pathname: string) => Readonly<Record<string, string>> {
  const made = { hosts: hosts(), byKind: new Map<string | undefined, Readonly<Record<string, string>>>() }
  return (pathname) => {
    const now = hosts()
    if (now !== made.hosts) Object.assign(made, { hosts: now, byKind: new Map() })
    const folder = policyFolder(pathname, now)
    const cached = made.byKind.get(folder) ?? {
      ...securityHeaders(now, pathname),
      ...(isEncrypted ? STRICT_TRANSPORT : {}),
    }
    made.byKind.set(folder, cached)
    return cached
  }
}

/** The file of the 404 page in the language of the path, and the one of the root. */
export function notFoundFiles(pathname: string): readonly string[] {
  const locale = localeOfPath(pathname)
  return locale === null ? ['404.html'] : [`${locale}/404.html`, '404.html']
}
