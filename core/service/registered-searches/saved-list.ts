/** A list of saved homes and searches: a row of the registered searches that asks for particular homes. */
import { createHash } from 'node:crypto'
import { isAvailable } from '../../domain/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import { parseShared, sharedText } from '../../domain/saved.ts'
import type { Shared } from '../../domain/saved.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'
import { pathIn } from '../pages/addresses.ts'
import { compare } from './news.ts'
import type { Comparison, News } from './news.ts'
import type { RegisteredSearchRow, ToldRow } from './search-tables.ts'

/** The columns of a row. Its criteria are a hash, because a database limits the length of a unique text. */
export function savedColumns(shared: Shared): Pick<RegisteredSearchRow, 'criteria' | 'saved'> {
  const saved = sharedText(shared)
  const hash = createHash('sha256').update(saved).digest('hex')
  return { criteria: JSON.stringify({ saved: hash }), saved }
}

/** Undefined for a registered search. */
export function sharedIn({ saved }: Pick<RegisteredSearchRow, 'saved'>): Shared | undefined {
  return saved === null ? undefined : parseShared(saved)
}

/** The homes of the list that the site shows, in the order of the list; sold and rented ones as well. */
export function shownHomes(
  { homes }: Pick<Shared, 'homes'>,
  { properties }: Pick<ServiceSite, 'properties'>,
): readonly ServiceProperty[] {
  const byId = new Map(properties.map((property) => [property.id, property]))
  return homes.flatMap((id) => byId.get(String(id)) ?? [])
}

export function availableHomes(shared: Shared, site: ServiceSite): readonly ServiceProperty[] {
  return shownHomes(shared, site).filter(({ availability }) => isAvailable(availability as Availability))
}

/** A home that was sold or rented is news to its visitor, as long as the site shows it. */
export function compareSaved(shared: Shared, site: ServiceSite, told: readonly ToldRow[]): Comparison {
  const compared = compare(availableHomes(shared, site), told)
  const left = shownHomes(shared, site).filter(({ id }) => compared.gone.includes(id))
  const news = [...compared.news, ...left.map((property): News => ({ property, kind: 'gone' }))]
  return { ...compared, news }
}

/** The page of saved homes with the whole list, which follows `#` and therefore reaches no server. */
export function savedLink(
  { saved, language }: Pick<RegisteredSearchRow, 'saved' | 'language'>,
  site: ServiceSite,
): string | undefined {
  const path = pathIn(site, site.pages.saved, language)
  return path === undefined || saved === null ? undefined : `${site.url}${path}#${saved}`
}
