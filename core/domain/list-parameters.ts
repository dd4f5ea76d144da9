import type { FilterParameter } from './filter-columns.ts'
import { FILTER_LIMITS } from './filter-limits.ts'

export type ListParameter =
  FilterParameter | 'city' | 'type' | 'near' | 'radius' | 'in' | 'area' | 'sort' | 'view' | 'page'

/** The parameters of the address of a list. `list-query.ts` defines their values. */
export const LIST_PARAMETERS: readonly ListParameter[] = [
  'city',
  'type',
  'near',
  'radius',
  ...FILTER_LIMITS.map(({ parameter }) => parameter),
  'in',
  'area',
  'sort',
  'view',
  'page',
]
