import type { FilterName } from './filter-columns.ts'
import { FILTER_NAMES } from './filter-limits.ts'

export function eachColumn<Value>(valueOf: (column: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(FILTER_NAMES.map((column) => [column, valueOf(column)])) as Record<
    FilterName,
    Value
  >
}
