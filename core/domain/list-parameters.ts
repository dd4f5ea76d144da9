import { FILTER_COLUMNS } from './filter-columns.ts'
import type { FilterColumn, FilterParameter } from './filter-columns.ts'

export type ListParameter = FilterParameter | 'city' | 'type' | 'in' | 'sort' | 'view' | 'page'

const COLUMNS: readonly FilterColumn<FilterParameter>[] = Object.values(FILTER_COLUMNS)

/** Every page loads this list, so it does not use `filter-limits.ts`, which says more of each parameter. */
const LIMITS = COLUMNS.flatMap(({ least, most }) => [least, most]).flatMap((name) => name ?? [])

/** Names of what the address of a list may ask; `list-query.ts` says what each may hold. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  'city',
  'type',
  ...LIMITS,
  'in',
  'sort',
  'view',
  'page',
]
