/** Addresses that only redirect: configured old addresses and folders, and pages of the content with `redirect`. */
import { pageKey } from '../domain/addresses.ts'
import type { FolderRedirect } from '../domain/addresses.ts'
import { basePathOf, onSite, originOf } from '../domain/site-address.ts'
import { isRedirectTarget } from '../domain/read-addresses.ts'
import type { Locale } from '../languages/codes.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { UrlPath } from '../system/paths.ts'
import type { CheckContext } from './context.ts'
import type { LinkedPage, LinkedSite } from './linked.ts'
import { checkLink, resolveLink } from './links.ts'
import { pointAt, pointAtConfig } from './records.ts'
import { checkFolders, foldPath, withSlash } from './routes.ts'

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
  const configured = configuredRedirects(site).filter(({ from }) => redirectedFolder(from) === null)
  const withPages = configured.map((redirect) => ({ ...redirect, from: withSlash(redirect.from) as UrlPath }))
  return [...withPages, ...site.pages.flatMap((page) => redirectsOfPage(site, page))]
}

/** The redirects from all addresses below a folder, the deepest folder first. */
export function folderRedirectsOf(site: LinkedSite): readonly Omit<FolderRedirect, 'isApart'>[] {
  const found = configuredRedirects(site).flatMap(({ from, href }) => {
    const folder = redirectedFolder(from)
    return folder === null || !isRedirectTarget(href) ? [] : [{ folder, to: href }]
  })
  return found.toSorted((one, other) => other.folder.length - one.folder.length)
}

/** Redirects as they are written: `from` may be a folder, `/old/*`. */
function configuredRedirects(site: LinkedSite): readonly Redirect[] {
  return (site.config.redirects?.redirects ?? []).flatMap(({ from, to }, index) => {
    const locale = localeOfRedirect(site, from)
    const href = resolveLink(site, to, locale)?.href
    const at = [pointAtConfig('redirects', 'redirects', index, 'from')]
    return href === undefined ? [] : [{ from: from as UrlPath, href, locale, at }]
  })
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

/** The folder whose addresses lead on, `/old/` of `/old/*`; null for the address of a page. */
function redirectedFolder(from: string): string | null {
  return from.endsWith('/*') ? from.slice(0, -1) : null
}

/** The language of an old address is the one that it starts with. */
export function localeOfRedirect({ locales, defaultLocale }: LinkedSite, from: string): Locale {
  return locales.find((locale) => from.startsWith(`/${locale}/`)) ?? defaultLocale
}

/** Reports redirects that lead nowhere, cannot be published, or return to where they began (AS3308). */
export function checkRedirects(context: CheckContext, site: LinkedSite): void {
  checkConfigured(context, site)
  checkLoops(context, site)
}

/** Two redirects of one address make the same page (AS3005), and those of one folder make none (AS3309). */
function checkConfigured(context: CheckContext, site: LinkedSite): void {
  const known = new Map<string, readonly Pointer[]>()
  for (const [index, { from, to }] of (site.config.redirects?.redirects ?? []).entries()) {
    const at = [pointAtConfig('redirects', 'redirects', index, 'from')]
    const target = [pointAtConfig('redirects', 'redirects', index, 'to')]
    const folder = redirectedFolder(from)
    checkFolders(folder ?? from, at, from).forEach(context.report)
    checkLink(context, site, { href: to, at: target, locales: [localeOfRedirect(site, from)] })
    if (folder === null) continue
    if (/^(?:mailto|tel):/i.test(to)) context.report(problem('AS3303', { href: to }, { at: target }))
    const first = known.get(pageKey(folder)) ?? []
    const related = first.map((place) => ({ message: 'the other redirect', at: place }))
    if (related.length > 0) context.report(problem('AS3309', { from }, { at, related }))
    else known.set(pageKey(folder), at)
  }
}

/** A browser shows an error if a redirect leads back to itself. */
function checkLoops(context: CheckContext, site: LinkedSite): void {
  const folders = configuredRedirects(site).filter(({ from }) => redirectedFolder(from) !== null)
  const redirects = [...redirectsOf(site), ...folders]
  const after = nextRedirect(site, redirects)
  const seen = new Set<Redirect>()
  const reported = new Set<string>()
  for (const start of redirects) {
    const way: Redirect[] = []
    let next: Redirect | undefined = start
    while (next !== undefined && !seen.has(next)) {
      seen.add(next)
      way.push(next)
      next = after(next)
    }
    if (next === undefined || !way.includes(next)) continue
    // The languages of a page have the same cycle, which is reported once.
    const place = JSON.stringify(next.at)
    if (reported.has(place)) continue
    reported.add(place)
    reportLoop(context, next, way.slice(way.indexOf(next) + 1))
  }
}

/** The redirect of the address to which a redirect leads. */
function nextRedirect(
  site: LinkedSite,
  redirects: readonly Redirect[],
): (redirect: Redirect) => Redirect | undefined {
  const byAddress = new Map(redirects.map((redirect) => [addressOf(site, redirect.from) ?? '', redirect]))
  const folders = redirects.flatMap((redirect) => {
    const folder = redirectedFolder(redirect.from)
    const address = folder === null ? undefined : addressOf(site, folder)
    return address === undefined ? [] : [{ address, redirect }]
  })
  return ({ href }) => {
    const address = addressOf(site, href)
    if (address === undefined) return undefined
    // A target without the origin of the site is a page or a file, and folders lead on only where there is none.
    const isThere = href.startsWith('/') || site.addresses.get(address) !== undefined
    const folder = isThere ? undefined : folders.find((each) => address.startsWith(each.address))
    return byAddress.get(address) ?? folder?.redirect
  }
}

function reportLoop(context: CheckContext, { from, at }: Redirect, others: readonly Redirect[]): void {
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
