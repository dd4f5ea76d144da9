/** Links in content: where they lead, and which lead nowhere (spec 2; engineering section 5, bad input 15). */
import { isLocale, localeOfPath } from '../domain/locale.ts'
import type { Locale, Text } from '../domain/locale.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { DataPath, Pointer } from '../diagnostics/diagnostic.ts'
import { isTooComplex, linksOf } from '../markup/rich-text.ts'
import type { ResolvedLink } from '../markup/rich-text.ts'
import type { UrlPath } from '../system/paths.ts'
import type { LinkContext } from './context.ts'
import type { LinkedSite, Paths } from './linked.ts'
import { foldPath } from './routes.ts'

/** Finds the page behind an internal path (`/contact/`) or a public one (`/nl/contact/`), by its folded form. */
export type PageIndex = ReadonlyMap<string, Paths>

const indexes = new WeakMap<LinkedSite, PageIndex>()

export function pageIndex(site: LinkedSite): PageIndex {
  const known = indexes.get(site)
  if (known) return known
  const index = new Map<string, Paths>()
  for (const { original, paths } of [...site.properties, ...site.projects, ...site.articles, ...site.pages]) {
    index.set(foldPath(original), paths)
    for (const path of Object.values(paths)) index.set(foldPath(path), paths)
  }
  for (const entry of site.routes.entries) {
    if (entry.external && !entry.pattern) index.set(foldPath(entry.original), entry.paths as Paths)
  }
  indexes.set(site, index)
  return index
}

type LinkKind =
  | { readonly kind: 'page'; readonly paths: Paths; readonly suffix: string; readonly written: Locale | null }
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'refused' }

/** What a written link is. Only these forms are links at all: everything else is refused. */
function classify(site: LinkedSite, written: string): LinkKind {
  const href = written.trim()
  if (hasControls(href)) return { kind: 'refused' }
  if (/^https?:\/\/[^/\\]/i.test(href)) return URL.canParse(href) ? { kind: 'external', href } : { kind: 'refused' }
  if (/^(mailto|tel):[^\s]+$/i.test(href)) return { kind: 'external', href }
  if (/^documents\//.test(href)) return site.documents.has(href) ? { kind: 'file', href: `/${href}` } : { kind: 'dead' }
  if (!/^\/(?![/\\])/.test(href)) return { kind: 'refused' }
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const paths = pageIndex(site).get(foldPath(decode(path)))
  if (paths) return { kind: 'page', paths, suffix, written: localeOfPath(path) }
  return site.staticFiles.includes(path.slice(1)) ? { kind: 'file', href: path } : { kind: 'dead' }
}

function hasControls(text: string): boolean {
  // Browsers drop tabs and line breaks inside addresses: `/<TAB>/evil` leads to another site.
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0020\u007f\\]/.test(text)
}

function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The address behind a written link in a language, or null when it is not to be a link there. */
export function resolveLink(site: LinkedSite, written: string, locale: Locale): ResolvedLink | null {
  const link = classify(site, written)
  if (link.kind === 'external') return { href: link.href, external: /^https?:/i.test(link.href) }
  if (link.kind === 'file') return { href: link.href, external: false }
  if (link.kind !== 'page') return null
  const path = link.paths[link.written ?? locale]
  return path === undefined ? null : { href: `${encodeURI(path)}${link.suffix}`, external: false }
}

/** The address of an internal path in a language; a path that is unknown there falls back to '/' (spec 2). */
export function hrefOf(site: LinkedSite, original: string, locale: Locale): UrlPath {
  const index = pageIndex(site)
  return index.get(foldPath(original))?.[locale] ?? index.get('/')?.[locale] ?? ('/' as UrlPath)
}

/** Reports a link that leads nowhere, or to a page that is missing in one of the languages it is published in. */
export function checkLink(
  context: LinkContext,
  site: LinkedSite,
  { href, at, locales = [] }: { href: string; at: readonly Pointer[]; locales?: readonly Locale[] },
): void {
  const link = classify(site, href)
  if (link.kind === 'refused') context.report(problem('AS3303', { href }, { at }))
  if (link.kind === 'dead') {
    const known = [...pageIndex(site).keys()].filter((path) => !isLocale(path.split('/', 2)[1]))
    context.report(problem('AS3302', { href, known }, { at }))
  }
  if (link.kind !== 'page' || link.written !== null) return
  for (const locale of locales) {
    const severity = context.config.languages.missing?.[locale] ?? 'warning'
    if (link.paths[locale] !== undefined || severity === 'ignore') continue
    context.report(problem('AS3306', { href, locale }, { at, severity }))
  }
}

/** Links of a rich text, in the languages in which it is published. `at` points at the text, or at one language of it. */
export function checkText(
  context: LinkContext,
  site: LinkedSite,
  { text, locales, at }: { text: Text | undefined; locales: readonly Locale[]; at: (...path: DataPath) => readonly Pointer[] },
): void {
  if (text === undefined) return
  if (typeof text === 'string') return checkSource(context, site, { source: text, locales, at: at() })
  for (const locale of locales) {
    checkSource(context, site, { source: text[locale] ?? '', locales: [locale], at: at(locale) })
  }
}

function checkSource(
  context: LinkContext,
  site: LinkedSite,
  { source, locales, at }: { source: string; locales: readonly Locale[]; at: readonly Pointer[] },
): void {
  if (isTooComplex(source)) return context.report(problem('AS3305', {}, { at }))
  for (const { href, picture } of linksOf(source)) {
    if (picture) context.report(problem('AS3304', { href }, { at }))
    else checkLink(context, site, { href, locales, at: at.map((pointer) => ({ ...pointer, part: href })) })
  }
}
