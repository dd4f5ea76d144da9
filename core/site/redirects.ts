/** Addresses that only redirect: configured old addresses, and pages of the content with `redirect`. */
import { basePathOf, onSite, originOf } from '../domain/site-address.ts'
import type { Locale } from '../languages/codes.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { UrlPath } from '../system/paths.ts'
import type { LinkContext } from './context.ts'
import type { LinkedPage, LinkedSite } from './linked.ts'
import { resolveLink } from './links.ts'
import { pointAt, pointAtConfig } from './records.ts'
import { foldPath, withSlash } from './routes.ts'

export interface Redirect {
  readonly from: UrlPath
  readonly href: string
  readonly locale: Locale
  readonly at: readonly Pointer[]
}

/**
 * The redirects of the site. A redirect whose target is no page in its language is left out;
 * `checkReferences` reports it.
 */
export function redirectsOf(site: LinkedSite): readonly Redirect[] {
  const configured = (site.config.redirects?.redirects ?? []).flatMap(({ from, to }, index) => {
    const locale = localeOfRedirect(site, from)
    const href = resolveLink(site, to, locale)?.href
    const at = [pointAtConfig('redirects', 'redirects', index, 'from')]
    return href === undefined ? [] : [{ from: withSlash(from) as UrlPath, href, locale, at }]
  })
  return [...configured, ...site.pages.flatMap((page) => redirectsOfPage(site, page))]
}

function redirectsOfPage(site: LinkedSite, linked: LinkedPage): Redirect[] {
  const { redirect, redirectUrl } = linked.page.params ?? {}
  if (!redirect || redirectUrl === undefined) return []
  return site.locales.flatMap((locale) => {
    const from = linked.paths[locale]
    const href = resolveLink(site, redirectUrl, locale)?.href
    return from === undefined || href === undefined
      ? []
      : [{ from, href, locale, at: pointAt(linked, 'path') }]
  })
}

/** The language of an old address is the one that it starts with. */
export function localeOfRedirect({ locales, defaultLocale }: LinkedSite, from: string): Locale {
  return locales.find((locale) => from.startsWith(`/${locale}/`)) ?? defaultLocale
}

/** Reports cycles of redirects (AS3308), at which a browser shows an error. */
export function checkRedirects(context: LinkContext, site: LinkedSite): void {
  const redirects = redirectsOf(site)
  const byAddress = new Map(redirects.map((redirect) => [addressOf(site, redirect.from) ?? '', redirect]))
  byAddress.delete('')
  const seen = new Set<Redirect>()
  const reported = new Set<string>()
  for (const start of redirects) {
    const way: Redirect[] = []
    let next: Redirect | undefined = start
    while (next !== undefined && !seen.has(next)) {
      seen.add(next)
      way.push(next)
      next = byAddress.get(addressOf(site, next.href) ?? '')
    }
    if (next === undefined || !way.includes(next)) continue
    // The languages of a page have the same cycle, which is reported once.
    const place = JSON.stringify(next.at)
    if (reported.has(place)) continue
    reported.add(place)
    reportLoop(context, next, way.slice(way.indexOf(next) + 1))
  }
}

function reportLoop(context: LinkContext, { from, at }: Redirect, others: readonly Redirect[]): void {
  const related = others
    .slice(0, 3)
    .flatMap((other) =>
      other.at.slice(0, 1).map((place) => ({ message: `by way of ${other.from}`, at: place })),
    )
  context.report(problem('AS3308', { from }, { at, related }))
}

/**
 * The address in one form, also if it includes the origin of the site; undefined on other sites, and for
 * `//`, which is no address.
 */
function addressOf({ config }: LinkedSite, href: string): string | undefined {
  const { url } = config.site
  const own = originOf(url)
  if (href.startsWith('//') || !URL.canParse(href, own)) return undefined
  const { origin, pathname } = new URL(href, own)
  const path = href.startsWith('/') ? pathname : onSite(basePathOf(url), pathname)
  return origin === own && path !== null ? foldPath(path) : undefined
}
