import type { MiddlewareHandler } from 'hono'
import type { ServiceDeps } from '../deps.ts'
import { refuse } from '../pages/refusal.ts'

/** Without the desk in the configuration (`desk.enabled`), its addresses are answered as if they did not exist. */
export function whileEnabled(deps: ServiceDeps): MiddlewareHandler {
  return async (context, next) => {
    if (deps.config.desk?.enabled === true) return next()
    return refuse(deps, context, 'missing')
  }
}
