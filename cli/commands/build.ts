import path from 'node:path'
import { build as buildSite } from '../../core/build/build.ts'
import type { BuildReport } from '../../core/build/report.ts'
import { shardText } from '../../core/build/shard.ts'
import type { Shard } from '../../core/build/shard.ts'
import { untilInterrupted } from '../interruptible.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { report } from '../report.ts'

export async function build(io: Io, options: GlobalOptions & SiteOptions): Promise<number> {
  const site = siteOptions(io, options)
  const started = io.now()
  const {
    ok,
    problems,
    report: built,
  } = await untilInterrupted(io, options, (ports) => buildSite(ports, site, null))
  const shown = path.relative(io.cwd, site.output) || '.'
  const summary =
    built === null
      ? []
      : summaryOf(built, { folder: shown, seconds: (io.now() - started) / 1000, shard: site.shard })
  return report(io, options, {
    command: 'build',
    ok,
    problems,
    root: site.root,
    result: { output: shown, report: built, peakMemoryMB: Math.round(process.resourceUsage().maxRSS / 1024) },
    summary,
  })
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
      ? `built in ${seconds.toFixed(1)} s. Look at it: agency-site preview`
      : `shard ${shardText(shard)} built in ${seconds.toFixed(1)} s. With all of them: agency-site merge`,
  ]
}
