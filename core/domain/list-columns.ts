/**
 * The stock of one goal as columns, by which a browser filters and sorts it. Rows are in the order of the
 * list, so a row's number is its position; equal rows keep that order.
 */
import type { FilterName } from './filter-columns.ts'
import { filterMatcher } from './filter-matcher.ts'
import type { Landmark } from './landmarks.ts'
import type { ListQuery } from './list-query.ts'
import { cityKey } from './listing.ts'
import type { Postcodes } from './listing.ts'

export interface ListTown extends Postcodes {
  /** The name in the language of the page. */
  readonly name: string
  /** The names in other languages, so that an address keeps its meaning for a reader of another language. */
  readonly names: readonly string[]
  /** The index of the municipality of a part. Its rows are also those of the municipality. */
  readonly within?: number
}

export interface ListType {
  readonly id: number
  readonly name: string
}

/** `null` if a property has no such value, or hides it. */
export type Column = readonly (number | null)[]

/** The columns that are the same in each language that has the same rows. */
export interface RowColumns extends Readonly<Record<FilterName, Column>> {
  /** Ids of the type groups. */
  readonly type: readonly (readonly number[])[]
}

export interface ListColumns extends RowColumns {
  /** Rows below this number are available; the others are sold or rented. */
  readonly free: number
  readonly towns: readonly ListTown[]
  /** Places that the agency lists; absent if it lists none. */
  readonly landmarks?: readonly Landmark[]
  readonly types: readonly ListType[]
  /** Index of the town. */
  readonly town: readonly number[]
}

/** The address of the columns of a list: a constant name beside the list. */
export function listFileAt(list: string): string {
  return `${list}list.json`
}

/**
 * The rows that match a query, in its order. Columns contain no co-ordinates, so a caller whose query needs them
 * passes the rows in its areas (`list-whereabouts.ts`).
 */
export function selectRows(
  columns: ListColumns,
  query: ListQuery,
  isThere: (row: number) => boolean = townFilter(columns, query.cities),
): readonly number[] {
  const matches = matcher(columns, query)
  const rows = columns.town.map((_, row) => row).filter((row) => matches(row) && isThere(row))
  if (query.sort === 'newest') return rows
  const direction = query.sort === 'price-up' ? 1 : -1
  return rows.sort((left, right) => comparePrices(columns.price[left], columns.price[right], direction))
}

/** A hidden price is last in both orders. */
function comparePrices(left: number | null | undefined, right: number | null | undefined, direction: 1 | -1) {
  if (left == null || right == null) return Number(left == null) - Number(right == null)
  return (left - right) * direction
}

function matcher(columns: ListColumns, query: ListQuery): (row: number) => boolean {
  const matches = filterMatcher(query)
  return (row) => matches({ types: columns.type[row] ?? [], valueOf: (column) => columns[column][row] })
}

/** Whether each town is one of these, by its name in any language. */
export function namedTowns(towns: readonly ListTown[], cities: ListQuery['cities']): readonly boolean[] {
  const wanted = new Set(cities.map(({ key }) => key))
  return towns.map((town) => keysOf(town).some((key) => wanted.has(key)))
}

/** The rows of these towns and of their parts; all rows without a town. */
export function townFilter(
  { towns, town }: ListColumns,
  cities: ListQuery['cities'],
): (row: number) => boolean {
  if (cities.length === 0) return () => true
  const named = namedTowns(towns, cities)
  const chosen = towns.map(({ within = -1 }, index) => named[index] || named[within])
  return (row) => chosen[town[row] ?? -1] === true
}

export function keysOf({ name, zip, zips = [zip], names }: ListTown): readonly string[] {
  return zips.flatMap((code) => [name, ...names].map((each) => cityKey(each, code)))
}

/** The number of these rows that are available. */
export function countFreeRows({ free }: ListColumns, rows: readonly number[]): number {
  return rows.filter((row) => row < free).length
}

/** The number of available rows of each town and each type, in the order of `towns` and `types`. */
export function countRows(columns: ListColumns): {
  readonly towns: readonly number[]
  readonly types: readonly number[]
} {
  const towns = columns.towns.map(() => 0)
  const types = new Map(columns.types.map(({ id }) => [id, 0]))
  for (const town of columns.town.slice(0, columns.free)) {
    for (const each of [town, columns.towns[town]?.within ?? -1]) {
      const count = towns[each]
      if (count !== undefined) towns[each] = count + 1
    }
  }
  for (const ids of columns.type.slice(0, columns.free)) {
    for (const id of ids) if (types.has(id)) types.set(id, (types.get(id) ?? 0) + 1)
  }
  return { towns, types: [...types.values()] }
}
