/** The service behind the forms and the portal: a function from Request to Response. Each area has its routes in its own folder. */
import { Hono } from 'hono'
import { appointmentRoutes } from './appointments/routes.ts'
import type { ServiceDeps } from './deps.ts'
import { documentRoutes } from './documents/routes.ts'
import { DOWN_SECONDS, retryAfter, wantsJson } from './submissions/answer.ts'
import { formRoutes } from './submissions/routes.ts'
import { accessLog } from './guards/access-log.ts'
import { failureOf } from './guards/failure.ts'
import { securityHeaders } from './guards/headers.ts'
import { FORM_LIMITS } from './guards/limits.ts'
import type { FormLimits } from './guards/limits.ts'
import { allowedMethods } from './guards/methods.ts'
import { ownPagesOnly, readableBySite } from './guards/origin.ts'
import { healthRoutes } from './health.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { refuse } from './pages/refusal.ts'
import { registeredSearchRoutes } from './registered-searches/routes.ts'
import { ANSWERS } from '../http/answers.ts'
import { DESK_API, DESK_PATH } from '../domain/desk.ts'
import { PORTAL_API } from '../http/portal.ts'
import { deskPage } from './desk/page.ts'
import { deskRoutes } from './desk/routes.ts'
import { portalRoutes } from './portal/routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { createPageCounter } from './statistics/page-counter.ts'
import type { PageCounter } from './statistics/page-counter.ts'
import { statisticsRoutes } from './statistics/routes.ts'

/** Whether the path belongs to the service. All other paths of the host belong to the site. */
export function isServicePath(pathname: string): boolean {
  return (
    pathname.startsWith('/api/') ||
    pathname.startsWith(DESK_PATH) ||
    pathname === '/healthz' ||
    pathname === '/readyz'
  )
}

export interface ServiceParts {
  /** Benchmarks raise them, because they come from one address. */
  readonly limits?: FormLimits | undefined
  /** The caller that stops the service flushes it. */
  readonly counter?: PageCounter
}

export function createService(deps: ServiceDeps, parts: ServiceParts = {}): Hono {
  const { limits = FORM_LIMITS, counter = createPageCounter(deps) } = parts
  const app = new Hono()
  app.use(accessLog(deps), securityHeaders(deps), readableBySite(deps))
  app.use(ownPagesOnly(deps, (context) => refuse(deps, context, 'foreign')))
  // No address has NUL, which PostgreSQL refuses in any value.
  app.use((context, next) => (/%00/.test(context.req.url) ? refuse(deps, context, 'missing') : next()))
  app.route('/', healthRoutes(deps))
  app.route('/', formRoutes(deps, limits))
  app.route(PORTAL_API, portalRoutes(deps))
  app.route(DESK_API, deskRoutes(deps))
  app.route('/', publishingRoutes(deps))
  app.route(DESK_PATH, deskPage(deps))
  app.route('/', statisticsRoutes(deps, counter))
  for (const routes of [appointmentRoutes, documentRoutes, newsletterRoutes, registeredSearchRoutes])
    app.route('/', routes(deps))
  app.notFound((context) => {
    const allowed = allowedMethods(app, context.req.path)
    if (allowed.length === 0) return refuse(deps, context, 'missing')
    context.header('Allow', allowed.join(', '))
    return refuse(deps, context, 'method')
  })
  app.onError((error, context) => {
    deps.log.error(failureOf(error), 'failed')
    retryAfter(context, DOWN_SECONDS)
    const { status, example } = ANSWERS.down
    return wantsJson(context) ? context.json(example, status) : refuse(deps, context, 'down')
  })
  return app
}
