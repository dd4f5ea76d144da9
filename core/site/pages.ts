import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Where } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggest.ts'
import type { Article } from '../schema/article.ts'
import type { Page, PageModule } from '../schema/page.ts'
import { isAbsent } from './absent-pages.ts'
import { pathsOf, reportMissingTitles, titlesOf } from './context.ts'
import type { LinkContext } from './context.ts'
import type { GeneratedPage } from './generated-modules.ts'
import type { LinkedPage, ListingGoal } from './linked.ts'
import { pointAt } from './records.ts'
import type { Sourced } from './records.ts'
import { isPublished } from './published.ts'
import { checkFolders, foldPath, matchRoute, publicPath, withSlash } from './routes.ts'
import type { RouteMatch } from './routes.ts'
import { isOn } from './schedule.ts'
import { completeTitles, textsOfPage } from './untranslated.ts'

interface PagesToLink {
  readonly records: readonly Sourced<Page>[]
  /** Pages that the site has of itself, by the folded form of their internal paths. */
  readonly generated: ReadonlyMap<string, GeneratedPage>
  readonly now: number
}

/**
 * Pages with their addresses. Drafts and archived pages are omitted. A page of the content that is not published now
 * leaves the generated page as it is.
 */
export function linkPages(
  context: LinkContext,
  { records, generated, now }: PagesToLink,
): readonly LinkedPage[] {
  const published = records.filter(({ value }) => isPublished(value))
  const keyOf = ({ value }: Sourced<Page>) => foldPath(value.path ?? '')
  const shown = new Set(published.filter(({ value }) => isOn(value, now)).map(keyOf))
  return [
    ...published.flatMap((record) => linkPage(context, record, generated.get(keyOf(record))) ?? []),
    ...[...generated].flatMap(([key, page]) =>
      page.locales.length > 0 && !shown.has(key) ? (linkGenerated(context, page) ?? []) : [],
    ),
  ]
}

function linkGenerated(context: LinkContext, page: GeneratedPage): LinkedPage | null {
  const { original, locales, values, origins } = page
  const titles = Object.fromEntries(locales.map((locale) => [locale, page.titles[locale] ?? '']))
  const match = matchRoute(context.routes, original)
  if (match === null) return null
  const paths = pathsOf(context, { match, titles, values })
  const own = withGenerated({ path: original }, page)
  return { page: own, origins, original, paths, titles, type: match.entry.type, listing: undefined }
}

/** The page of the content with what the site adds to it. Its own texts and modules come first. */
function withGenerated(page: Page, { description, summary = {}, modules }: GeneratedPage): Page {
  const { params = {} } = page
  const seo = Object.fromEntries(
    Object.entries(summary).map(([locale, metadataDescription]) => [
      locale,
      { isActiveSEO: true, metadataDescription },
    ]),
  )
  return {
    ...page,
    params: { description, seo, ...params, modules: [...(params.modules ?? []), ...modules] },
  }
}

/** Reports a site without a home page. */
export function checkHome(context: LinkContext, pages: readonly LinkedPage[]): void {
  const home = pages.find(({ original }) => original === '/')
  if (home?.paths[context.defaultLocale] === undefined) {
    context.report(problem('AS3203', { locale: context.defaultLocale }, home && untitledHome(context, home)))
  }
}

/** A home page without a title in the default language has one in another. */
function untitledHome({ defaultLocale }: LinkContext, home: LinkedPage): Where {
  const other = LOCALES.find((locale) => home.titles[locale] !== undefined)
  const at = pointAt(home, 'params', 'title')
  if (other === undefined) return { at }
  const hint = `add its title in ${defaultLocale}, or set "languageDefault" to "${other}" in site-config/languages.json`
  return { at, hint }
}

function linkPage(
  context: LinkContext,
  { value: own, origins }: Sourced<Page>,
  generated: GeneratedPage | undefined,
): LinkedPage | null {
  const route = routeOf(context, { record: own, origins, name: 'page' })
  if (route === null) return null
  const { original, match } = route
  if (isAbsent(context.config, original) || lacksSubject(context, { match, generated, origins })) return null
  const page = generated === undefined ? own : withGenerated(own, generated)
  const given = publicTitles({ ...generated?.titles, ...titlesOf(context, page.params?.title) }, page)
  const name = `page ${original}`
  // In a language without its own texts, the page is the one that the site has of itself.
  const always = generated?.locales ?? []
  const titles = completeTitles(context, { name, titles: given, texts: textsOfPage(page), origins, always })
  const hidden = LOCALES.filter((locale) => page.params?.languages?.[locale]?.public === false)
  reportMissingTitles(context, {
    name,
    match,
    titles: given,
    hidden,
    origins,
    field: 'params.title',
  })
  const paths = pathsOf(context, { match, titles, ...(generated && { values: generated.values }) })
  const listing = listingOf(context, page, origins)
  return { page, origins, original, paths, titles, type: match.entry.type, listing }
}

