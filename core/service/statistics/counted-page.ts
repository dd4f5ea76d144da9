/** Decides which page a view is counted for. Only addresses of the published site are stored, whatever is sent. */
import { localeOfPath } from '../../domain/locale.ts'
import { needsDialog } from '../../domain/consent.ts'
import { LONGEST_PATH } from '../../domain/statistics.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { PageCountRow } from './tables.ts'

type CountedPage = Pick<PageCountRow, 'property' | 'path'>

export interface CountedAddresses {
  /** The property by the address of its page. */
  readonly properties: ReadonlyMap<string, string>
  readonly others: ReadonlySet<string> | null
  readonly site: ServiceSite
}

export function countedPage(
  path: string,
  { properties, others, site }: CountedAddresses,
): CountedPage | null {
  if (path.length > LONGEST_PATH || !needsDialog(path)) return null
  const property = properties.get(path)
  if (property !== undefined) return { property, path: '' }
  const isPage = others === null ? looksLikePage(path, site) : others.has(path)
  return isPage ? { property: '', path } : null
}

export function countedAddresses(site: ServiceSite): CountedAddresses {
  const properties = new Map(
    site.properties.flatMap(({ id, paths }) => Object.values(paths).map((path) => [path, id] as const)),
  )
  return { properties, others: site.paths === undefined ? null : new Set(site.paths), site }
}

/**
 * Used for a site file without the addresses of its pages: a language of the site, and segments as a build
 * makes them.
 */
function looksLikePage(path: string, { locales }: ServiceSite): boolean {
  const locale = localeOfPath(path)
  return locale !== null && locales.includes(locale) && /^\/(?:[a-z0-9%_-][a-z0-9%._-]*\/){1,8}$/i.test(path)
}
