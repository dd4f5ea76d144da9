import { textIn } from '../domain/locale.ts'
import type { Localised, Text } from '../domain/locale.ts'
import { onHost, originOf } from '../domain/site-address.ts'
import { hrefOf, resolveLink } from '../site/links.ts'
import type { LinkedSite, Paths } from '../site/linked.ts'
import { foldPath } from '../site/routes.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import type { Link } from './types.ts'

/** A link of the content; undefined if its page does not exist in this language or it has no label. */
export function linkOf(context: ViewContext, written: string, label: Text | undefined): Link | undefined {
  const text = textIn(label, context.locale)
  const resolved = text === undefined ? null : resolveLink(context.site, written, context.locale)
  if (resolved === null || text === undefined) return undefined
  const href = onHost(context.site.config.site.url, resolved.href)
  return compact<Link>({ href, label: text, external: resolved.external ? true : undefined })
}

/** The address of an internal path in the language of the page; an unknown path leads to the home page. */
export function hrefTo(context: ViewContext, original: string): string {
  return hrefAt(context.site, hrefOf(context.site, original, context.locale))
}

/** The address of an internal path in the language of the page; undefined if there is no page. */
export function pageAt({ site, locale }: ViewContext, original: string): string | undefined {
  const path = site.addresses.get(foldPath(original))?.[locale]
  return path && hrefAt(site, path)
}

/** Address of a record in the page's language. The record must have one. */
export function hrefIn(context: ViewContext, paths: Paths): string {
  return hrefAt(context.site, paths[context.locale] ?? '/')
}

/** A link to another record in the page's language; undefined if the record has no page in it. */
export function recordLink(
  context: ViewContext,
  linked: { readonly paths: Paths; readonly titles: Localised<string> } | undefined,
): Link | undefined {
  const label = linked?.titles[context.locale]
  return linked?.paths[context.locale] === undefined || label === undefined
    ? undefined
    : { href: hrefIn(context, linked.paths), label }
}

/** The encoded address of a path of the site, as pages contain it. */
export function hrefAt({ config }: Pick<LinkedSite, 'config'>, path: string): string {
  return onHost(config.site.url, encodeURI(path))
}

/** The absolute address, for heads, sitemaps and structured data. `href` begins at the root of the host. */
export function absolute(context: ViewContext, href: string): string {
  return /^https?:/i.test(href) ? href : `${originOf(context.site.config.site.url)}${href}`
}
