/** The limits that the filter columns have, one for each parameter. */
import { FILTER_COLUMNS } from './filter-columns.ts'
import type { FilterColumn, FilterName, FilterParameter, FilterUnit } from './filter-columns.ts'

/** The value of each limit that is set. */
export type FilterLimits = Readonly<Partial<Record<FilterParameter, number>>>

export interface FilterLimit {
  readonly parameter: FilterParameter
  readonly side: 'least' | 'most'
  readonly unit: FilterUnit
  readonly column: FilterName
  readonly isMain?: true
}

const COLUMNS: Readonly<Record<FilterName, FilterColumn<FilterParameter>>> = FILTER_COLUMNS

export const FILTER_NAMES = Object.keys(COLUMNS) as readonly FilterName[]

export const FILTER_LIMITS: readonly FilterLimit[] = FILTER_NAMES.flatMap((column) =>
  (['least', 'most'] as const).flatMap((side) => {
    const { unit, isMain, [side]: parameter } = COLUMNS[column]
    return parameter === undefined ? [] : [{ parameter, side, unit, column, ...(isMain && { isMain }) }]
  }),
)

/** Whether any limit is set. */
export function hasLimits(limits: FilterLimits): boolean {
  return Object.keys(limits).length > 0
}
