import path from 'node:path'
import { build as buildSite } from '../../core/build/build.ts'
import type { BuildReport } from '../../core/build/report.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { report } from '../report.ts'
import { watchBuild } from './build-watch.ts'

interface BuildCommand {
  readonly watch?: boolean
}

export async function build(io: Io, options: GlobalOptions & SiteOptions & BuildCommand): Promise<number> {
  const line = createProgress(io, options)
  const stopping = new AbortController()
  let isPublishing = false
  const machine = machinePorts(io, (event) => {
    isPublishing = event.phase === 'publish'
    line.show(event)
  })
  const site = siteOptions(io, options)
  const started = io.now()
  const ports = { ...machine, signal: stopping.signal }
  const running = buildSite(ports, site, null)
  io.onInterrupt(
    () =>
      `stopping: the output ${isPublishing ? 'is made whole first' : 'stays as it is'} (again to stop at once)`,
    async () => {
      stopping.abort()
      await running.catch(() => undefined)
    },
  )
  const { ok, problems, memory, report: built } = await running
  line.clear()
  const shown = path.relative(io.cwd, site.output) || '.'
  const summary =
    built === null ? [] : summaryOf(built, { folder: shown, seconds: (io.now() - started) / 1000 })
  const exitCode = report(io, options, {
    command: 'build',
    ok,
    problems,
    root: site.root,
    result: { output: shown, report: built, peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024) },
    summary,
  })
  // A site that is wrong may be mended; a machine that is in the way, or a wrong call, may not.
  if (!options.watch || exitCode > 1) return exitCode
  const watching = watchBuild(io, options, {
    ports: { ...ports, progress: () => undefined },
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
  if (!options.quiet && !options.json) io.err.write('watching for changes (Ctrl+C ends it)\n')
  await new Promise(() => undefined)
  return 0
}

function summaryOf(
  built: BuildReport,
  { folder, seconds }: { folder: string; seconds: number },
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
    `built in ${seconds.toFixed(1)} s. Look at it: agency-site preview`,
  ]
}
