/** The matcher of filter columns, for lists in the browser and registered searches in the service. */
import { AVAILABLE_NOW, dayOf } from './day-number.ts'
import type { DayNumber } from './day-number.ts'
import type { FilterName } from './filter-columns.ts'
import { FILTER_LIMITS } from './filter-limits.ts'
import type { FilterLimits } from './filter-limits.ts'

interface Wanted {
  /** Type groups. The property has to be of one of them; an empty list allows all. */
  readonly types: readonly number[]
  readonly limits: FilterLimits
}

interface Matched {
  readonly types: readonly number[]
  readonly valueOf: (column: FilterName) => number | null | undefined
}

/**
 * Returns a function that tests whether a property meets the limits. `FILTER_COLUMNS` defines the treatment
 * of unknown values.
 */
export function filterMatcher(
  { types, limits }: Wanted,
  today: DayNumber = dayOf(new Date()),
): (property: Matched) => boolean {
  const set = FILTER_LIMITS.flatMap(({ parameter, side, column, unit }) => {
    const limit = limits[parameter]
    if (limit === undefined) return []
    // A home whose day has come since the site was built is available now.
    return [{ limit: unit === 'day' && limit === AVAILABLE_NOW ? today : limit, side, column }]
  })
  return (property) =>
    (types.length === 0 || types.some((type) => property.types.includes(type))) &&
    set.every(({ limit, side, column }) => {
      const value = property.valueOf(column)
      return value != null && (side === 'least' ? value >= limit : value <= limit)
    })
}
