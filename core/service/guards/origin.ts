/**
 * Who may change something: pages of the site, and those of the service itself. Browsers say with every such request which page it comes
 * from, and no page can lie about it; so there is no token that a page from a cache would hold too long.
 */
import type { Context, MiddlewareHandler } from 'hono'
import type { ServiceDeps } from '../deps.ts'

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Prefixes of what is called by no page: mail programs end a newsletter or a search with one request (RFC 8058). The address alone proves that it may,
 * and no cookie of anybody’s counts there.
 */
const MAILED: readonly string[] = ['/api/newsletter/one-click/', '/api/searches/one-click/']

/** The site, when it lies on another host; the service’s own host; or somebody else. */
type Caller = 'site' | 'own' | 'stranger'

export function callerOf(request: Request, { site, config }: Pick<ServiceDeps, 'site' | 'config'>): Caller {
  const origin = request.headers.get('Origin')
  if (origin === null || origin === 'null') return 'stranger'
  if (origin === ownOrigin(request, config.proxies ?? 0)) return 'own'
  return origin === new URL(site().url).origin ? 'site' : 'stranger'
}

/** A proxy takes the encryption off: it says whether there was any. */
function ownOrigin(request: Request, proxies: number): string {
  const { protocol, host } = new URL(request.url)
  const told = proxies > 0 ? request.headers.get('X-Forwarded-Proto') : null
  return `${told === 'https' || told === 'http' ? `${told}:` : protocol}//${host}`
}

/** Lets nobody change anything but own pages; `refuse` answers the others. */
export function ownPagesOnly(
  deps: Pick<ServiceDeps, 'site' | 'config'>,
  refuse: (context: Context) => Promise<Response>,
): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context
    const isHarmless = READING.has(req.method) || MAILED.some((prefix) => req.path.startsWith(prefix))
    if (!isHarmless && callerOf(req.raw, deps) === 'stranger') return refuse(context)
    return next()
  }
}

/** A site on another host may read what its forms are answered (docs/http-api.md, “Receivers on another host”). No cookies, no preflight. */
export function readableBySite(deps: Pick<ServiceDeps, 'site' | 'config'>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    context.res.headers.append('Vary', 'Accept, Origin')
    if (callerOf(context.req.raw, deps) === 'site')
      context.res.headers.set('Access-Control-Allow-Origin', new URL(deps.site().url).origin)
  }
}
