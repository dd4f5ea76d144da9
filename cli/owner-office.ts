/** What commands about owners work with: the database of the site, and what the site is. */
import { randomBytes } from 'node:crypto'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import type { ServiceConfig } from '../core/schema/service-config.ts'
import type { InviteDeps } from '../core/service/portal/invitations.ts'
import type { GlobalOptions, Io } from './io.ts'
import { siteOptions } from './machine.ts'
import { isProblem, siteOfService, storeOf } from './service-site.ts'

export interface OwnerOffice {
  readonly deps: InviteDeps
  readonly config: ServiceConfig
}

/** Whoever gets it closes the store. */
export async function officeOf(io: Io, options: GlobalOptions): Promise<OwnerOffice | Problem> {
  const { root } = siteOptions(io, options)
  const known = siteOfService(root)
  if (isProblem(known)) return known
  const store = await storeOf(root, io.env)
  if (isProblem(store)) return store
  const deps = { store, site: known.site, now: io.now, random: (count: number) => randomBytes(count) }
  return { deps, config: known.config }
}
