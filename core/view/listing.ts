import { textIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import { LISTING_PAGE_SIZE } from '../domain/layout.ts'
import { feedAt } from '../feeds/addresses.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingScope, ListingSeries } from '../site/listing-series.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { cityValue, goalNumber, postcodesOf } from '../domain/listing.ts'
import { WHOLE_LIST, listQueryText, parseListQuery } from '../domain/list-query.ts'
import { compact } from './context.ts'
import { hrefAt, hrefIn, recordLink } from './links.ts'
import { listFileHref } from './list-file.ts'
import { say } from './text.ts'
import { townMapOf } from './town-map.ts'
import type { CountLink, Link, ListFilters, Listing, Paging } from './types.ts'

/** One page of a series, with the other series of its goal, which narrow the list. */
export interface ListingPage {
  readonly series: ListingSeries
  readonly number: number
  readonly siblings: readonly ListingSeries[]
}

/** Number of pages shown around the current one. The first and the last are always shown. */
const PAGES_AROUND = 2

export function listingOf(context: ViewContext, { series, number, siblings }: ListingPage): Listing {
  const isFirst = number === 1
  const narrowed = (kind: ListingScope['kind']) =>
    siblings
      .filter(({ scope }) => scope.kind === kind)
      .flatMap((sibling) => countLink(context, sibling, sibling === series) ?? [])
  const whole = siblings.find(({ scope }) => scope.kind === 'all')
  return compact<Listing>({
    goal: goalNumber(series.goal),
    paging: pagingOf(context, series, number),
    // Lists of towns are long for a large stock, so only the first page contains them.
    types: isFirst ? narrowed('type') : [],
    cities: isFirst && series.scope.kind !== 'type' ? narrowed('town') : [],
    all: whole && series.scope.kind !== 'all' ? linkToAll(context, whole) : undefined,
    filters: whole && filtersOf(context, { whole, series, isHere: isFirst && series === whole }),
    map: isFirst && series === whole ? townMapOf(context, siblings) : undefined,
    ...followLink(context, series, isFirst && series === whole),
    other: isEmpty(context, series) ? otherList(context, series) : undefined,
  })
}

function followLink(
  context: ViewContext,
  series: ListingSeries,
  isFiltered: boolean,
): Pick<Listing, 'follow' | 'followsFilters'> {
  const path = series.versions[context.locale]?.pages[0]
  if (path === undefined || isEmpty(context, series)) return {}
  const follow = { href: hrefAt(context.site, feedAt(path, 'xml')), label: say(context, 'listing.follow') }
  return isFiltered && context.site.config.service !== undefined
    ? { follow, followsFilters: true }
    : { follow }
}

function isEmpty({ locale }: ViewContext, { versions }: ListingSeries): boolean {
  return (versions[locale]?.items.length ?? 0) === 0
}

function filtersOf(
  context: ViewContext,
  { whole, series, isHere }: { whole: ListingSeries; series: ListingSeries; isHere: boolean },
): ListFilters | undefined {
  if (isEmpty(context, whole)) return undefined
  return compact<ListFilters>({
    action: hrefIn(context, pathsOfPage(whole, 1)),
    data: listFileHref(context, whole),
    here: isHere ? true : undefined,
    search: isHere ? context.searchFile?.() : undefined,
    scope: queryOfScope(context, series.scope),
    selects: context.selectsOf(whole),
  })
}

/** The query for the content of a page of one type or town. */
function queryOfScope({ site, locale }: ViewContext, scope: ListingScope): string | undefined {
  if (scope.kind === 'all') return undefined
  if (scope.kind === 'type') return listQueryText({ ...WHOLE_LIST, types: [scope.category.WebID] })
  const city = cityValue(townName(scope.town, locale, site.defaultLocale), scope.town.zip)
  return listQueryText(parseListQuery(new URLSearchParams([['city', city]])))
}

/** An empty list of rentals links to the list for sale, and the reverse. */
function otherList(context: ViewContext, { goal }: ListingSeries): Link | undefined {
  const { site, reads } = context
  const other = goal === 'sale' ? 'rent' : 'sale'
  if (reads.stock.count(other).free === 0) return undefined
  const link = recordLink(
    context,
    site.pages.find(({ listing }) => listing === other),
  )
  return link && { ...link, label: say(context, `listing.all.${other}`) }
}

function linkToAll(context: ViewContext, whole: ListingSeries): Link {
  return { href: hrefIn(context, pathsOfPage(whole, 1)), label: say(context, `listing.all.${whole.goal}`) }
}

function countLink(context: ViewContext, series: ListingSeries, isCurrent: boolean): CountLink | undefined {
  const version = series.versions[context.locale]
  if (version === undefined) return undefined
  const href = isCurrent ? undefined : hrefIn(context, pathsOfPage(series, 1))
  return compact<CountLink>({
    label: scopeName(context, series.scope),
    count: version.free,
    href,
    isPart: series.scope.kind === 'town' && series.scope.town.within !== undefined ? true : undefined,
  })
}

/** "Appartement", "Elsene (1050)" */
export function scopeName({ site, locale }: ViewContext, scope: ListingScope): string {
  if (scope.kind === 'type') return textIn(scope.category.Name, locale) ?? String(scope.category.WebID)
  return scope.kind === 'town'
    ? `${townName(scope.town, locale, site.defaultLocale)} (${postcodesOf(scope.town)})`
    : ''
}

export function itemsOfPage(
  series: ListingSeries,
  locale: Locale,
  number: number,
): readonly LinkedProperty[] {
  const items = series.versions[locale]?.items ?? []
  return items.slice((number - 1) * LISTING_PAGE_SIZE, number * LISTING_PAGE_SIZE)
}

/** The page number, the number of pages and the count of the list. */
function pagingOf(context: ViewContext, series: ListingSeries, number: number): Paging {
  const { items = [], pages = [], free = 0 } = series.versions[context.locale] ?? {}
  const total = items.length
  const href = (page: number) =>
    pages[page - 1] === undefined ? undefined : hrefAt(context.site, pages[page - 1] ?? '')
  const links = pages.flatMap((path, index) => {
    const page = index + 1
    const isShown = page === 1 || page === pages.length || Math.abs(page - number) <= PAGES_AROUND
    return isShown ? [{ page, href: hrefAt(context.site, path) }] : []
  })
  return compact<Paging>({
    page: number,
    pages: pages.length,
    total,
    free,
    first: total === 0 ? 0 : (number - 1) * LISTING_PAGE_SIZE + 1,
    last: Math.min(number * LISTING_PAGE_SIZE, total),
    links,
    previous: href(number - 1),
    next: href(number + 1),
  })
}
