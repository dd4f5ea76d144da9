/**
 * The stock of one goal in one language, for the browser: columns to filter, steps of the filters, and cards.
 */
import { eachColumn } from '../domain/each-column.ts'
import { FILTER_LIMITS } from '../domain/filter-limits.ts'
import { limitSteps } from '../domain/filter-steps.ts'
import { formatLimit } from '../domain/limit-text.ts'
import { listFileAt } from '../domain/list-columns.ts'
import type { ListColumns, ListTown } from '../domain/list-columns.ts'
import { placesFile } from '../domain/list-places.ts'
import { textIn } from '../domain/locale.ts'
import type { LinkedProperty, Town } from '../site/linked.ts'
import { countFree } from '../site/listings.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { listingGoal } from '../site/pages.ts'
import { otherNamesOf, townName } from '../site/towns.ts'
import { propertyCard } from './card.ts'
import { compact } from './context.ts'
import type { Stock, ViewContext } from './context.ts'
import { hrefIn } from './links.ts'
import { landmarksOf } from './landmarks.ts'
import { textOf } from './text.ts'
import type { CardsFragment, FilterSelect } from './types.ts'

export function stockOf(context: ViewContext, whole: ListingSeries): Stock {
  const columns = columnsOf(context, whole)
  return { columns, selects: selectsOf(context, whole.goal, columns) }
}

export function listFileHref(context: ViewContext, whole: ListingSeries): string {
  return listFileAt(hrefIn(context, pathsOfPage(whole, 1)))
}

/** The ids of the rows. */
export function idsText({ locale }: ViewContext, { versions }: ListingSeries): string {
  return JSON.stringify(idsOf(versions[locale]?.items ?? []))
}

function idsOf(items: readonly LinkedProperty[]): readonly number[] {
  return items.map(({ property }) => property.ID)
}

/** The places of the rows, for the map; undefined where no row has a place. */
export function placesText(context: ViewContext, { goal, versions }: ListingSeries): string | undefined {
  const properties = context.reads.mapRows(idsOf(versions[context.locale]?.items ?? []))
  if (properties.every((property) => property === null)) return undefined
  const towns = context.reads.stock
    .towns(goal)
    .map(({ town: { place } }) => (place === undefined ? 0 : ([place.latitude, place.longitude] as const)))
  return JSON.stringify(placesFile(properties, towns))
}

/** The cards of some rows. Their markup is that of the list in the page, but none of them is large. */
export function cardsFragment(
  context: ViewContext,
  { host, goal, versions }: ListingSeries,
  rows: readonly number[],
): CardsFragment {
  const items = versions[context.locale]?.items ?? []
  const module = (host.page.params?.modules ?? []).find((each) => listingGoal(each) === goal)
  return {
    perRow: module?.numberItemOfRow ?? 3,
    level: textOf(context, module?.title) === undefined ? 2 : 3,
    cards: rows.flatMap((row) => {
      const item = items[row]
      return item === undefined ? [] : [propertyCard(context, item)]
    }),
  }
}

function columnsOf(context: ViewContext, { goal, versions }: ListingSeries): ListColumns {
  const { site, locale, reads } = context
  const items = versions[locale]?.items ?? []
  const towns = reads.stock.towns(goal).map(({ town }) => town)
  const indexes = new Map(towns.map((town, index) => [town, index]))
  const rows = reads.filterRows(idsOf(items))
  const types = new Set(reads.stock.types(goal))
  const landmarks = landmarksOf(context).map(({ id, name, latitude, longitude }) => ({
    id,
    name,
    latitude,
    longitude,
  }))
  return {
    free: countFree(items),
    towns: towns.map((town) => listTown(context, town, indexes)),
    ...(landmarks.length > 0 && { landmarks }),
    types: site.categories
      .filter(({ WebID }) => types.has(WebID))
      .map(({ WebID, Name }) => ({ id: WebID, name: textIn(Name, locale) ?? String(WebID) })),
    town: items.map(({ town }) => indexes.get(town) ?? -1),
    type: items.map(({ types }) => types),
    ...eachColumn((_, place) => rows.map((row) => row[place] ?? null)),
  }
}

function listTown({ site, locale }: ViewContext, town: Town, indexes: ReadonlyMap<Town, number>): ListTown {
  const name = townName(town, locale, site.defaultLocale)
  return compact<ListTown>({
    name,
    zip: town.zip,
    zips: town.zips,
    names: otherNamesOf(town.names, name),
    within: town.within && indexes.get(town.within),
  })
}

function selectsOf(
  { locale }: ViewContext,
  goal: ListingSeries['goal'],
  columns: ListColumns,
): readonly FilterSelect[] {
  return FILTER_LIMITS.flatMap((limit): readonly FilterSelect[] => {
    const { parameter: name, unit, column, isMain } = limit
    const steps = limitSteps(limit, goal, columns[column])
    if (steps.length === 0) return []
    const options = steps.map((step) => [String(step), formatLimit(unit, step, locale)] as const)
    return [compact<FilterSelect>({ name, unit, isMain, options })]
  })
}
