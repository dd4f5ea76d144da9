/** How long a search lives, and the link that its visitor has to it. */
import { registeredSearch } from '../../domain/forms/registered-search.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import { eraseAt } from '../submissions/retention.ts'
import { serviceUrl } from '../service-address.ts'
import { signLink } from '../signed-link.ts'
import type { RegisteredSearchRow } from './search-tables.ts'

const DAY = 24 * 3600 * 1000

/** Its visitor is asked so long before it ends whether to go on. */
export const RENEW_BEFORE = 14 * DAY

/** As long as the form is kept: who is still looking then says so. */
export function searchExpiry(from: number, config: ServiceConfig): number {
  return eraseAt(registeredSearch.name, from, config)
}

/** It works as long as there is the search. GET shows it, POST changes it; one POST of a mail program ends all (RFC 8058). */
export function searchUrl(
  { id }: Pick<RegisteredSearchRow, 'id'>,
  deps: Pick<ServiceDeps, 'site' | 'secrets' | 'address'>,
): string {
  return serviceUrl(deps, `/api/searches/one-click/${signLink({ purpose: 'search', subject: id }, deps)}`)
}
