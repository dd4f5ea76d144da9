/**
 * The entry point of a build: its preconditions, and the short way out if nothing has changed. The engine is loaded
 * only if there is work, because loading it takes longer than the rest of that way.
 */
import path from 'node:path'
import { isFatal, problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { ledgerFolder, ledgerStamp } from '../ledger/ledger-folder.ts'
import type { Files } from '../system/files.ts'
import type { Hash } from '../system/hash.ts'
import { cacheFolderProblem } from './cache/cache-folder.ts'
import { unsettled } from './memory.ts'
import type { Memory } from './memory.ts'
import { checkOutputFolder, outputState, placesOf } from './output/output.ts'
import type { Places } from './output/output.ts'
import type { BuildOptions, Ports } from './ports.ts'
import { readReceipt, stampsOf } from './output/receipt.ts'
import type { BuildReport } from './reports/report.ts'
import { inSession, problemsBehind } from './session.ts'
import { instantOfBuild } from './build-time.ts'

export interface Outcome {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  /** The state for the next build in the same process. */
  readonly memory: Memory | null
  readonly report: BuildReport | null
}

/** Builds the site, or returns the problems that prevent it. A build that fails leaves the output unchanged. */
export async function build(ports: Ports, options: BuildOptions, previous: Memory | null): Promise<Outcome> {
  const { files } = ports
  const places = placesOf(options.root, options.output, options.cache)
  const failed = (problems: readonly Problem[]): Outcome => ({
    ok: false,
    problems,
    memory: unsettled(previous),
    report: null,
  })
  try {
    const notSite = (await siteProblem(files, options)) ?? (await cacheFolderProblem(files, options))
    if (notSite !== null) return failed([notSite])
    await checkOutputFolder(files, places)
    return await inSession(ports, places, {
      failed,
      async work(session) {
        // A process that continues knows its sources, and builds right after they were touched, so stamps prove
        // nothing.
        const isAsked = previous === null && !options.force && options.shard === undefined
        const stamps = isAsked ? stampsOf(options, ports) : null
        const same = await unchanged(ports, options, { places: session.places, stamps })
        if (same !== null) return same
        const { publishedBuild } = await import('./published-build.ts')
        return publishedBuild(ports, options, { session, previous, stamps })
      },
    })
  } catch (error) {
    return failed(await problemsBehind(error, ports, { places, staged: 0 }))
  }
}

/** The parts of a report that differ if a build had nothing to do. */
const QUIET = { rendered: 0, reasons: [], picturesMade: 0, changes: {}, phases: [] }

/** Returns the result of the last build if another build would do nothing. */
async function unchanged(
  { files, now }: Ports,
  options: BuildOptions,
  { places, stamps }: { places: Places; stamps: Hash | null },
): Promise<Outcome | null> {
  const receipt = stamps === null ? null : await readReceipt(files, places)
  if (receipt === null || receipt.stamps !== stamps || isFatal(receipt.problems, options)) return null
  const instant = instantOfBuild(options, now)
  if (instant < receipt.from || (receipt.until !== null && Date.parse(receipt.until) <= instant)) return null
  if (receipt.ledger !== (await ledgerStamp(files, ledgerFolder(places.root)))) return null
  const state = await outputState(files, places, { replace: options.replaceOutput })
  if (state.kind !== 'known' || state.intact !== state.manifest) return null
  if (receipt.build !== state.manifest.id) return null
  const report = { ...receipt.report, ...QUIET }
  return { ok: true, problems: receipt.problems, memory: null, report }
}

async function siteProblem(files: Files, { root, shownRoot }: BuildOptions): Promise<Problem | null> {
  return (await files.stat(path.join(root, 'site-config'))) === null
    ? problem('AS1204', { root: shownRoot })
    : null
}
