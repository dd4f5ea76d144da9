/**
 * Lists are static pages of 24 cards: the whole list of a goal, and one list for each town and type group with
 * properties. A series is one such list with its pages in every language.
 */
import { LISTING_PAGE_SIZE } from '../domain/layout.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import { lazy } from '../domain/remembered.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Category } from '../schema/collections.ts'
import type { UrlPath } from '../system/paths.ts'
import type { LinkedPage, LinkedProperty, LinkedSite, ListingGoal, Paths, Town } from './linked.ts'
import { pointAtConfig } from './records.ts'
import { matchRoute, publicPath } from './routes.ts'
import { freeCounter } from './listings.ts'
import { slugOf } from './slug.ts'
import { slugOfTown } from './towns.ts'

export type ListingScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'type'; readonly category: Category }

export interface ListingSeries {
  readonly goal: ListingGoal
  readonly scope: ListingScope
  /** The page of the content that contains the whole list. */
  readonly host: LinkedPage
  readonly versions: Localised<{
    readonly items: readonly LinkedProperty[]
    /** The ids of the items. A page that reads them depends on nothing else of the homes. */
    readonly ids: () => readonly number[]
    readonly pages: readonly UrlPath[]
    /** The number of available ones. */
    readonly free: number
  }>
}

type Version = NonNullable<ListingSeries['versions'][Locale]>

export function listingSeries(site: LinkedSite): Checked<readonly ListingSeries[]> {
  const problems: Problem[] = []
  const freeIn = freeCounter()
  const value = site.pages.flatMap((host) =>
    host.listing === undefined ? [] : seriesOf(site, { host, goal: host.listing, freeIn, problems }),
  )
  return { value, problems }
}

interface Host {
  readonly freeIn: (items: readonly LinkedProperty[]) => number
  readonly host: LinkedPage
  readonly goal: ListingGoal
  readonly problems: Problem[]
}

function seriesOf(site: LinkedSite, input: Host): ListingSeries[] {
  const { host, goal } = input
  const all: ListingSeries = {
    goal,
    host,
    scope: { kind: 'all' },
    versions: versionsOf(host.paths, (locale, path) =>
      pagesOf(site, input, { locale, path, items: site.listings[locale][goal].items }),
    ),
  }
  return [all, ...typeSeries(site, input), ...townSeries(site, input)]
}

function typeSeries(site: LinkedSite, input: Host): ListingSeries[] {
  const { host, goal } = input
  const route = matchRoute(site.routes, `${host.original}type/0/`)
  if (route === null) return []
  return site.categories.flatMap((category) => {
    const versions = versionsOf(host.paths, (locale) => {
      const items = site.listings[locale][goal].types.find((group) => group.category === category)?.items
      const path = publicPath(route, locale, { webid: category.WebID })
      return items && path ? pagesOf(site, input, { locale, path, items }) : undefined
    })
    return isEmpty(versions) ? [] : [{ goal, host, scope: { kind: 'type', category }, versions }]
  })
}

function townSeries(site: LinkedSite, input: Host): ListingSeries[] {
  const { host, goal } = input
  const route = matchRoute(site.routes, `${host.original}city/0000-x/`)
  if (route === null) return []
  const towns = new Map<Town, Partial<Record<Locale, Version>>>()
  for (const locale of LOCALES) {
    if (host.paths[locale] === undefined) continue
    for (const { town, items } of site.listings[locale][goal].towns) {
      const path = publicPath(route, locale, {
        zip: slugOf(town.zip, 'x'),
        town: slugOfTown(town, locale, site.defaultLocale),
      })
      if (path === null) continue
      const versions = towns.get(town) ?? {}
      versions[locale] = pagesOf(site, input, { locale, path, items })
      towns.set(town, versions)
    }
  }
  return [...towns].map(([town, versions]) => ({ goal, host, scope: { kind: 'town', town }, versions }))
}

function versionsOf(
  paths: Paths,
  make: (locale: Locale, path: UrlPath) => Version | undefined,
): ListingSeries['versions'] {
  const versions: Partial<Record<Locale, Version>> = {}
  for (const locale of LOCALES) {
    const path = paths[locale]
    const version = path === undefined ? undefined : make(locale, path)
    if (version !== undefined) versions[locale] = version
  }
  return versions
}

function isEmpty(versions: ListingSeries['versions']): boolean {
  return Object.keys(versions).length === 0
}

/** The addresses of a list's pages: its own, and those of the pattern appended to it. */
function pagesOf(
  site: LinkedSite,
  { host, freeIn, problems }: Host,
  { locale, path, items }: { locale: Locale; path: UrlPath; items: readonly LinkedProperty[] },
): Version {
  const count = Math.max(1, Math.ceil(items.length / LISTING_PAGE_SIZE))
  const route = matchRoute(site.routes, `${host.original}page/2/`)
  const pages: UrlPath[] = [path]
  for (let number = 2; number <= count; number++) {
    const next = route && publicPath(route, locale, { page: number })
    const own = host.paths[locale] ?? ''
    if (!next?.startsWith(own)) {
      const original = `${host.original}page/{page}/`
      problems.push(
        problem('AS3207', { original, locale, path: own }, { at: pointAtConfig('routes', 'routes') }),
      )
      break
    }
    pages.push(`${path}${next.slice(own.length)}` as UrlPath)
  }
  return { items, ids: lazy(() => items.map(({ property }) => property.ID)), pages, free: freeIn(items) }
}

/** The addresses of one page of a series, in every language that has that many pages. */
export function pathsOfPage({ versions }: ListingSeries, number: number): Paths {
  const paths: Partial<Record<Locale, UrlPath>> = {}
  for (const locale of LOCALES) {
    const path = versions[locale]?.pages[number - 1]
    if (path !== undefined) paths[locale] = path
  }
  return paths
}

/** The series that contains the whole list of a goal. */
export function wholeOf(series: readonly ListingSeries[], goal: ListingGoal): ListingSeries | undefined {
  return series.find((candidate) => candidate.goal === goal && candidate.scope.kind === 'all')
}
