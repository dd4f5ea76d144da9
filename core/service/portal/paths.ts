/** Where the pages of owners stand on the site, in a language that it has. */
import type { Locale, Localised } from '../../domain/locale.ts'
import { LOCALES } from '../../domain/locale.ts'
import type { ServiceSite } from '../../schema/service-site.ts'

export function portalPath(site: ServiceSite, locale: Locale): string {
  return pathIn(site, site.pages.portal ?? site.pages.login ?? site.pages.home, locale)
}

export function loginPath(site: ServiceSite, locale: Locale): string {
  return pathIn(site, site.pages.login ?? site.pages.home, locale)
}

/** Behind `#`, where no server and no log sees it; the page has it read by its script. */
export function resetLink(site: ServiceSite, locale: Locale, token: string): string {
  return `${site.url}${pathIn(site, site.pages.resetPassword ?? site.pages.home, locale)}#token=${token}`
}

function pathIn(site: ServiceSite, paths: Localised<string>, locale: Locale): string {
  const wanted = [locale, site.defaultLocale, ...LOCALES]
  return wanted.map((code) => paths[code]).find((path) => path !== undefined) ?? '/'
}
