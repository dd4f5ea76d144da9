/** Resolves the links of the content, and reports broken ones. */
import { localeOfPath } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import { lazy } from '../domain/remembered.ts'
import { linksOfPictures, textPieces, withoutPictures } from '../domain/text-pictures.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import type { Pointer, Severity } from '../diagnostics/diagnostic.ts'
import type { ResolvedLink } from '../markup/rich-text.ts'
import type { UrlPath } from '../system/paths.ts'
import { isAbsent } from './absent-pages.ts'
import type { CheckContext } from './context.ts'
import type { AddressIndex, LinkedSite, Paths } from './linked.ts'
import { listingSeries, pathsOfPage } from './listing-series.ts'
import type { ListingSeries } from './listing-series.ts'
import { foldPath, matchRoute } from './routes.ts'
import { slugOfTown } from './towns.ts'

/**
 * The addresses of a site by internal path (`/contact/`) or public one (`/nl/contact/`), in its folded form. Few links
 * lead to properties, and a site may have very many, so properties are indexed only when no other page has the path.
 */
export function addressIndex(site: () => LinkedSite): AddressIndex {
  const pages = lazy(() => indexOfPages(site()))
  const properties = lazy(() => indexOf(site().properties))
  return { get: (path) => pages().get(path) ?? (mayBeOfProperty(path) ? properties().get(path) : undefined) }
}

function indexOfPages(site: LinkedSite) {
  const lists = listingSeries(site).value.map((series) => ({
    original: listOriginal(site, series),
    paths: pathsOfPage(series, 1),
  }))
  const pages = indexOf([...lists, ...site.projects, ...site.articles, ...site.pages])
  for (const entry of site.routes.entries) {
    if (entry.external && !entry.pattern) pages.set(foldPath(entry.original), entry.paths as Paths)
  }
  return pages
}

/** Public paths start with their language (AS3002). */
function mayBeOfProperty(path: string): boolean {
  return path.startsWith('/property/') || localeOfPath(path) !== null
}

function indexOf(entries: readonly { readonly original: string; readonly paths: Paths }[]) {
  const index = new Map<string, Paths>()
  for (const { original, paths } of entries) {
    index.set(foldPath(original), paths)
    for (const path of Object.values(paths)) index.set(foldPath(path), paths)
  }
  return index
}

/** The internal path of a list in links: `/for-sale/type/1/`, `/for-sale/city/9000-gent/`. */
function listOriginal({ defaultLocale }: LinkedSite, { host: { original }, scope }: ListingSeries): string {
  if (scope.kind === 'type') return `${original}type/${scope.category.WebID}/`
  if (scope.kind === 'all') return original
  return `${original}city/${scope.town.zip}-${slugOfTown(scope.town, defaultLocale, defaultLocale)}/`
}

/** The page with the whole list. It replaces the list of a town or type without stock. */
function wholeList(site: LinkedSite, path: string): Paths | undefined {
  const list = /(?:type|city)\/[^/]+\/$/.exec(foldPath(path))
  if (list === null || matchRoute(site.routes, path) === null) return undefined
  const whole = list.input.slice(0, list.index)
  return site.pages.find(({ listing, original }) => listing !== undefined && foldPath(original) === whole)
    ?.paths
}

type LinkKind =
  | { readonly kind: 'page'; readonly paths: Paths; readonly suffix: string; readonly written: Locale | null }
  | { readonly kind: 'file'; readonly href: string }
  | { readonly kind: 'external'; readonly href: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'refused' }

/** The allowed forms of a link. Everything else is refused. */
function classify(site: LinkedSite, written: string): LinkKind {
  const href = written.trim().replaceAll(' ', '%20')
  if (hasControls(href)) return { kind: 'refused' }
  if (/^https?:\/\/[^/\\]/i.test(href))
    return isPlainAddress(href) ? { kind: 'external', href } : { kind: 'refused' }
  if (/^(mailto|tel):./i.test(href))
    return breaksHeader(href) ? { kind: 'refused' } : { kind: 'external', href }
  const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
  const name = decodedPath(path)
  if (name.startsWith('documents/'))
    return site.documents.has(name) ? { kind: 'file', href: `/${href}` } : { kind: 'dead' }
  if (!/^\/(?![/\\])/.test(href)) return { kind: 'refused' }
  const paths = site.addresses.get(foldPath(name)) ?? wholeList(site, name)
  if (paths) return { kind: 'page', paths, suffix, written: localeOfPath(path.toLowerCase()) }
  const isFile = site.staticFiles.includes(name.slice(1)) || site.documents.has(name.slice(1))
  return isFile ? { kind: 'file', href } : { kind: 'dead' }
}

function hasControls(text: string): boolean {
  // Browsers remove tabs and line breaks inside addresses, so `/<TAB>/evil` leads to another site.
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0020\u007f\\]/.test(text)
}

