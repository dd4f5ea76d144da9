import type { FilterParameter } from './filter-columns.ts'
import { FILTER_LIMITS } from './filter-limits.ts'

export type ListParameter = FilterParameter | 'city' | 'type' | 'in' | 'sort' | 'view' | 'page'

/** The parameters of the address of a list. `list-query.ts` defines their values. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  'city',
  'type',
  ...FILTER_LIMITS.map(({ parameter }) => parameter),
  'in',
  'sort',
  'view',
  'page',
]
