/**
 * The query of a list in its address: `city=name|zip`, `type=WebID` and `near=landmark`, each repeatable, the
 * limits of the filter columns, the part of the earth, and the presentation of the result. A malformed value is ignored; a well-formed one that
 * fits no property finds none.
 */
import { areaText, parseArea } from './area.ts'
import type { Area } from './area.ts'
import type { Bounds } from './bounds.ts'
import { boundsText, parseBounds } from './bounds.ts'
import { FILTER_COLUMNS } from './filter-columns.ts'
import type { FilterColumn, FilterParameter } from './filter-columns.ts'
import { FILTER_LIMITS } from './filter-limits.ts'
import type { FilterLimits } from './filter-limits.ts'
import { LANDMARK_ID } from './landmarks.ts'
import { parseNumber } from './parse-number.ts'
import type { ListParameter } from './list-parameters.ts'
import { cityValue, parseFilters } from './listing.ts'
import type { Filters, QuerySource } from './listing.ts'

export const SORT_ORDERS = ['newest', 'price-up', 'price-down'] as const
type SortOrder = (typeof SORT_ORDERS)[number]

export interface ListQuery extends Filters {
  readonly limits: FilterLimits
  /** The ids of landmarks. Like towns, they are alternatives. */
  readonly near: readonly string[]
  /** Kilometres around the towns and landmarks. Without one of them it has no effect. */
  readonly radius?: number
  /** The part of the map that is searched. */
  readonly bounds?: Bounds
  /** The drawn area that is searched. */
  readonly area?: Area
  readonly sort: SortOrder
  readonly view: 'list' | 'map'
  readonly page: number
}

export const WHOLE_LIST: ListQuery = {
  cities: [],
  types: [],
  near: [],
  limits: {},
  sort: 'newest',
  view: 'list',
  page: 1,
}

const MOST_NEAR = 20
/** Kilometres; Belgium is some 280 wide. */
const LARGEST_RADIUS = 300

export function parseListQuery(query: QuerySource): ListQuery {
  const one = (name: ListParameter) => query.getAll(name)[0] ?? ''
  const bounds = parseBounds(one('in'))
  const area = parseArea(one('area'))
  const radius = parseNumber(one('radius'))
  const near = query.getAll('near').filter((id) => LANDMARK_ID.test(id))
  const limits: Partial<Record<FilterParameter, number>> = {}
  for (const { parameter } of FILTER_LIMITS) {
    const limit = parseNumber(one(parameter))
    if (limit !== undefined) limits[parameter] = limit
  }
  return {
    ...parseFilters(query),
    near: [...new Set(near)].slice(0, MOST_NEAR),
    ...(radius !== undefined && radius <= LARGEST_RADIUS && { radius }),
    limits: inOrder(limits),
    ...(bounds && { bounds }),
    ...(area && { area }),
    sort: SORT_ORDERS.find((order) => order === one('sort')) ?? 'newest',
    view: one('view') === 'map' ? 'map' : 'list',
    page: parseNumber(one('page')) ?? 1,
  }
}

/** Exchanges the limits of "from 500 to 300". */
function inOrder(limits: FilterLimits): FilterLimits {
  const ordered = { ...limits }
  for (const { least, most } of Object.values<FilterColumn<FilterParameter>>(FILTER_COLUMNS)) {
    const [from, to] = [least && limits[least], most && limits[most]]
    if (least && most && from !== undefined && to !== undefined && from > to)
      Object.assign(ordered, { [least]: to, [most]: from })
  }
  return ordered
}

/** The canonical address of a query: "" for the whole list, else "?city=…". */
export function listQueryText(query: ListQuery): string {
  const { cities, types, near, radius, limits, bounds, area, sort, view, page } = query
  const pair = (name: ListParameter, value: string): [string, string] => [name, value]
  const text = new URLSearchParams([
    ...cities.map(({ name, zip }) => pair('city', cityValue(name, zip))),
    ...types.map((type) => pair('type', String(type))),
    ...near.map((id) => pair('near', id)),
    ...(radius === undefined ? [] : [pair('radius', String(radius))]),
    ...FILTER_LIMITS.flatMap(({ parameter }) => {
      const limit = limits[parameter]
      return limit === undefined ? [] : [pair(parameter, String(limit))]
    }),
    ...(bounds ? [pair('in', boundsText(bounds))] : []),
    ...(area ? [pair('area', areaText(area))] : []),
    ...(sort === 'newest' ? [] : [pair('sort', sort)]),
    ...(view === 'list' ? [] : [pair('view', view)]),
    ...(page === 1 ? [] : [pair('page', String(page))]),
  ]).toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The number of filters: each town and type counts as one, and so does a column, whether it has one limit or
 * two.
 */
export function countFilters(query: ListQuery): number {
  const { cities, types, near, radius, limits, bounds, area } = query
  const limited = FILTER_LIMITS.filter(({ parameter }) => limits[parameter] !== undefined)
  const columns = new Set(limited.map(({ column }) => column))
  const places = [bounds, area, hasCentre(query) ? radius : undefined].filter((each) => each !== undefined)
  return cities.length + types.length + near.length + columns.size + places.length
}

/** Whether the query names a town or landmark, around which a distance counts. */
export function hasCentre({ cities, near }: Pick<ListQuery, 'cities' | 'near'>): boolean {
  return cities.length > 0 || near.length > 0
}

/** Whether the query selects the list that the page shows without script. */
export function isWholeList(query: ListQuery): boolean {
  return countFilters(query) === 0 && query.sort === 'newest' && query.page === 1
}
