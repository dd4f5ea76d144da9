import { FILTER_LIMITS } from './filter-limits.ts'
import type { FilterParameter } from './filter-columns.ts'

export type ListParameter = FilterParameter | 'city' | 'type' | 'in' | 'sort' | 'view' | 'page'

/** Names of what the address of a list may ask; `list-query.ts` says what each may hold. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  'city',
  'type',
  ...FILTER_LIMITS.map(({ parameter }) => parameter),
  'in',
  'sort',
  'view',
  'page',
]
