/** Security headers of every answer of the service. A header that a route sets is kept. */
import type { MiddlewareHandler } from 'hono'
import { STRICT_TRANSPORT } from '../../domain/strict-transport.ts'
import type { ServiceDeps } from '../deps.ts'

/** A page of the service has the site’s style sheet, its fonts and pictures, and forms. No script, whatever is in it. */
function pagePolicy(siteOrigins: readonly string[]): string {
  const own = ["'self'", ...siteOrigins].join(' ')
  return [
    "default-src 'none'",
    `style-src ${own}`,
    `img-src ${own}`,
    `font-src ${own}`,
    // Where a form leads in the end counts as well: the thank-you page.
    `form-action ${own}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function securityHeaders(deps: Pick<ServiceDeps, 'site' | 'apiOnly'>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(headersOf(deps)))
      if (!headers.has(name)) headers.set(name, value)
  }
}

function headersOf({
  site,
  apiOnly,
}: Pick<ServiceDeps, 'site' | 'apiOnly'>): Readonly<Record<string, string>> {
  const { origin, protocol } = new URL(site().url)
  return {
    'Content-Security-Policy': pagePolicy(apiOnly ? [origin] : []),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(protocol === 'https:' ? STRICT_TRANSPORT : {}),
  }
}
