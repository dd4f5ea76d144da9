import { FILTER_COLUMNS } from './filter-columns.ts'
import type { FilterColumn, FilterParameter } from './filter-columns.ts'

export type ListParameter = FilterParameter | 'city' | 'type' | 'in' | 'sort' | 'view' | 'page'

const COLUMNS: readonly FilterColumn<FilterParameter>[] = Object.values(FILTER_COLUMNS)

/**
 * Every page loads this list, so it does not import `filter-limits.ts`, which contains more of each
 * parameter.
 */
const LIMITS = COLUMNS.flatMap(({ least, most }) => [least, most]).flatMap((name) => name ?? [])

/** The parameters of the address of a list. `list-query.ts` defines their values. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  'city',
  'type',
  ...LIMITS,
  'in',
  'sort',
  'view',
  'page',
]
