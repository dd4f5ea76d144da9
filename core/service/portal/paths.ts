/** Where the pages of owners stand on the site, in a language that it has. */
import type { Locale } from '../../languages/codes.ts'
import type { Localised } from '../../domain/locale.ts'
import { LOCALES } from '../../languages/codes.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { pathIn } from '../pages/addresses.ts'

export function portalPath(site: ServiceSite, locale: Locale): string {
  return pathOf(site, site.pages.portal ?? site.pages.login ?? site.pages.home, locale)
}

export function loginPath(site: ServiceSite, locale: Locale): string {
  return pathOf(site, site.pages.login ?? site.pages.home, locale)
}

/** Behind `#`, where no server and no log sees it; the page has it read by its script. */
export function resetLink(site: ServiceSite, locale: Locale, token: string): string {
  return `${site.url}${pathOf(site, site.pages.resetPassword ?? site.pages.home, locale)}#token=${token}`
}

/** What a form holds: the token that a script took from the link, or the link as somebody pasted it. */
export function tokenIn(text: string): string {
  return text.replace(/^.*#token=/, '')
}

function pathOf(site: ServiceSite, paths: Localised<string>, locale: Locale): string {
  const other = LOCALES.map((code) => paths[code]).find((path) => path !== undefined)
  return pathIn(site, paths, locale) ?? other ?? '/'
}