interface Subject {
  readonly match: RouteMatch
  readonly generated: GeneratedPage | undefined
  readonly origins: Sourced<unknown>['origins']
}

const SUBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^\/team\/\{id\}\/$/i, 'team member'],
  [/^\/town\/\{zip\}\/$/i, 'town with a page of its own, by its postal code'],
  [/^\/references\/\{year\}\/$/i, 'year with sold homes'],
]

/** Reports a page about a member of the team, a town or a year that the site does not have. */
function lacksSubject(context: LinkContext, { match, generated, origins }: Subject): boolean {
  const [, kind] = SUBJECTS.find(([pattern]) => pattern.test(match.entry.original)) ?? []
  if (kind === undefined || generated !== undefined) return false
  const name = Object.values(match.values).join()
  context.report(problem('AS3301', { kind, name, known: [] }, { at: pointAt({ origins }, 'path') }))
  return true
}

/** The titles of a page without the languages that it marks as not public. */
function publicTitles(titles: Localised<string>, page: Page): Localised<string> {
  const { languages } = page.params ?? {}
  return Object.fromEntries(
    Object.entries(titles).filter(([locale]) => languages?.[locale as Locale]?.public !== false),
  )
}

export function routeOf(
  context: LinkContext,
  { record, origins, name }: { record: Page | Article; origins: Sourced<unknown>['origins']; name: string },
): { original: string; match: RouteMatch } | null {
  if (record.path === undefined) {
    context.report(problem('AS3204', { kind: name }, { at: pointAt({ origins }) }))
    return null
  }
  const at = pointAt({ origins }, 'path')
  const original = withSlash(record.path)
  if (!isFolders(context, original, at)) return null
  const match = matchRoute(context.routes, original)
  if (match === null) {
    const known = [...context.routes.literal.values()].map((entry) => entry.original)
    const entry = `{ "original": "${original}", "path": { "${context.defaultLocale}": "/${context.defaultLocale}${original}" } }`
    const hint = didYouMean(original, known) ?? `add ${entry} to site-config/routes.json`
    const params = { kind: 'route', name: original, known }
    context.report(problem('AS3301', params, { at, hint }))
    return null
  }
  return hasFolders(context, match, at) ? { original, match } : null
}

/**
 * Whether the addresses consist of usable names. A placeholder may capture a part of one: `con` of
 * `/news-con/`.
 */
function hasFolders(context: LinkContext, match: RouteMatch, at: readonly Pointer[]): boolean {
  if (match.entry.pattern === undefined) return true
  return context.locales.every((locale) => {
    const path = publicPath(match, locale)
    return path === null || isFolders(context, path, at)
  })
}

function isFolders(context: LinkContext, path: string, at: readonly Pointer[]): boolean {
  const problems = checkFolders(path, at)
  problems.forEach(context.report)
  return problems.length === 0
}

/** The goal of the paged list on this page: a list of properties for sale or for rent without a maximum. */
function listingOf(
  context: LinkContext,
  page: Page,
  origins: Sourced<unknown>['origins'],
): ListingGoal | undefined {
  const [first, ...others] = (page.params?.modules ?? []).flatMap((module, index) => {
    const goal = listingGoal(module)
    return goal === undefined
      ? []
      : [{ goal, at: pointAt({ origins }, 'params', 'modules', index, 'relations') }]
  })
  for (const { at } of others) {
    const related = (first?.at ?? []).slice(0, 1).map((place) => ({ message: 'the other list', at: place }))
    context.report(problem('AS3206', {}, { at, related }))
  }
  return first?.goal
}

/** The goal whose whole, paged list is the module; undefined for a module that is not shown. */
export function listingGoal({ relations, maxItems, status }: PageModule): ListingGoal | undefined {
  if (maxItems !== undefined || !isPublished({ status })) return undefined
  const ids = (relations ?? []).filter(({ type }) => type === 'property-list').map(({ id }) => id)
  return ids.find((id) => id === 'sale' || id === 'rent')
}