/** A name before an `@` looks like the address: `https://kantoor.be@evil.example`. */
function isPlainAddress(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { username, password } = new URL(href)
  return username === '' && password === ''
}

/** A line break is allowed in the body of a mail only. In a header it would add recipients. */
function breaksHeader(href: string): boolean {
  return /%0[ad]/i.test(href.replace(/([?&]body=)[^&]*/gi, '$1'))
}

export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Returns the address of a link in a language, or null when the text must not become a link in that language. */
export function resolveLink(site: LinkedSite, written: string, locale: Locale): ResolvedLink | null {
  const link = classify(site, written)
  if (link.kind === 'external') return { href: link.href, external: /^https?:/i.test(link.href) }
  if (link.kind === 'file') return { href: link.href, external: false }
  if (link.kind !== 'page') return null
  const path = link.paths[link.written ?? locale]
  return path === undefined ? null : { href: `${encodeURI(path)}${link.suffix}`, external: false }
}

/** The address of an internal path in a language; '/' for an unknown path. */
export function hrefOf(site: LinkedSite, original: string, locale: Locale): UrlPath {
  const { addresses } = site
  return addresses.get(foldPath(original))?.[locale] ?? addresses.get('/')?.[locale] ?? ('/' as UrlPath)
}

interface LinkToCheck {
  readonly href: string
  readonly at: readonly Pointer[]
  /** The languages in which the link is published: its page must exist in each. */
  readonly locales?: readonly Locale[]
  /** The severity of the report when the link is dead. */
  readonly severity?: Severity
}

/** Reports a link that leads nowhere, or to a page that is missing in one of the languages it is published in. */
export function checkLink(
  context: CheckContext,
  site: LinkedSite,
  { href, at, locales = [], severity: dead = 'error' }: LinkToCheck,
): void {
  const link = classify(site, href)
  if (link.kind === 'refused') context.report(problem('AS3303', { href }, { at }))
  if (link.kind === 'dead' && !isAbsent(context.config, href.replace(/[?#].*$/, ''))) {
    context.report(problem('AS3302', { href, known: context.likelyPaths() }, { at, severity: dead }))
  }
  if (link.kind !== 'page' || link.written !== null) return
  for (const locale of locales) {
    const severity = context.config.languages.missing?.[locale] ?? 'warning'
    if (link.paths[locale] !== undefined || severity === 'ignore') continue
    context.report(problem('AS3306', { href, locale }, { at, severity }))
  }
}

/** Returns the address of a file of content/static/ or of another site, or null if the file does not exist. */
export function staticHref({ staticFiles }: LinkedSite, file: string): string | null {
  if (/^https?:\/\//i.test(file)) return isPlainAddress(file) ? file : null
  const name = file.replace(/^\/?(?:static\/)?/, '')
  return staticFiles.includes(name) ? `/${encodeURI(name).replace(/[?#]/g, encodeURIComponent)}` : null
}

/** Returns the internal and public paths of pages and articles. */
export function likelyPaths({ pages, articles }: Pick<LinkedSite, 'pages' | 'articles'>): readonly string[] {
  const records = [...pages, ...articles]
  return [...records.map(({ original }) => original), ...records.flatMap(({ paths }) => Object.values(paths))]
}

interface TextToCheck {
  readonly text: Text | undefined
  readonly locales: readonly Locale[]
  /** The place of the text, or of one language of it. */
  readonly at: (...path: DataPath) => readonly Pointer[]
  /** Whether the page shows pictures that stand on lines of their own. */
  readonly showsPictures?: boolean
}

/** Links of a rich text, in the languages in which it is published. */
export function checkText(
  context: CheckContext,
  site: LinkedSite,
  { text, locales, at, showsPictures = false }: TextToCheck,
): void {
  if (text === undefined) return
  const check = (written: string, inLocales: readonly Locale[], places: readonly Pointer[]) => {
    const pieces = showsPictures ? textPieces(written) : undefined
    const source = pieces ? withoutPictures(pieces) : written
    checkSource(context, site, { source, locales: inLocales, at: places })
    for (const href of pieces ? linksOfPictures(pieces) : []) {
      const marked = places.map((pointer) => ({ ...pointer, part: href }))
      checkLink(context, site, { href, locales: inLocales, at: marked })
    }
  }
  if (typeof text === 'string') return check(text, locales, at())
  for (const locale of locales) check(text[locale] ?? '', [locale], at(locale))
}

function checkSource(
  context: CheckContext,
  site: LinkedSite,
  { source, locales, at }: { source: string; locales: readonly Locale[]; at: readonly Pointer[] },
): void {
  const links = context.linksIn(source)
  if (links === null) return context.report(problem('AS3305', {}, { at }))
  for (const { href, kind } of links) {
    const marked = at.map((pointer) => ({ ...pointer, part: href }))
    if (kind === 'link') checkLink(context, site, { href, locales, at: marked })
    else context.report(problem('AS3304', { href, kind }, { at: marked }))
  }
}
