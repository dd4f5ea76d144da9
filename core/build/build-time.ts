/** The time of a build: the option `--now`, or the clock. It decides what of the content is published. */
import { dayAt, instantOf } from '../domain/moment.ts'
import type { BuildOptions } from './ports.ts'

/** In milliseconds since 1970. */
export function instantOfBuild({ now }: Pick<BuildOptions, 'now'>, clock: () => number): number {
  return now === undefined ? clock() : instantOf(now)
}

/** The day of a build on the clock of Belgium, as an ISO date. */
export function todayOf(options: Pick<BuildOptions, 'now'>, clock: () => number): string {
  return dayAt(instantOfBuild(options, clock))
}
