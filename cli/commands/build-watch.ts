/** `build --watch` publishes each change after the first build, with the same engine and its state in memory. */
import type { Memory } from '../../core/build/memory.ts'
import { createAlarm } from '../../core/system/alarm.ts'
import type { BuildReport } from '../../core/build/reports/report.ts'
import { build } from '../../core/build/build.ts'
import type { Outcome } from '../../core/build/build.ts'
import { locateIn } from '../../core/build/sources/locate-in.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { toJson } from '../../core/diagnostics/to-json.ts'
import type { Change } from '../../core/dev/change-set.ts'
import { watchedFolders } from '../../core/dev/dev.ts'
import { watchSite } from '../../core/dev/watch.ts'
import type { Watching } from '../../core/dev/watch.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { createQueue } from '../../core/system/queue.ts'
import { writeProblems } from '../problem-list.ts'
import { changesText as stockText } from '../build-summary.ts'
import { countText } from '../report.ts'
import { causeText, POLLING } from '../watching.ts'
import type { Cause } from '../watching.ts'

export interface WatchedBuild {
  readonly ports: Ports
  readonly site: BuildOptions
  readonly memory: Memory | null
}

/** Starts to watch. */
export function watchBuild(io: Io, options: GlobalOptions, { ports, site, memory }: WatchedBuild): Watching {
  const inTurn = createQueue(1)
  let known = memory
  // The same files make another site from then on: a home is published, an open-house day has ended.
  const alarm = createAlarm(io.now, () => void inTurn(() => publish([], 'a date has passed')))
  const publish = async (changes: readonly Change[], cause: Cause = 'found at the start') => {
    const started = io.now()
    try {
      // An empty list means that the changes are unknown, not that there are none.
      const touched = changes.length === 0 ? undefined : changes.map(({ file }) => file)
      const outcome = await build(ports, site, known && { ...known, touched })
      known = outcome.memory
      if (outcome.report !== null && site.now === undefined) alarm.set(momentOf(outcome.report))
      sayBuilt(io, options, { root: site.root, changes, cause, outcome, milliseconds: io.now() - started })
    } catch (error) {
      if (!ports.signal?.aborted) throw error
    }
  }
  const watching = watchSite({
    root: site.root,
    ...watchedFolders(site),
    now: io.now,
    apply: (changes) => inTurn(() => publish(changes)),
    onPolling: () => io.err.write(POLLING),
    onCrash: (error) => {
      throw error
    },
  })
  return {
    // Changes that happened before the watcher was ready are published now.
    ready: watching.ready.then(() => inTurn(() => publish([]))),
    async close() {
      alarm.set(null)
      await watching.close()
      // A publication that has begun ends before the process does.
      await inTurn(() => Promise.resolve())
    },
  }
}

function momentOf({ nextChange }: BuildReport): number | null {
  return nextChange === null ? null : Date.parse(nextChange.at)
}

interface Built {
  readonly root: string
  readonly changes: readonly Change[]
  readonly cause: Cause
  readonly outcome: Outcome
  readonly milliseconds: number
}

function sayBuilt(
  io: Io,
  options: GlobalOptions,
  { root, changes, cause, outcome, milliseconds }: Built,
): void {
  const { ok, problems, report } = outcome
  const isSame = ok && report?.rendered === 0 && report.picturesMade === 0
  if (changes.length === 0 && isSame) return
  if (options.json) {
    const document = { schema: 1, command: 'build', event: 'changed', ok, changes, report, milliseconds }
    const diagnostics = locateIn(root, problems).map(toJson)
    io.out.write(`${JSON.stringify({ ...document, diagnostics })}\n`)
    return
  }
  const shown = ok ? problems.filter(({ severity }) => severity === 'error') : problems
  writeProblems(io, shown, { root, all: options.all ?? false })
  const result =
    report === null
      ? `${countText(problems)}; the output is unchanged`
      : [
          `${report.rendered} of ${report.pages} pages rendered`,
          ...(report.picturesMade === 0 ? [] : [`${report.picturesMade} new pictures`]),
          ...[stockText(report)].filter((text) => text !== ''),
        ].join(', ')
  io.out.write(`${causeText(changes, cause)}: ${result}, ${Math.round(milliseconds)} ms\n`)
}
