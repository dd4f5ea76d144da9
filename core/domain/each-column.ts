import type { FilterName } from './filter-columns.ts'
import { FILTER_NAMES } from './filter-limits.ts'

export function eachColumn<Value>(
  valueOf: (column: FilterName, place: number) => Value,
): Record<FilterName, Value> {
  return Object.fromEntries(FILTER_NAMES.map((column, place) => [column, valueOf(column, place)])) as Record<
    FilterName,
    Value
  >
}
