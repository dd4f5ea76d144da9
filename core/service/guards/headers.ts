/** Security headers of every answer of the service. A header that a route sets is kept. */
import type { MiddlewareHandler } from 'hono'
import { STRICT_TRANSPORT } from '../../domain/strict-transport.ts'
import type { ServiceDeps } from '../deps.ts'

/** A page of the service uses the style sheet, fonts and pictures of the site, and forms. It runs no script. */
function pagePolicy(siteOrigins: readonly string[]): string {
  const own = ["'self'", ...siteOrigins].join(' ')
  return [
    "default-src 'none'",
    `style-src ${own}`,
    `img-src ${own}`,
    `font-src ${own}`,
    // Browsers check the target of a redirect as well: the thank-you page.
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
    // The addresses of mailed links hold tokens, and a page of the service leads on to pages that may run analytics.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(protocol === 'https:' ? STRICT_TRANSPORT : {}),
  }
}
