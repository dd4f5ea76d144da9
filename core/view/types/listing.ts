/** A list of properties in pages: the ways to narrow it, the towns that it is in, and what of it can be saved. */
import type { FilterParameter, FilterUnit } from '../../domain/filter-columns.ts'
import type { ListingGoal } from '../../domain/listing.ts'
import type { Link } from './elements.ts'
import type { MapFrame } from './map.ts'

export interface Listing {
  readonly goal: 0 | 1
  readonly paging: Paging
  /** Pages of one type or one town that have stock; the current one has no `href`. */
  readonly types: readonly CountLink[]
  readonly cities: readonly CountLink[]
  /** Back to the whole list, on a page of one type or town. */
  readonly all?: Link
  /** Ways to narrow it further, with script; absent where there is nothing to narrow. */
  readonly filters?: ListFilters
  readonly map?: TownMap
  /** The list of the other goal, where this one is empty and that one is not. */
  readonly other?: Link
}

export interface Paging {
  readonly page: number
  readonly pages: number
  /** Items in the whole list, and the first and last on this page. */
  readonly total: number
  /** Those that can be had; the others of the list are sold or rented. */
  readonly free: number
  readonly first: number
  readonly last: number
  readonly links: readonly { readonly page: number; readonly href: string }[]
  readonly previous?: string
  readonly next?: string
}

export interface CountLink {
  readonly label: string
  readonly count: number
  readonly href?: string
}

export interface ListFilters {
  /** The first page of the whole list: it answers every query. */
  readonly action: string
  /** Columns of the stock (`ListFile`). */
  readonly data: string
  /** This page is that first page: results are shown in it. */
  readonly here?: true
  /** What the search box loads, for a search that was sent here as `?q=…`. */
  readonly search?: string
  /** What the page is narrowed to itself, as a query: "?type=1". */
  readonly scope?: string
  readonly selects: readonly FilterSelect[]
}

/** One limit of a filter column, as a select element. */
export interface FilterSelect {
  readonly name: FilterParameter
  readonly unit: FilterUnit
  /** Value and text of each option. */
  readonly options: readonly (readonly [string, string])[]
}

/** Towns from north to south; `x` and `y` in thousandths of the sketch. */
export interface TownMap {
  readonly marks: readonly TownMark[]
  /** What a visitor may ask for in its place. */
  readonly map?: MapFrame
}

export interface TownMark {
  readonly name: string
  readonly zip: string
  /** Value of the `city` filter. */
  readonly city: string
  readonly href: string
  readonly count: number
  readonly x: number
  readonly y: number
}

/** A list whose homes and searches can be saved. */
export interface SavedList extends Link {
  readonly goal: ListingGoal
  /** Its columns, for the browser. */
  readonly data: string
}
