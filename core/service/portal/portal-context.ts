import type { Context } from 'hono'
import type { Visitor } from './sessions.ts'

/** The variables of a route's context: the visitor of the request. */
export interface PortalEnv {
  readonly Variables: { visitor: Visitor }
}

export type PortalContext = Context<PortalEnv>
