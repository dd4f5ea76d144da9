/** The records of a search file, prepared for searching, with the lists to which they lead. */
import { hasLimits } from './filter-limits.ts'
import type { FilterLimits } from './filter-limits.ts'
import { cityKey } from './listing.ts'
import type { CityFilter } from './listing.ts'
import { WHOLE_LIST, listQueryText } from './list-query.ts'
import { usualTownPage } from './search-file.ts'
import type { ByGoal, PairCounts, SearchFile } from './search-file.ts'
import type { GoalNumber, SearchIndex } from './search-reading.ts'
import { prepareCities, prepareTypes } from './search.ts'
import type { CityRecord, TypeRecord } from './search.ts'

interface Listed {
  /** Its index in the file. */
  readonly index: number
  readonly counts: ByGoal<number>
  /** As in the file: 0 is the usual page of a town. */
  readonly page: string | 0 | null
}

export interface TypeRow extends TypeRecord, Listed {}
/** A town, or a landmark, which has no postal code and no page of its own. */
export interface CityRow extends CityRecord, Listed {
  readonly landmark?: string
}

export interface BoxIndex extends SearchIndex<TypeRow, CityRow> {
  readonly lists: ByGoal<{ readonly href: string | null; readonly count: number }>
}

export function searchIndexOf({ goals, types, towns, landmarks = [] }: SearchFile): BoxIndex {
  const typeRows = types.map(({ id, names, words, counts, page }, index): TypeRow => ({
    webId: id,
    names,
    words,
    counts,
    page,
    index,
  }))
  const cityRows = towns.name.map((name, index): CityRow => {
    const zip = towns.zip[index] ?? ''
    return {
      names: [name, ...(towns.others[index] || [])],
      zip,
      ...(towns.zips?.[index] && { zips: towns.zips[index] }),
      counts: [towns.sale[index] ?? 0, towns.rent[index] ?? 0],
      page: towns.page[index] ?? null,
      index,
    }
  })
  return {
    lists: goals,
    goals: [goals[0].names, goals[1].names],
    types: prepareTypes(typeRows),
    cities: prepareCities([...cityRows, ...landmarks.map(landmarkRow)]),
  }
}

/** The files of the list alone know which properties are near, so a landmark has no counts. */
function landmarkRow({ id, names }: { readonly id: string; readonly names: readonly string[] }): CityRow {
  return { names, zip: '', landmark: id, counts: [0, 0], page: null, index: -1 }
}

/** Types and towns of one query: alternatives each, and both must hold, as in lists. All limits must hold. */
export interface Wish {
  readonly limits?: FilterLimits
  /** Kilometres around the towns and landmarks. */
  readonly radius?: number | undefined
  readonly types: readonly TypeRow[]
  readonly cities: readonly CityRow[]
}

export interface ListLink {
  /** null without properties; such a link is shown but disabled. */
  readonly href: string | null
  /** Unknown while the counts of pairs load, with limits, and for several types, as a property may have two. */
  readonly count?: number
}

/** The list of a goal for a wish, with its count. */
export function listFor(
  { lists }: BoxIndex,
  pairs: PairCounts | null,
  { goal, wish }: { readonly goal: GoalNumber; readonly wish: Wish },
): ListLink {
  const base = lists[goal].href
  const isAround = wish.radius !== undefined || wish.cities.some(({ landmark }) => landmark !== undefined)
  const searched = isAround ? { ...wish, cities: [] } : wish
  const most = countFor(lists[goal].count, pairs, { goal, wish: searched })
  // Only the files of the list tell how many properties meet a limit or are near a place.
  const count = (isAround || hasLimits(wish.limits ?? {})) && most !== 0 ? undefined : most
  const href = base === null || count === 0 ? null : base + tailFor(wish)
  return { href, ...(count !== undefined && { count }) }
}

function countFor(
  all: number,
  pairs: PairCounts | null,
  { goal, wish: { types, cities } }: { readonly goal: GoalNumber; readonly wish: Wish },
): number | undefined {
  const [type] = types
  if (type === undefined) return cities.length === 0 ? all : sum(cities.map(({ counts }) => counts[goal]))
  const each = types.map((one) => {
    if (cities.length === 0) return one.counts[goal]
    if (one.counts[goal] === 0) return 0
    return pairs === null ? undefined : sum(cities.map(({ index }) => pairs[goal][one.index]?.[index] ?? 0))
  })
  return each.length === 1 || each.every((count) => count === 0) ? each[0] : undefined
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** A single type or town has a static page of its own; everything else is a query of the list. */
function tailFor({ types, cities, limits = {}, radius }: Wish): string {
  const [first, second] = [...types, ...cities]
  const isLimited = hasLimits(limits) || radius !== undefined
  if (first === undefined && !isLimited) return ''
  if (first && second === undefined && !isLimited && first.page !== null)
    return first.page || usualPage(first)
  const filters = cities
    .filter(({ landmark }) => landmark === undefined)
    .map(({ names: [name = ''], zip }): CityFilter => ({ name, zip, key: cityKey(name, zip) }))
  const near = cities.flatMap(({ landmark }) => landmark ?? [])
  const around = { near, ...(radius !== undefined && { radius }) }
  return listQueryText({
    ...WHOLE_LIST,
    ...around,
    limits,
    cities: filters,
    types: types.map(({ webId }) => webId),
  })
}

function usualPage(row: TypeRow | CityRow): string {
  const [name = ''] = row.names
  return 'zip' in row ? usualTownPage(name, row.zip) : ''
}
