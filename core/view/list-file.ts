/**
 * The stock of one goal in one language, for the browser: columns to filter, steps of the filters, and cards.
 */
import { eachColumn } from '../domain/each-column.ts'
import { FILTER_LIMITS } from '../domain/filter-limits.ts'
import { limitSteps } from '../domain/filter-steps.ts'
import { formatLimit } from '../domain/limit-text.ts'
import { listFileAt } from '../domain/list-columns.ts'
import type { ListColumns, ListTown, RowColumns } from '../domain/list-columns.ts'
import { placesFile } from '../domain/list-places.ts'
import { textIn } from '../domain/locale.ts'
import type { Town } from '../site/linked.ts'
import { pathsOfPage } from '../site/listing-series.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import { listingGoal } from '../site/pages.ts'
import { otherNamesOf, townName } from '../site/towns.ts'
import { propertyCard } from './card.ts'
import { compact } from './context.ts'
import type { Stock, ViewContext } from './context.ts'
import { hrefIn } from './links.ts'
import { landmarksOf } from './landmarks.ts'
import { keyOfTown } from './list-subjects.ts'
import { textOf } from './text.ts'
import type { CardsFragment, FilterSelect } from './types.ts'

export function stockOf(context: ViewContext, whole: ListingSeries): Stock {
  const rows = rowColumns(context, whole)
  return {
    columns: { ...wordedColumns(context, whole), ...rows },
    selects: selectsOf(context, stepsOf(whole.goal, rows)),
  }
}

export function listFileHref(context: ViewContext, whole: ListingSeries): string {
  return listFileAt(hrefIn(context, pathsOfPage(whole, 1)))
}

/** The ids of the rows. */
export function idsText({ locale }: ViewContext, { versions }: ListingSeries): string {
  return JSON.stringify(versions[locale]?.ids() ?? [])
}

/** The places of the rows, for the map; undefined if no row has a place. */
export function placesText(context: ViewContext, { goal, versions }: ListingSeries): string | undefined {
  const properties = context.reads.mapRows(versions[context.locale]?.ids() ?? [])
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

export function rowColumns({ locale, reads }: ViewContext, { versions }: ListingSeries): RowColumns {
  const rows = reads.filterRows(versions[locale]?.ids() ?? [])
  return {
    type: rows.map((row) => row?.types ?? []),
    ...eachColumn((_, place) => rows.map((row) => row?.values[place] ?? null)),
  }
}

/** The other columns: towns are in the order of their names in the language. */
export function wordedColumns(
  context: ViewContext,
  { goal, versions }: ListingSeries,
): Omit<ListColumns, keyof RowColumns> {
  const { site, locale, reads } = context
  const towns = reads.stock.towns(goal).map(({ town }) => town)
  const indexes = new Map(towns.map((town, index) => [keyOfTown(town), index]))
  const types = new Set(reads.stock.types(goal))
  const landmarks = landmarksOf(context).map(({ id, name, latitude, longitude }) => ({
    id,
    name,
    latitude,
    longitude,
  }))
  return {
    free: versions[locale]?.free ?? 0,
    towns: towns.map((town) => listTown(context, town, indexes)),
    ...(landmarks.length > 0 && { landmarks }),
    types: site.categories
      .filter(({ WebID }) => types.has(WebID))
      .map(({ WebID, Name }) => ({ id: WebID, name: textIn(Name, locale) ?? String(WebID) })),
    town: reads
      .filterRows(versions[locale]?.ids() ?? [])
      .map((row) => (row === null ? -1 : (indexes.get(row.town) ?? -1))),
  }
}

function listTown({ site, locale }: ViewContext, town: Town, indexes: ReadonlyMap<string, number>): ListTown {
  const name = townName(town, locale, site.defaultLocale)
  return compact<ListTown>({
    name,
    zip: town.zip,
    zips: town.zips,
    names: otherNamesOf(town.names, name),
    within: town.within && indexes.get(keyOfTown(town.within)),
  })
}

/** The steps of each filter, in the order of `FILTER_LIMITS`. */
export function stepsOf(goal: ListingSeries['goal'], columns: RowColumns): readonly (readonly number[])[] {
  return FILTER_LIMITS.map((limit) => limitSteps(limit, goal, columns[limit.column]))
}

export function selectsOf(
  { locale }: ViewContext,
  stepsOfLimits: readonly (readonly number[])[],
): readonly FilterSelect[] {
  return FILTER_LIMITS.flatMap(({ parameter: name, unit, isMain }, index): readonly FilterSelect[] => {
    const steps = stepsOfLimits[index] ?? []
    if (steps.length === 0) return []
    const options = steps.map((step) => [String(step), formatLimit(unit, step, locale)] as const)
    return [compact<FilterSelect>({ name, unit, isMain, options })]
  })
}
