import path from 'node:path'
import { build as buildSite } from '../../core/build/build.ts'
import type { Outcome } from '../../core/build/build.ts'
import { NOTHING_KNOWN } from '../../core/build/memory.ts'
import type { BuildOptions } from '../../core/build/ports.ts'
import { weightsIn } from '../../core/build/reports/weights.ts'
import type { Weight } from '../../core/build/reports/weights.ts'
import { createFiles } from '../../core/system/files.ts'
import { untilInterrupted } from '../interruptible.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { buildSummary } from '../build-summary.ts'
import { report } from '../report.ts'

interface BuildCommand {
  readonly watch?: boolean
}

export async function build(io: Io, options: GlobalOptions & SiteOptions & BuildCommand): Promise<number> {
  const site = siteOptions(io, options)
  const started = io.now()
  const built = await untilInterrupted(io, options, (ports) =>
    // A watching build needs the linked site even when nothing has changed.
    buildSite(ports, site, options.watch ? NOTHING_KNOWN : null),
  )
  const exitCode = await reportBuild(io, options, { site, built, milliseconds: io.now() - started })
  // The user can correct the site while the build watches. Exit codes above 1 name faults of the machine or of the call.
  if (!options.watch || exitCode > 1) return exitCode
  return watch(io, options, { site, memory: built.memory })
}

interface Built {
  readonly site: BuildOptions
  readonly built: Outcome
  readonly milliseconds: number
}

/** Returns the exit code. */
async function reportBuild(
  io: Io,
  options: GlobalOptions,
  { site, built, milliseconds }: Built,
): Promise<number> {
  const folder = path.relative(io.cwd, site.output) || '.'
  const seconds = milliseconds / 1000
  const weights = await weightsOf(built, site)
  return report(io, options, {
    command: 'build',
    ok: built.ok,
    problems: built.problems,
    root: site.root,
    result: {
      output: folder,
      report: built.report && { ...built.report, weights },
      peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024),
    },
    summary:
      built.report === null
        ? []
        : buildSummary(built.report, { folder, seconds, shard: site.shard, weights }),
  })
}

/** A shard stores its files under other names. */
function weightsOf(
  { report: made, memory }: Outcome,
  { output, shard }: BuildOptions,
): Promise<readonly Weight[]> {
  const manifest = memory?.published?.manifest
  return manifest === undefined || shard !== undefined || !made?.rendered
    ? Promise.resolve([])
    : weightsIn(createFiles(), output, manifest)
}

/** Publishes each change until the process is interrupted. */
async function watch(
  io: Io,
  options: GlobalOptions & SiteOptions,
  { site, memory }: { readonly site: BuildOptions; readonly memory: Outcome['memory'] },
): Promise<number> {
  const stopping = new AbortController()
  const ports = { ...machinePorts(io, () => undefined), signal: stopping.signal }
  const { watchBuild } = await import('./build-watch.ts')
  const watching = watchBuild(io, options, { ports, site, memory })
  io.onInterrupt(
    () => 'stopped',
    async () => {
      stopping.abort()
      await watching.close()
    },
  )
  await watching.ready
  if (options.json) io.out.write(`${JSON.stringify({ schema: 1, command: 'build', event: 'watching' })}\n`)
  else if (!options.quiet) io.err.write('watching for changes (Ctrl+C stops it)\n')
  await new Promise(() => undefined)
  return 0
}
