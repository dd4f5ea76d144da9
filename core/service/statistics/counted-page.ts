/** Which page was looked at, if it is one that is counted. Whatever is sent: a name of a row is only ever made of what the site has. */
import { localeOfPath } from '../../domain/locale.ts'
import { needsDialog } from '../../domain/consent.ts'
import { LONGEST_PATH } from '../../domain/statistics.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { PageCountRow } from './tables.ts'

type CountedPage = Pick<PageCountRow, 'property' | 'path'>

/** Of the site that is published now; made anew with the next. */
const ids = new WeakMap<ServiceSite, ReadonlyMap<string, string>>()

export function countedPage(path: string, site: ServiceSite): CountedPage | null {
  if (path.length > LONGEST_PATH || !needsDialog(path)) return null
  const property = propertyPaths(site).get(path)
  if (property !== undefined) return { property, path: '' }
  return looksLikePage(path, site) ? { property: '', path } : null
}

function propertyPaths(site: ServiceSite): ReadonlyMap<string, string> {
  const known = ids.get(site)
  if (known) return known
  const made = new Map(
    site.properties.flatMap(({ id, paths }) => Object.values(paths).map((path) => [path, id] as const)),
  )
  ids.set(site, made)
  return made
}

/** The service does not know the other pages: a language of the site, and segments as the site makes them. */
function looksLikePage(path: string, { locales }: ServiceSite): boolean {
  const locale = localeOfPath(path)
  return locale !== null && locales.includes(locale) && /^\/(?:[a-z0-9%_-][a-z0-9%._-]*\/){1,8}$/i.test(path)
}
