/** A list of properties in pages: its filters, its towns, and the parts of it that can be saved. */
import type { FilterParameter, FilterUnit } from '../../domain/filter-columns.ts'
import type { ListingGoal } from '../../domain/listing.ts'
import type { Link } from './elements.ts'
import type { MapFrame } from './map.ts'

export interface Listing {
  readonly goal: 0 | 1
  readonly paging: Paging
  /** Pages of one type or one town that have stock. The current one has no `href`. */
  readonly types: readonly CountLink[]
  readonly cities: readonly CountLink[]
  /** The link to the whole list, on a page of one type or town. */
  readonly all?: Link
  /** The filters, which need a script; absent if they would have no effect. */
  readonly filters?: ListFilters
  readonly map?: TownMap
  /** The feed of the list. */
  readonly follow?: Link
  /** The link to the feed takes the filters of the page, if the host turns out to answer such a feed. */
  readonly followsFilters?: true
  /** The list of the other goal, if this list is empty and that one is not. */
  readonly other?: Link
}

export interface Paging {
  readonly page: number
  readonly pages: number
  /** Items in the whole list, and the first and last on this page. */
  readonly total: number
  /** Items that are available. The others are sold or rented. */
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
  /** Set for a part of the municipality that precedes it. */
  readonly isPart?: true
}

export interface ListFilters {
  /** The first page of the whole list, which evaluates every query. */
  readonly action: string
  /** Columns of the stock (`ListFile`). */
  readonly data: string
  /** The page is that first page, so it shows the results itself. */
  readonly here?: true
  /** The data of the search box, for a search that arrives as `?q=…`. */
  readonly search?: string
  /** The restriction of the page as a query: "?type=1". */
  readonly scope?: string
  readonly selects: readonly FilterSelect[]
}

/** One limit of a filter column, as a select element. */
export interface FilterSelect {
  readonly name: FilterParameter
  readonly unit: FilterUnit
  /** Set for a filter of the bar; the others are behind "more filters". */
  readonly isMain?: true
  /** Value and text of each option. */
  readonly options: readonly (readonly [string, string])[]
}

/** Towns from north to south. `x` and `y` are in thousandths of the sketch. */
export interface TownMap {
  readonly marks: readonly TownMark[]
  /** The map that a visitor may load instead. */
  readonly map?: MapFrame
  /** The source of the towns, whose licence asks for it. */
  readonly source?: Link
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

/** A list whose properties and searches can be saved. */
export interface SavedList extends Link {
  readonly goal: ListingGoal
  /** Address of the columns of the list, for the browser. */
  readonly data: string
}
