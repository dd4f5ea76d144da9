/**
 * The stock of one goal as columns: what a browser needs to filter and sort it. Rows stand in the order of
 * the list, so that a row's number is its place; equal rows keep that order.
 */
import type { FilterName } from './filter-columns.ts'
import { filterMatcher } from './filter-matcher.ts'
import type { ListQuery } from './list-query.ts'
import { cityKey } from './listing.ts'

export interface ListTown {
  /** In the language of the page. */
  readonly name: string
  readonly zip: string
  /** In other languages: an address keeps its meaning when it is sent to somebody who reads another. */
  readonly names: readonly string[]
}

export interface ListType {
  readonly id: number
  readonly name: string
}

/** `null` where a property has no such value, or does not show it. */
export type Column = readonly (number | null)[]

export interface ListColumns extends Readonly<Record<FilterName, Column>> {
  /** Rows below this number can be had; those from it on are sold or rented. */
  readonly free: number
  readonly towns: readonly ListTown[]
  readonly types: readonly ListType[]
  /** Index of the town. */
  readonly town: readonly number[]
  /** Ids of the type groups. */
  readonly type: readonly (readonly number[])[]
}

/** Where the browser finds the columns of a list: beside it, under a name that stays. */
export function listFileAt(list: string): string {
  return `${list}list.json`
}

/**
 * The rows that a query asks for, in its order. Columns hold no places, so the caller tests whether a row is
 * in view.
 */
export function selectRows(
  columns: ListColumns,
  query: ListQuery,
  isInView: (row: number) => boolean = () => true,
): readonly number[] {
  const matches = matcher(columns, query)
  const rows = columns.town.map((_, row) => row).filter((row) => matches(row) && isInView(row))
  if (query.sort === 'newest') return rows
  const direction = query.sort === 'price-up' ? 1 : -1
  return rows.sort((left, right) => comparePrices(columns.price[left], columns.price[right], direction))
}

/** A price that is not shown comes last in both orders. */
function comparePrices(left: number | null | undefined, right: number | null | undefined, direction: 1 | -1) {
  if (left == null || right == null) return Number(left == null) - Number(right == null)
  return (left - right) * direction
}

function matcher(columns: ListColumns, query: ListQuery): (row: number) => boolean {
  const { cities } = query
  const wanted = new Set(cities.map(({ key }) => key))
  const towns = columns.towns.map((town) => keysOf(town).some((key) => wanted.has(key)))
  const matches = filterMatcher(query)
  return (row) =>
    (cities.length === 0 || towns[columns.town[row] ?? -1] === true) &&
    matches({ types: columns.type[row] ?? [], valueOf: (column) => columns[column][row] })
}

export function keysOf({ name, zip, names }: ListTown): readonly string[] {
  return [name, ...names].map((each) => cityKey(each, zip))
}

/** How many of these rows can be had. */
export function countFreeRows({ free }: ListColumns, rows: readonly number[]): number {
  return rows.filter((row) => row < free).length
}

/** How many of each town and each type can be had, in the order of `towns` and `types`. */
export function countRows(columns: ListColumns): {
  readonly towns: readonly number[]
  readonly types: readonly number[]
} {
  const towns = columns.towns.map(() => 0)
  const types = new Map(columns.types.map(({ id }) => [id, 0]))
  for (const town of columns.town.slice(0, columns.free)) towns[town] = (towns[town] ?? 0) + 1
  for (const ids of columns.type.slice(0, columns.free)) {
    for (const id of ids) if (types.has(id)) types.set(id, (types.get(id) ?? 0) + 1)
  }
  return { towns, types: [...types.values()] }
}
