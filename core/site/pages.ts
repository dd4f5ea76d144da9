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
import type { LinkedArticle, LinkedPage, ListingGoal } from './linked.ts'
import { pointAt } from './records.ts'
import type { Sourced } from './records.ts'
import { isPublished } from './published.ts'
import { checkFolders, matchRoute, publicPath, withSlash } from './routes.ts'
import type { RouteMatch } from './routes.ts'
import { completeTitles, textsOfArticle, textsOfPage } from './untranslated.ts'

/** Pages with their addresses. Drafts and archived pages are omitted. */
export function linkPages(context: LinkContext, records: readonly Sourced<Page>[]): LinkedPage[] {
  return records
    .filter(({ value }) => isPublished(value))
    .flatMap((record) => linkPage(context, record) ?? [])
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

function linkPage(context: LinkContext, { value: page, origins }: Sourced<Page>): LinkedPage | null {
  const route = routeOf(context, { record: page, origins, name: 'page' })
  if (route === null) return null
  const { original, match } = route
  if (isAbsent(context.config, original)) return null
  const given = publicTitles(titlesOf(context, page.params?.title), page)
  const name = `page ${original}`
  const titles = completeTitles(context, { name, titles: given, texts: textsOfPage(page), origins })
  const hidden = LOCALES.filter((locale) => page.params?.languages?.[locale]?.public === false)
  reportMissingTitles(context, {
    name,
    match,
    titles: given,
    hidden,
    origins,
    field: 'params.title',
  })
  const paths = pathsOf(context, { match, titles })
  const listing = listingOf(context, page, origins)
  return { page, origins, original, paths, titles, type: match.entry.type, listing }
}

/** The titles of a page without the languages that it marks as not public. */
function publicTitles(titles: Localised<string>, page: Page): Localised<string> {
  const { languages } = page.params ?? {}
  return Object.fromEntries(
    Object.entries(titles).filter(([locale]) => languages?.[locale as Locale]?.public !== false),
  )
}

/** Articles with their addresses. */
export function linkArticles(context: LinkContext, records: readonly Sourced<Article>[]): LinkedArticle[] {
  return records
    .filter(({ value }) => isPublished(value))
    .flatMap(({ value: article, origins }) => {
      const route = routeOf(context, { record: article, origins, name: 'article' })
      if (route === null) return []
      const { original, match } = route
      const name = `article ${original}`
      const given = titlesOf(context, article.title ?? article.name)
      reportMissingTitles(context, { name, match, titles: given, origins, field: 'title' })
      const titles = completeTitles(context, { name, titles: given, texts: textsOfArticle(article), origins })
      const paths = pathsOf(context, { match, titles })
      const id = article.id ?? article.path ?? original
      return [{ article, origins, original, id, category: article.category ?? 'articles', paths, titles }]
    })
}

function routeOf(
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
