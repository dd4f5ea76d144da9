/**
 * Logs one line for each request, with the pattern of its address and never the address itself, which may
 * contain a token.
 */
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { ServiceDeps } from '../deps.ts'

export function accessLog({
  log,
  now,
  random,
}: Pick<ServiceDeps, 'log' | 'now' | 'random'>): MiddlewareHandler {
  return async (context, next) => {
    const started = now()
    const request = random(8).toString('hex')
    await next()
    context.res.headers.set('X-Request-Id', request)
    const route = matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? 'none'
    const { status } = context.res
    log.info({ request, method: context.req.method, route, status, ms: now() - started }, 'answered')
  }
}
