import { registeredSearch } from '../domain/forms/registered-search.ts'
import { goalNumber, LISTING_GOALS } from '../domain/listing.ts'
import type { ListingGoal } from '../domain/listing.ts'
import { pathsOfPage, wholeOf } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { foldPath } from '../site/routes.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { hrefIn, hrefTo, recordLink } from './links.ts'
import { scopeName } from './listing.ts'
import { publicText, say } from './text.ts'
import type { Link, SearchBlock } from './types.ts'

/** Maximum number of types and of towns in the block without script. The listing pages show the others. */
const MAX_TOWNS = 24

/** The search block of the home page and of the 404 pages. */
export function searchBlockOf(context: ViewContext, series: readonly ListingSeries[]): SearchBlock {
  const { search } = context.site.config
  // A site with a route table of its own and without a search.json shows no counts.
  const showCounts = search === undefined ? false : (search.showSearchCount ?? true)
  const showStock = search?.showCountProperty ?? showCounts
  return compact<SearchBlock>({
    title: publicText(context, search?.title),
    description: publicText(context, search?.description),
    description2: publicText(context, search?.description2),
    showInput: search?.showSearchInput ?? true,
    showButton: search?.showSearchButton ?? true,
    goals: LISTING_GOALS.map((goal) => goalLink(context, series, { goal, showCounts })),
    types: scopesOf(context, series, { kind: 'type', showCounts: showStock }),
    cities: scopesOf(context, series, { kind: 'town', showCounts: showStock }).slice(0, MAX_TOWNS),
    data: context.searchFile?.(),
    showStock,
    others: waysOn(context, series),
  })
}

/** The links after a search without a result: the whole lists, and the page of registered searches. */
function waysOn(context: ViewContext, series: readonly ListingSeries[]): readonly Link[] {
  const { site, locale, reads } = context
  const lists = LISTING_GOALS.flatMap((goal) => {
    const whole = wholeOf(series, goal)
    const hasStock = reads.stock.count(goal).free > 0
    return whole && hasStock && whole.versions[locale] !== undefined
      ? [{ href: hrefIn(context, pathsOfPage(whole, 1)), label: say(context, `listing.all.${goal}`) }]
      : []
  })
  const register = recordLink(
    context,
    site.pages.find(({ original }) => foldPath(original) === registeredSearch.page),
  )
  return register ? [...lists, register] : lists
}

function goalLink(
  context: ViewContext,
  series: readonly ListingSeries[],
  { goal, showCounts }: { goal: ListingGoal; showCounts: boolean },
): SearchBlock['goals'][number] {
  const whole = wholeOf(series, goal)
  const count = whole?.versions[context.locale]?.free ?? 0
  const href = whole?.versions[context.locale] ? hrefIn(context, pathsOfPage(whole, 1)) : hrefTo(context, '/')
  return compact<SearchBlock['goals'][number]>({
    goal: goalNumber(goal),
    href,
    count: showCounts ? count : undefined,
    disabled: count === 0,
  })
}

/** The municipality of a part stands for it among the few towns of the block. */
function isPart({ scope }: ListingSeries): boolean {
  return scope.kind === 'town' && scope.town.within !== undefined
}

/** Types in their order and towns by stock, each with its lists for sale and for rent. */
function scopesOf(
  context: ViewContext,
  series: readonly ListingSeries[],
  { kind, showCounts }: { kind: 'type' | 'town'; showCounts: boolean },
): SearchBlock['types'] {
  const rows = new Map<string, Partial<Record<ListingGoal, ListingSeries>>>()
  for (const candidate of series.filter(({ scope }) => scope.kind === kind)) {
    if (candidate.versions[context.locale] === undefined || isPart(candidate)) continue
    const label = scopeName(context, candidate.scope)
    rows.set(label, { ...rows.get(label), [candidate.goal]: candidate })
  }
  const stock = (list: ListingSeries | undefined) => list?.versions[context.locale]?.free ?? 0
  const list = [...rows].map(([label, lists]) => ({
    label,
    total: stock(lists.sale) + stock(lists.rent),
    goals: LISTING_GOALS.map((goal) => ({
      goal: goalNumber(goal),
      ...compact<{ href?: string; count?: number }>({
        href: lists[goal] && hrefIn(context, pathsOfPage(lists[goal], 1)),
        count: showCounts ? stock(lists[goal]) : undefined,
      }),
    })),
  }))
  if (kind === 'town')
    list.sort(
      (left, right) => right.total - left.total || left.label.localeCompare(right.label, context.locale),
    )
  return list.map(({ label, goals }) => ({ label, goals }))
}
