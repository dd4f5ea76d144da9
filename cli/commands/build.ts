import path from 'node:path'
import { build as buildSite } from '../../core/build/build.ts'
import { NOTHING_KNOWN } from '../../core/build/memory.ts'
import type { BuildReport } from '../../core/build/report.ts'
import { shardText } from '../../core/build/shard.ts'
import type { Shard } from '../../core/build/shard.ts'
import { untilInterrupted } from '../interruptible.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { report } from '../report.ts'

interface BuildCommand {
  readonly watch?: boolean
}

export async function build(io: Io, options: GlobalOptions & SiteOptions & BuildCommand): Promise<number> {
  const site = siteOptions(io, options)
  const started = io.now()
  const {
    ok,
    problems,
    memory,
    report: built,
  } = await untilInterrupted(io, options, (ports) =>
    // A watching build needs the plan of the site even if nothing has changed.
    buildSite(ports, site, options.watch ? NOTHING_KNOWN : null),
  )
  const shown = path.relative(io.cwd, site.output) || '.'
  const summary =
    built === null
      ? []
      : summaryOf(built, { folder: shown, seconds: (io.now() - started) / 1000, shard: site.shard })
  const exitCode = await report(io, options, {
    command: 'build',
    ok,
    problems,
    root: site.root,
    result: { output: shown, report: built, peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024) },
    summary,
  })
  // Errors in the content may be corrected while watching; an error of the environment or the usage ends the command.
  if (!options.watch || exitCode > 1) return exitCode
  const stopping = new AbortController()
  const ports = { ...machinePorts(io, () => undefined), signal: stopping.signal }
  const { watchBuild } = await import('./build-watch.ts')
  const watching = watchBuild(io, options, {
    ports,
    site,
    memory,
  })
  io.onInterrupt(
    () => 'stopped',
    async () => {
      stopping.abort()
      await watching.close()
    },
  )
  await watching.ready
  if (!options.quiet && !options.json) io.err.write('watching for changes (Ctrl+C stops it)\n')
  await new Promise(() => undefined)
  return 0
}

function summaryOf(
  built: BuildReport,
  { folder, seconds, shard }: { folder: string; seconds: number; shard: Shard | undefined },
): readonly string[] {
  const number = (value: number) => value.toLocaleString('en')
  const pages =
    built.rendered === built.pages
      ? `${number(built.pages)} pages`
      : `${number(built.pages)} pages (${number(built.rendered)} rendered)`
  const pictures =
    built.picturesMade === built.pictures
      ? `${number(built.pictures)} pictures`
      : `${number(built.pictures)} pictures (${number(built.picturesMade)} new)`
  return [
    `${folder}/ holds ${number(built.files)} files, ${(built.bytes / 1e6).toFixed(1)} MB: ${pages}, ${pictures}`,
    ...(built.reasons.length === 0 ? [] : [`since the last build: ${built.reasons.join('; ')}`]),
    shard === undefined
      ? `built in ${seconds.toFixed(1)} s; agency-site preview serves it`
      : `shard ${shardText(shard)} built in ${seconds.toFixed(1)} s; agency-site merge puts all shards together`,
  ]
}
