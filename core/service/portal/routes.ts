/**
 * The portal as its pages call it (`core/http/portal.ts`). A request is authenticated first, and the owner of
 * a property is checked before any of its data is read.
 */
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import { PORTAL_API } from '../../http/portal.ts'
import { SETUP_PATHS } from '../../http/portal-endpoints.ts'
import type { ServiceDeps } from '../deps.ts'
import { addAccountRoutes } from './account-routes.ts'
import { json } from '../accounts/answers.ts'
import { portalRefusal } from './refusal.ts'
import { addDocumentRoutes } from './document-routes.ts'
import { historyTable } from './history-table.ts'
import { noteForeign } from './note-foreign.ts'
import { isOwnerOf, propertiesOf } from './owners.ts'
import type { PortalEnv } from './portal-context.ts'
import { propertyOf, summariesOf } from './property-view.ts'
import { addSecondFactorRoutes } from './second-factor-routes.ts'
import { isSecondFactorRequired, lacksSecondFactor } from './second-factor-rule.ts'
import { endOf, seen, visitorOf } from './sessions.ts'

/**
 * Mount it at `PORTAL_API`, behind the guards of the service: changes come from pages of the site only,
 * although the cookie is strict.
 */
export function portalRoutes(deps: ServiceDeps): Hono<PortalEnv> {
  const routes = new Hono<PortalEnv>()
  routes.use(needsVisitor(deps))
  routes.use('/properties/:property/*', ownPropertyOnly(deps))

  routes.get('/session', async (context) => {
    const { owner, session } = context.get('visitor')
    const { name, email, language } = owner
    const properties = await propertiesOf(deps.store.db, owner.id)
    const secondFactor = owner.second_factor !== null
    const secondFactorRequired = isSecondFactorRequired(deps)
    return json({
      owner: { name, email, language, secondFactor, secondFactorRequired },
      properties: await summariesOf(properties, language, deps),
      endsAt: endOf(session),
    })
  })
  routes.get('/properties/:property', async (context) => {
    const { owner } = context.get('visitor')
    return json(await propertyOf(context.req.param('property'), owner, deps))
  })
  routes.get('/properties/:property/history.csv', (context) => {
    const { owner } = context.get('visitor')
    return historyTable(context.req.param('property'), owner.language, deps)
  })
  addAccountRoutes(routes, deps)
  addSecondFactorRoutes(routes, deps)
  addDocumentRoutes(routes, deps)
  return routes
}

/** While a code is missing, no other path is answered. */
const WITHOUT_CODE: ReadonlySet<string> = new Set([`${PORTAL_API}/second-factor`, `${PORTAL_API}/logout`])

function isForSetup(path: string): boolean {
  return SETUP_PATHS.has(path.slice(PORTAL_API.length))
}

function needsVisitor(deps: ServiceDeps): MiddlewareHandler<PortalEnv> {
  return async (context, next) => {
    const visitor = await visitorOf(context.req.raw, deps)
    if (visitor === null) return portalRefusal('session')
    const isOpen = visitor.session.state === 'open'
    if (!isOpen && !WITHOUT_CODE.has(context.req.path)) return portalRefusal('second-factor')
    if (isOpen && lacksSecondFactor(visitor.owner, deps) && !isForSetup(context.req.path))
      return portalRefusal('second-factor-setup')
    const session = isOpen ? await seen(visitor.session, deps) : visitor.session
    context.set('visitor', { ...visitor, session })
    return next()
  }
}

/** A property of another owner is answered as if it did not exist, and the attempt is logged. */
function ownPropertyOnly(deps: ServiceDeps): MiddlewareHandler<PortalEnv> {
  return async (context, next) => {
    const { owner } = context.get('visitor')
    const property = context.req.param('property') ?? ''
    if (await isOwnerOf(deps.store.db, owner.id, property)) return next()
    await noteForeign(owner.id, property, deps)
    return portalRefusal('not-found')
  }
}
