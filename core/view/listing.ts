import { textIn } from '../domain/locale.ts'
import type { Locale } from '../domain/locale.ts'
import { LISTING_PAGE_SIZE } from '../domain/layout.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingScope, ListingSeries } from '../site/listing-series.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { hrefIn } from './links.ts'
import { say } from './text.ts'
import type { CountLink, Link, Listing, Paging } from './types.ts'

/** One page of a series, with the other series of its goal: the ways to narrow the list. */
export interface ListingPage {
  readonly series: ListingSeries
  readonly number: number
  readonly siblings: readonly ListingSeries[]
}

/** Pages shown around the current one; the first and the last always are. */
const PAGES_AROUND = 2

export function listingOf(context: ViewContext, { series, number, siblings }: ListingPage): Listing {
  const isFirst = number === 1
  const narrowed = (kind: ListingScope['kind']) =>
    siblings
      .filter(({ scope }) => scope.kind === kind)
      .flatMap((sibling) => countLink(context, sibling, sibling === series) ?? [])
  const whole = siblings.find(({ scope }) => scope.kind === 'all')
  return compact<Listing>({
    goal: series.goal === 'sale' ? 0 : 1,
    paging: pagingOf(context, series, number),
    // Lists of towns are long where stock is large: they stand on the first page only.
    types: isFirst ? narrowed('type') : [],
    cities: isFirst && series.scope.kind !== 'type' ? narrowed('town') : [],
    all: whole && series.scope.kind !== 'all' ? linkToAll(context, whole) : undefined,
  })
}

function linkToAll(context: ViewContext, whole: ListingSeries): Link {
  return { href: hrefIn(context, pathsOfPage(whole, 1)), label: say(context, `listing.all.${whole.goal}`) }
}

function countLink(context: ViewContext, series: ListingSeries, isCurrent: boolean): CountLink | undefined {
  const version = series.versions[context.locale]
  if (version === undefined) return undefined
  const href = isCurrent ? undefined : hrefIn(context, pathsOfPage(series, 1))
  return compact<CountLink>({ label: scopeName(context, series.scope), count: version.items.length, href })
}

/** "Appartement", "Elsene (1050)" */
export function scopeName({ site, locale }: ViewContext, scope: ListingScope): string {
  if (scope.kind === 'type') return textIn(scope.category.Name, locale) ?? String(scope.category.WebID)
  return scope.kind === 'town'
    ? `${townName(scope.town, locale, site.defaultLocale)} (${scope.town.zip})`
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

/** Spec 9: page x of y and the count of the list. */
function pagingOf(context: ViewContext, series: ListingSeries, number: number): Paging {
  const { items = [], pages = [] } = series.versions[context.locale] ?? {}
  const total = items.length
  const href = (page: number) =>
    pages[page - 1] === undefined ? undefined : encodeURI(pages[page - 1] ?? '')
  const links = pages.flatMap((path, index) => {
    const page = index + 1
    const isShown = page === 1 || page === pages.length || Math.abs(page - number) <= PAGES_AROUND
    return isShown ? [{ page, href: encodeURI(path) }] : []
  })
  return compact<Paging>({
    page: number,
    pages: pages.length,
    total,
    first: total === 0 ? 0 : (number - 1) * LISTING_PAGE_SIZE + 1,
    last: Math.min(number * LISTING_PAGE_SIZE, total),
    links,
    previous: href(number - 1),
    next: href(number + 1),
  })
}
