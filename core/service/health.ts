/**
 * Whether the process answers, and whether it can do its work: endpoints for a supervisor and a load
 * balancer.
 */
import { Hono } from 'hono'
import { PRESENCE_ADDRESS } from '../domain/presence.ts'
import type { Presence } from '../domain/presence.ts'
import type { ServiceDeps } from './deps.ts'
import { failureOf } from './guards/failure.ts'

export function healthRoutes({ store, log, apiOnly }: Pick<ServiceDeps, 'store' | 'log' | 'apiOnly'>): Hono {
  const routes = new Hono()
  const presence: Presence = { service: true, feeds: apiOnly !== true }
  routes.get(PRESENCE_ADDRESS, (context) => {
    context.header('Cache-Control', 'private, max-age=3600')
    return context.json(presence)
  })
  routes.get('/healthz', (context) => context.json({ ok: true }))
  routes.get('/readyz', async (context) => {
    try {
      await store.check()
      return context.json({ ok: true })
    } catch (error) {
      log.error(failureOf(error), 'not ready')
      return context.json({ ok: false }, 503)
    }
  })
  return routes
}
