/** The time at which the same files would make another site, for machines that build on a schedule. */
import { instantOf } from '../../domain/moment.ts'
import type { NextChange } from '../../site/schedule.ts'
import { nextEnd } from '../../site/tombstones.ts'
import type { SiteState } from '../advance.ts'
import { importsIn } from '../imports/load-imports.ts'
import { dayAfterLast } from '../imports/last-versions.ts'

interface NextBuild {
  readonly next: NextChange | null
  /** False if an earlier version replaces a record, because any build may replace it by a newer one. */
  readonly isSure: boolean
}

export function nextBuild({
  prepared: { site, stood, sources },
  past,
}: Pick<SiteState, 'prepared' | 'past'>): NextBuild {
  const imports = importsIn(sources.values())
  const standing = [
    ...stood.flatMap(({ source, version }) => {
      const keepLast = imports.find(({ id }) => id === source)?.keepLast
      return keepLast === undefined ? [] : [dayAfterLast(version.day, keepLast)]
    }),
    ...imports.flatMap(({ days, keepLast }) => [...days.values()].map((day) => dayAfterLast(day, keepLast))),
  ]
  const end = nextEnd(site, past)
  const changes: readonly NextChange[] = [
    ...(site.nextChange === null ? [] : [site.nextChange]),
    ...(end === null
      ? []
      : [{ at: instantOf(end), what: 'the address of a removed home stops saying how it ended' }]),
    ...standing.map((day) => ({
      at: instantOf(day),
      what: 'a record of an export no longer has its last good version',
    })),
  ]
  const [next = null] = changes.filter(({ at }) => at > site.now).toSorted((one, other) => one.at - other.at)
  return { next, isSure: standing.length === 0 }
}
