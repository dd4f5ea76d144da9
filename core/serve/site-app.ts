/** The output folder as a static host serves it: a function of Request and Response. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { localeOfPath } from '../domain/locale.ts'
import { isInside } from '../system/paths.ts'
import { cacheControl, securityHeaders } from './headers.ts'
import type { PolicyHosts } from './headers.ts'

export interface SiteAppOptions {
  /** Absolute. */
  readonly folder: string
  readonly hosts?: PolicyHosts
}

export function createSiteApp({ folder, hosts }: SiteAppOptions): Hono {
  const app = new Hono()
  app.use(compress())
  app.use(async (context, next) => {
    await next()
    const headers = securityHeaders(hosts, context.req.path)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (context.res.ok) context.header('Cache-Control', cacheControl(context.req.path))
  })
  app.use(etag())
  app.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    if (pathname.endsWith('/') || !(await isFolder(folder, pathname))) return next()
    // Two slashes at the start would be the address of another host.
    return context.redirect(`/${pathname.replace(/^\/+/, '')}/${search}`, 301)
  })
  app.use(serveStatic({ root: folder, allowPercentInPath: true }))
  app.notFound(async (context) => {
    const page = await notFoundPage(folder, context.req.path)
    return context.body(page, 404, { 'Content-Type': 'text/html; charset=utf-8' })
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

/** The 404 page of the path's language, else that of the root. */
async function notFoundPage(folder: string, pathname: string): Promise<string> {
  const locale = localeOfPath(pathname)
  for (const file of locale === null ? ['404.html'] : [`${locale}/404.html`, '404.html']) {
    const page = await readFile(path.join(folder, file), 'utf8').catch(() => null)
    if (page !== null) return page
  }
  return 'Not found'
}
