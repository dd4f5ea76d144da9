/** The lifetime of a registered search, and the link of its visitor. */
import { linkLife, reminderDays } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import { registeredSearch } from '../../domain/forms/registered-search.ts'
import { savedHomes } from '../../domain/forms/saved-homes.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Received } from '../submissions/handler.ts'
import { eraseAt } from '../submissions/retention.ts'
import { serviceUrl } from '../service-address.ts'
import { signLink } from '../signed-link.ts'
import type { RegisteredSearchRow } from './search-tables.ts'

/** The row of a search that waits for its confirmation until its link ends. */
export function askedSearch(
  { id, values, language, receivedAt }: Received,
  wanted: Pick<RegisteredSearchRow, 'criteria' | 'saved'>,
  { config }: Pick<ServiceDeps, 'config'>,
): RegisteredSearchRow {
  return {
    id,
    email: String(values.email).toLowerCase(),
    language,
    ...wanted,
    created_at: receivedAt,
    confirmed_at: null,
    paused_at: null,
    reminded_at: null,
    expires_at: receivedAt + daysLong(linkLife('search', config)),
  }
}

/** Whether the end is near enough to mail the visitor a link to renew the search. */
export function isEnding(
  { expires_at }: Pick<RegisteredSearchRow, 'expires_at'>,
  { now, config }: Pick<ServiceDeps, 'now' | 'config'>,
): boolean {
  return expires_at <= now() + daysLong(reminderDays(config))
}

/** A search lasts as long as the retention of its form, unless it is renewed. */
export function searchExpiry(
  { saved }: Pick<RegisteredSearchRow, 'saved'>,
  from: number,
  config: ServiceConfig,
): number {
  return eraseAt((saved === null ? registeredSearch : savedHomes).name, from, config)
}

/** The link works as long as the search exists. GET shows the search, POST changes it. One POST of a mail program ends all (RFC 8058). */
export function searchUrl(
  { id }: Pick<RegisteredSearchRow, 'id'>,
  deps: Pick<ServiceDeps, 'site' | 'secrets' | 'address'>,
): string {
  return serviceUrl(deps, `/api/searches/one-click/${signLink({ purpose: 'search', subject: id }, deps)}`)
}
