/**
 * Lists of properties: filters of the address, order and pages (spec 2 "Listing pages", spec 9 "Paging").
 *
 * `city=name|zip` and `type=WebID` may each stand several times; cities are alternatives, types are
 * alternatives, and both must hold. Values are what anybody puts in an address: one that has not exactly that
 * form is ignored.
 */
import { foldWords } from './search.ts'

export interface CityFilter {
  readonly name: string
  readonly zip: string
  /** See `cityKey`. */
  readonly key: string
}

export interface Filters {
  readonly cities: readonly CityFilter[]
  readonly types: readonly number[]
}

/** What `URLSearchParams` has. */
export interface QuerySource {
  getAll(name: string): readonly string[]
}

/** More values than any page offers. */
const FILTER_LIMIT = 50
const CITY = /^([\p{L}\p{M}\p{N} .,'’()/-]{1,80})\|([A-Za-z0-9][A-Za-z0-9 -]{2,9})$/u
const TYPE = /^[0-9]{1,9}$/

export function parseFilters(query: QuerySource): Filters {
  const cities = query.getAll('city').slice(0, FILTER_LIMIT).flatMap(cityFilter)
  const types = query
    .getAll('type')
    .slice(0, FILTER_LIMIT)
    .filter((value) => TYPE.test(value))
  return {
    cities: [...new Map(cities.map((city) => [city.key, city])).values()],
    types: [...new Set(types.map(Number))],
  }
}

function cityFilter(value: string): readonly CityFilter[] {
  const [, name, zip] = CITY.exec(value) ?? []
  return name === undefined || zip === undefined ? [] : [{ name, zip, key: cityKey(name, zip) }]
}

/** One town, however its name is written: case, accents and hyphens do not count. */
export function cityKey(name: string, zip: string): string {
  return `${foldWords(name)}|${foldWords(zip)}`
}

/** The value of a `city` filter. */
export function cityValue(name: string, zip: string): string {
  return `${name}|${zip}`
}

export interface Filterable {
  readonly types: readonly number[]
  /** Keys of the item's town, one for each language that it has a name in. */
  readonly cities: readonly string[]
}

export function matches(filters: Filters, item: Filterable): boolean {
  const { cities, types } = filters
  const inCity = cities.length === 0 || cities.some(({ key }) => item.cities.includes(key))
  return inCity && (types.length === 0 || types.some((type) => item.types.includes(type)))
}

export const SORT_ORDERS = ['newest', 'price-up', 'price-down'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

export function parseSortOrder(value: string | null | undefined): SortOrder {
  return SORT_ORDERS.find((order) => order === value) ?? 'newest'
}

export interface Sortable {
  readonly id: number
  /** ISO date. */
  readonly date?: string | undefined
  /** Absent when it is not shown. */
  readonly price?: number | undefined
}

/**
 * Items without a date or price come last in every order; equal ones with the higher id, the later record,
 * first.
 */
export function sortItems<T extends Sortable>(items: readonly T[], order: SortOrder): readonly T[] {
  return items.toSorted((a, b) => compare(a, b, order) || b.id - a.id)
}

function compare(a: Sortable, b: Sortable, order: SortOrder): number {
  if (order === 'newest') return byValue(a.date, b.date, -1)
  return byValue(a.price, b.price, order === 'price-up' ? 1 : -1)
}

function byValue<V extends string | number>(a: V | undefined, b: V | undefined, direction: 1 | -1): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return a < b ? -direction : direction
}

export interface Page<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Places of the first and last item in the whole list, counted from one; both 0 when it is empty. */
  readonly first: number
  readonly last: number
}

/** An empty list has one page: it says that there is nothing. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Page x of y; a number outside gives the nearest page there is. */
export function page<T>(list: readonly T[], size: number, number: number): Page<T> {
  const pages = pageCount(list.length, size)
  const current = Math.min(pages, Math.max(1, Math.trunc(number) || 1))
  const start = (current - 1) * size
  const items = list.slice(start, start + size)
  const first = items.length === 0 ? 0 : start + 1
  return { items, page: current, pages, total: list.length, first, last: start + items.length }
}
