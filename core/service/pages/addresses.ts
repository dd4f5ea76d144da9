/** The targets of pages and answers of the service. */
import { basePathOf, onHost, onSite } from '../../domain/site-address.ts'
import { groupPhone, phoneHref } from '../../domain/phone.ts'
import type { Locale } from '../../languages/codes.ts'
import type { Localised } from '../../domain/locale.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'

type SiteHost = Pick<ServiceDeps, 'site' | 'apiOnly'>

/** The address of a path from the root of the site; absolute if the site is on another host. */
export function siteHref({ site, apiOnly }: SiteHost, path: string): string {
  return apiOnly ? `${site().url}${path}` : onHost(site().url, path)
}

/** A page of the site in this language, else in the default one. */
export function pathIn({ defaultLocale }: ServiceSite, paths: Localised<string> | undefined, locale: Locale) {
  return paths?.[locale] ?? paths?.[defaultLocale]
}

export function homePath(site: ServiceSite, locale: Locale): string {
  return pathIn(site, site.pages.home, locale) ?? '/'
}

/** The page of the site from which the visitor came; undefined if it is unknown, or a page of the service. */
export function pathBack(request: Request, { url }: ServiceSite): string | undefined {
  const from = request.headers.get('Referer') ?? ''
  if (!URL.canParse(from)) return undefined
  const { origin, pathname: whole, search } = new URL(from)
  const pathname = onSite(basePathOf(url), whole)
  if (pathname === null) return undefined
  const isOurs = origin === new URL(url).origin || origin === new URL(request.url).origin
  return isOurs && !pathname.startsWith('/api/') && !pathname.startsWith('//')
    ? `${pathname}${search}`
    : undefined
}

interface Telephone {
  readonly text: string
  readonly href: string
}

/** The telephone number of the office of a property, else of the first office that has one. */
export function phoneOf({ offices, properties }: ServiceSite, property?: string): Telephone | undefined {
  const own = property && properties.find(({ id }) => id === property)?.office
  const withPhone = offices.filter(({ phone }) => phone !== undefined)
  const office = withPhone.find(({ id }) => id === own) ?? withPhone[0]
  if (office?.phone === undefined) return undefined
  const { phone, country } = office
  const href = phoneHref(phone, country) ?? `tel:${phone.replace(/[^+0-9]/g, '')}`
  return { text: groupPhone(phone, country), href }
}
