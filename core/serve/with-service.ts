import { Hono } from 'hono'
import { onSite } from '../domain/site-address.ts'

/** A service that answers requests under paths of its own. */
export interface Mounted {
  readonly service: Hono
  /** `pathname` begins at the root of the site. */
  readonly isOfService: (pathname: string) => boolean
  /** The path of the service on its host; empty if it has the host for itself. */
  readonly basePath: () => string
}

/**
 * The request as the service expects it, from the root of the site; null for a request to the site. A proxy
 * may have removed the path of the site already.
 */
export function requestOfService(request: Request, { isOfService, basePath }: Mounted): Request | null {
  const url = new URL(request.url)
  const path = onSite(basePath(), url.pathname) ?? url.pathname
  if (!isOfService(path)) return null
  if (path === url.pathname) return request
  url.pathname = path
  return new Request(url, request)
}

/**
 * The service answers its paths, the site all others, and each sets its own headers. `null` stands for a part
 * that does not run (yet).
 */
export function withService(site: Hono | null, mounted: () => Mounted | null): Hono {
  const app = new Hono()
  app.all('*', ({ req, env, body }) => {
    const found = mounted()
    const request = found && requestOfService(req.raw, found)
    if (found !== null && request !== null) return found.service.fetch(request, env)
    return site === null ? body(null, 503, { 'Retry-After': '1' }) : site.fetch(req.raw, env)
  })
  return app
}
