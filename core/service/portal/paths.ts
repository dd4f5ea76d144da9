/** The addresses of the pages of owners, in a language of the site. */
import type { Locale } from '../../languages/codes.ts'
import type { Localised } from '../../domain/locale.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { pathIn } from '../pages/addresses.ts'

export function portalPathOf(site: ServiceSite, locale: Locale): string {
  return pathOf(site, site.pages.portal ?? site.pages.login ?? site.pages.home, locale)
}

export function loginPath(site: ServiceSite, locale: Locale): string {
  return pathOf(site, site.pages.login ?? site.pages.home, locale)
}

/** The token is after `#`, so no server and no log receives it. The script of the page reads it. */
export function resetLink(site: ServiceSite, locale: Locale, token: string): string {
  return `${site.url}${pathOf(site, site.pages.resetPassword ?? site.pages.home, locale)}#token=${token}`
}

/** The token in a field: the token that a script took from the link, or the one in a pasted link. */
export function tokenIn(text: string): string {
  return text.replace(/^.*#token=/, '')
}

function pathOf(site: ServiceSite, paths: Localised<string>, locale: Locale): string {
  const other = LOCALES.map((code) => paths[code]).find((path) => path !== undefined)
  return pathIn(site, paths, locale) ?? other ?? '/'
}
