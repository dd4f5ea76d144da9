/**
 * Lists of properties: type and town in the address, and pages.
 *
 * `city=name|zip` and `type=WebID` may each occur several times; cities are alternatives, types are
 * alternatives, and both must hold. A malformed value is ignored, as visitors can type any address.
 */
import { foldWords } from './search.ts'

export const LISTING_GOALS = ['sale', 'rent'] as const
export type ListingGoal = (typeof LISTING_GOALS)[number]

/** The values of `Goal`: 0 sale, 1 rent. */
export function goalNumber(goal: ListingGoal): 0 | 1 {
  return goal === 'sale' ? 0 : 1
}

export interface CityFilter {
  readonly name: string
  readonly zip: string
  /** See `cityKey`. */
  readonly key: string
}

/** The postal code by which a town is known, and all of them in order if it has several. */
export interface Postcodes {
  readonly zip: string
  readonly zips?: readonly string[]
}

export interface Filters {
  readonly cities: readonly CityFilter[]
  readonly types: readonly number[]
}

/** The part of `URLSearchParams` that is needed. */
export interface QuerySource {
  getAll(name: string): readonly string[]
}

/** Upper limit of values, above that of any page. */
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

/** The key of a town, which ignores case, accents and hyphens of its name. */
export function cityKey(name: string, zip: string): string {
  return `${foldWords(name)}|${foldWords(zip)}`
}

/** The postal codes of a town as its entry shows them: "2630", "8400, 8450", "2000–2660". */
export function postcodesOf({ zip, zips = [zip] }: Postcodes): string {
  return zips.length > MOST_ZIPS ? `${zips[0]}–${zips.at(-1)}` : zips.join(', ')
}

const MOST_ZIPS = 3

/** The value of a `city` filter. */
export function cityValue(name: string, zip: string): string {
  return `${name}|${zip}`
}

export interface Page<T> {
  readonly items: readonly T[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Positions of the first and last item in the whole list, counted from one; both 0 when it is empty. */
  readonly first: number
  readonly last: number
}

/** The number of pages. An empty list has one, which shows a message. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** Page x of y. A number outside gives the nearest page. */
export function page<T>(list: readonly T[], size: number, number: number): Page<T> {
  const pages = pageCount(list.length, size)
  const current = Math.min(pages, Math.max(1, Math.trunc(number) || 1))
  const start = (current - 1) * size
  const items = list.slice(start, start + size)
  const first = items.length === 0 ? 0 : start + 1
  return { items, page: current, pages, total: list.length, first, last: start + items.length }
}
