import { textIn } from '../domain/locale.ts'
import type { Localised, Text } from '../domain/locale.ts'
import { hrefOf, resolveLink } from '../site/links.ts'
import type { Paths } from '../site/linked.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import type { Link } from './types.ts'

/** A link of the content; undefined if its page does not exist in this language or it has no label. */
export function linkOf(context: ViewContext, written: string, label: Text | undefined): Link | undefined {
  const text = textIn(label, context.locale)
  const resolved = text === undefined ? null : resolveLink(context.site, written, context.locale)
  if (resolved === null || text === undefined) return undefined
  return compact<Link>({ href: resolved.href, label: text, external: resolved.external ? true : undefined })
}

/** The address of an internal path in the language of the page; an unknown path leads to the home page. */
export function hrefTo(context: ViewContext, original: string): string {
  return encodeURI(hrefOf(context.site, original, context.locale))
}

/** Address of a record in the page's language. The record must have one. */
export function hrefIn(context: ViewContext, paths: Paths): string {
  return encodeURI(paths[context.locale] ?? '/')
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

/** The absolute address, with the site's origin, for heads, sitemaps and structured data. */
export function absolute(context: ViewContext, href: string): string {
  return /^https?:/i.test(href) ? href : `${context.site.config.site.url}${href}`
}
