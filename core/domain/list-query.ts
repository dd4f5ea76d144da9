/**
 * What a list was asked for, as it stands in the address (spec 2, listing query filters): `city=name|zip` and
 * `type=WebID`, several of each, and what the data of a property allows beside them. A value that has not exactly the
 * form of its own is ignored; one that has it and fits no property finds none.
 */
import type { Bounds } from './bounds.ts'
import { boundsText, parseBounds } from './bounds.ts'
import { cityValue, parseFilters } from './listing.ts'
import type { Filters, QuerySource } from './listing.ts'

export const SORT_ORDERS = ['newest', 'price-up', 'price-down'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Lower and upper bounds of numbers, each included. */
export const NUMBER_FILTERS = ['min', 'max', 'bedrooms', 'surface'] as const
export type NumberFilter = (typeof NUMBER_FILTERS)[number]

/** Classes as buyers compare them: signs beside the letter do not count. */
export const ENERGY_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const
export type EnergyLetter = (typeof ENERGY_LETTERS)[number]

export interface ListQuery extends Filters, Readonly<Partial<Record<NumberFilter, number>>> {
  /** The worst class that is wanted. */
  readonly energy?: EnergyLetter
  /** The part of the map that is searched. */
  readonly bounds?: Bounds
  readonly sort: SortOrder
  readonly view: 'list' | 'map'
  readonly page: number
}

export const WHOLE_LIST: ListQuery = { cities: [], types: [], sort: 'newest', view: 'list', page: 1 }

const NUMBER = /^[0-9]{1,9}$/

export function parseListQuery(query: QuerySource): ListQuery {
  const one = (name: string) => query.getAll(name)[0]
  const number = (name: string) => {
    const value = one(name) ?? ''
    return NUMBER.test(value) && Number(value) > 0 ? Number(value) : undefined
  }
  const energy = ENERGY_LETTERS.find((letter) => letter === one('energy'))
  const bounds = parseBounds(one('in') ?? '')
  const found: Partial<Record<NumberFilter, number>> = {}
  for (const name of NUMBER_FILTERS) {
    const value = number(name)
    if (value !== undefined) found[name] = value
  }
  return {
    ...parseFilters(query),
    ...inOrder(found),
    ...(energy && { energy }),
    ...(bounds && { bounds }),
    sort: SORT_ORDERS.find((order) => order === one('sort')) ?? 'newest',
    view: one('view') === 'map' ? 'map' : 'list',
    page: number('page') ?? 1,
  }
}

/** "From 500 to 300" was meant the other way round. */
function inOrder({ min, max, ...rest }: Partial<Record<NumberFilter, number>>) {
  if (min !== undefined && max !== undefined && min > max) return { ...rest, min: max, max: min }
  return { ...rest, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The one address of a query: "" for the whole list, else "?city=…". */
export function listQueryText(query: ListQuery): string {
  const { cities, types, energy, bounds, sort, view, page } = query
  const params = new URLSearchParams([
    ...cities.map(({ name, zip }) => ['city', cityValue(name, zip)] as [string, string]),
    ...types.map((type) => ['type', String(type)] as [string, string]),
    ...NUMBER_FILTERS.flatMap((name): [string, string][] =>
      query[name] === undefined ? [] : [[name, String(query[name])]],
    ),
    ...(energy ? [['energy', energy] as [string, string]] : []),
    ...(bounds ? [['in', boundsText(bounds)] as [string, string]] : []),
    ...(sort === 'newest' ? [] : [['sort', sort] as [string, string]]),
    ...(view === 'list' ? [] : [['view', view] as [string, string]]),
    ...(page === 1 ? [] : [['page', String(page)] as [string, string]]),
  ])
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

/** How many filters are set: each town and type is one, and so is a price. */
export function countFilters(query: ListQuery): number {
  const { cities, types, min, max, bedrooms, surface, energy, bounds } = query
  const price = min ?? max
  return (
    cities.length +
    types.length +
    [price, bedrooms, surface, energy, bounds].filter((set) => set !== undefined).length
  )
}

/** Whether the list is another than the one that stands on the page without script. */
export function isWholeList(query: ListQuery): boolean {
  return countFilters(query) === 0 && query.sort === 'newest' && query.page === 1
}
