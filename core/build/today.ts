import type { BuildOptions } from './ports.ts'

/** The day of a build in UTC, as an ISO date. Pages of homes that are gone end on a day; nothing else of the output depends on it. */
export function todayOf({ today }: Pick<BuildOptions, 'today'>, now: () => number): string {
  return today ?? new Date(now()).toISOString().slice(0, 10)
}
