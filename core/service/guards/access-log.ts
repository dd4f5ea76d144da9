/** One line for each request: what was asked for, by the pattern of its address, never by the address, which may hold a token. */
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
