import type { ListingGoal } from '../site/linked.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { hrefIn, hrefTo } from './links.ts'
import { scopeName } from './listing.ts'
import { publicText } from './text.ts'
import type { SearchBlock } from './types.ts'

const GOALS = ['sale', 'rent'] as const

/** Types and towns that the block offers without script; longer lists stand on the listing pages. */
const MAX_TOWNS = 12

/** The search block of the home page and of the pages that were not found (spec 2, "Home search block"). */
export function searchBlockOf(context: ViewContext, series: readonly ListingSeries[]): SearchBlock {
  const { search } = context.site.config
  const showCounts = search?.showSearchCount ?? false
  return compact<SearchBlock>({
    title: publicText(context, search?.title),
    description: publicText(context, search?.description),
    description2: publicText(context, search?.description2),
    showInput: search?.showSearchInput ?? true,
    showButton: search?.showSearchButton ?? true,
    goals: GOALS.map((goal) => goalLink(context, series, { goal, showCounts })),
    types: scopesOf(context, series, { kind: 'type', showCounts }),
    cities: scopesOf(context, series, { kind: 'town', showCounts }).slice(0, MAX_TOWNS),
  })
}

function goalNumber(goal: ListingGoal): 0 | 1 {
  return goal === 'sale' ? 0 : 1
}

function goalLink(
  context: ViewContext,
  series: readonly ListingSeries[],
  { goal, showCounts }: { goal: ListingGoal; showCounts: boolean },
): SearchBlock['goals'][number] {
  const whole = series.find((candidate) => candidate.goal === goal && candidate.scope.kind === 'all')
  const count = whole?.versions[context.locale]?.items.length ?? 0
  const href = whole?.versions[context.locale] ? hrefIn(context, pathsOfPage(whole, 1)) : hrefTo(context, '/')
  return compact<SearchBlock['goals'][number]>({
    goal: goalNumber(goal),
    href,
    count: showCounts ? count : undefined,
    disabled: count === 0,
  })
}

/** Types in their order, towns by stock: each with its lists for sale and for rent. */
function scopesOf(
  context: ViewContext,
  series: readonly ListingSeries[],
  { kind, showCounts }: { kind: 'type' | 'town'; showCounts: boolean },
): SearchBlock['types'] {
  const rows = new Map<
    string,
    { label: string; total: number; goals: SearchBlock['types'][number]['goals'][number][] }
  >()
  for (const candidate of series.filter(({ scope }) => scope.kind === kind)) {
    const version = candidate.versions[context.locale]
    if (version === undefined) continue
    const label = scopeName(context, candidate.scope)
    const row = rows.get(label) ?? { label, total: 0, goals: [] }
    const count = showCounts ? version.items.length : 0
    row.goals.push({
      goal: goalNumber(candidate.goal),
      label,
      count,
      href: hrefIn(context, pathsOfPage(candidate, 1)),
    })
    rows.set(label, { ...row, total: row.total + version.items.length })
  }
  const list = [...rows.values()]
  if (kind === 'town')
    list.sort(
      (left, right) => right.total - left.total || left.label.localeCompare(right.label, context.locale),
    )
  return list.map(({ label, goals }) => ({ label, goals }))
}
