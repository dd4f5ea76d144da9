/**
 * Requests that change something must come from a page of the site, or of the service itself. Browsers send
 * the origin with every such request, and pages cannot change it. No token is needed, which a cached page
 * would keep too long.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { REBUILD_ADDRESS } from '../../domain/desk.ts'
import type { ServiceDeps } from '../deps.ts'

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Prefixes of addresses that programs call and pages do not: mail programs end a newsletter or a search with
 * one request (RFC 8058), and a CRM has the site built. The address or the signature is the proof, and cookies are ignored there.
 */
const MAILED: readonly string[] = ['/api/newsletter/one-click/', '/api/searches/one-click/', REBUILD_ADDRESS]

/** The site, if it is on another host; the service's own host; or any other page. */
type Caller = 'site' | 'own' | 'stranger'

export function callerOf(request: Request, { site, config }: Pick<ServiceDeps, 'site' | 'config'>): Caller {
  const origin = request.headers.get('Origin')
  if (origin === null || origin === 'null') return 'stranger'
  if (origin === ownOrigin(request, config.proxies ?? 0)) return 'own'
  return origin === new URL(site().url).origin ? 'site' : 'stranger'
}

/** The origin of the service. A proxy terminates TLS, and its header names the protocol. */
function ownOrigin(request: Request, proxies: number): string {
  const { protocol, host } = new URL(request.url)
  const told = proxies > 0 ? request.headers.get('X-Forwarded-Proto') : null
  return `${told === 'https' || told === 'http' ? `${told}:` : protocol}//${host}`
}

/** Only own pages may change anything. `refuse` answers all others. */
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

/**
 * A site on another host may read the answers to its forms (docs/http-api.md, "Receivers on another host"),
 * without cookies and without preflight.
 */
export function readableBySite(deps: Pick<ServiceDeps, 'site' | 'config'>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    context.res.headers.append('Vary', 'Accept, Origin')
    if (callerOf(context.req.raw, deps) === 'site')
      context.res.headers.set('Access-Control-Allow-Origin', new URL(deps.site().url).origin)
  }
}
