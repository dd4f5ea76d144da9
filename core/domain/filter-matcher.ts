/** The one matcher of filter columns: lists in the browser and registered searches in the service ask it. */
import type { FilterName } from './filter-columns.ts'
import { FILTER_LIMITS } from './filter-limits.ts'
import type { FilterLimits } from './filter-limits.ts'

interface Wanted {
  /** Type groups. The property has to be of one of them; an empty list stands for all. */
  readonly types: readonly number[]
  readonly limits: FilterLimits
}

interface Matched {
  readonly types: readonly number[]
  readonly valueOf: (column: FilterName) => number | null | undefined
}

/** Whether a property is what was asked for. `FILTER_COLUMNS` says what an unknown value means. */
export function filterMatcher({ types, limits }: Wanted): (property: Matched) => boolean {
  const set = FILTER_LIMITS.flatMap(({ parameter, side, column }) => {
    const limit = limits[parameter]
    return limit === undefined ? [] : [{ limit, side, column }]
  })
  return (property) =>
    (types.length === 0 || types.some((type) => property.types.includes(type))) &&
    set.every(({ limit, side, column }) => {
      const value = property.valueOf(column)
      return value != null && (side === 'least' ? value >= limit : value <= limit)
    })
}
