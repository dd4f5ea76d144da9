/** A site as a static host serves it: a function of Request and Response. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { localeOfPath } from '../domain/locale.ts'
import { isInside } from '../system/paths.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import type { PolicyHosts } from './headers.ts'

/** What is served, wherever it comes from. */
export interface SiteContent {
  readonly hosts: () => PolicyHosts | undefined
  /** Whether a folder stands at an address. */
  readonly isFolder: (pathname: string) => boolean | Promise<boolean>
  /** Answers for what is there, and calls `next` for what is not. */
  readonly serve: MiddlewareHandler
  /** A page by the name of its file; null where there is none. */
  readonly page: (file: string) => Promise<string | null>
}

export interface SiteAppOptions {
  /** Absolute. */
  readonly folder: string
  readonly hosts?: PolicyHosts
}

/** The output folder. */
export function createSiteApp({ folder, hosts }: SiteAppOptions): Hono {
  return serveSite(new Hono(), {
    hosts: () => hosts,
    isFolder: (pathname) => isFolder(folder, pathname),
    serve: serveStatic({ root: folder, allowPercentInPath: true }),
    page: (file) => readFile(path.join(folder, file), 'utf8').catch(() => null),
  })
}

/** Headers, the way to the slash at the end, and the site's own page for what is not there: the same for all content. */
export function serveSite(app: Hono, { hosts, isFolder: hasFolder, serve, page }: SiteContent): Hono {
  app.use(compress())
  app.use(async (context, next) => {
    await next()
    const headers = securityHeaders(hosts(), context.req.path)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (context.res.ok) context.header('Cache-Control', cacheControl(context.req.path))
  })
  app.use(etag())
  app.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (pathname.endsWith('/') || !(await hasFolder(pathname))) return next()
    // Two slashes at the start would be the address of another host.
    return context.redirect(`/${pathname.replace(/^\/+/, '')}/${search}`, 301)
  })
  app.use(serve)
  app.notFound(async (context) => {
    const html = await notFoundPage(page, context.req.path)
    return context.body(html, 404, { 'Content-Type': 'text/html; charset=utf-8' })
  })
  return app
}

async function isFolder(folder: string, pathname: string): Promise<boolean> {
  try {
    const file = path.join(folder, decodeURIComponent(pathname))
    return isInside(folder, file) && (await stat(file)).isDirectory()
  } catch {
    return false
  }
}

/** The files of the 404 page of a path's language, and of that of the root. */
export function notFoundFiles(pathname: string): readonly string[] {
  const locale = localeOfPath(pathname)
  return locale === null ? ['404.html'] : [`${locale}/404.html`, '404.html']
}

async function notFoundPage(page: SiteContent['page'], pathname: string): Promise<string> {
  for (const file of notFoundFiles(pathname)) {
    const html = await page(file)
    if (html !== null) return html
  }
  return 'Not found'
}
