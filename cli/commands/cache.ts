import path from 'node:path'
import { cacheClear, cacheInfo, cachePrune, cacheVerify } from '../../core/build/cache/cache.ts'
import type { AreaSize, CacheOutcome, CacheReport } from '../../core/build/cache/cache.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { report } from '../report.ts'

export type CacheAction = 'info' | 'verify' | 'prune' | 'clear'

export interface CacheOptions {
  readonly action: CacheAction
  readonly cache?: string
  /** In days. */
  readonly olderThan?: number
  /** In megabytes. */
  readonly maxSize?: number
}

export async function cache(io: Io, options: GlobalOptions & CacheOptions): Promise<number> {
  const site = siteOptions(io, options)
  const line = createProgress(io, options)
  const { ok, problems, report: found } = await run(machinePorts(io, line.show), site, options)
  line.clear()
  const folder = path.relative(io.cwd, site.cache) || '.'
  return report(io, options, {
    command: `cache ${options.action}`,
    ok,
    problems,
    root: site.root,
    result: { cache: folder, report: found },
    summary: found === null ? [] : summaryOf(found, { folder, action: options.action, ok }),
  })
}

function run(
  ports: Ports,
  site: BuildOptions,
  { action, olderThan, maxSize }: CacheOptions,
): Promise<CacheOutcome> {
  const maxBytes = maxSize === undefined ? undefined : maxSize * 1e6
  switch (action) {
    case 'info':
      return cacheInfo(ports, site)
    case 'verify':
      return cacheVerify(ports, site)
    case 'prune':
      return cachePrune(ports, site, { olderThanDays: olderThan, maxBytes })
    case 'clear':
      return cacheClear(ports, site)
  }
}

const THINGS: Readonly<Record<AreaSize['area'], readonly [string, string]>> = {
  pictures: ['picture variant', 'picture variants'],
  remote: ['downloaded picture', 'downloaded pictures'],
  templates: ['template bundle', 'template bundles'],
  imports: ['copy of a source', 'copies of sources'],
}

function summaryOf(
  { areas, bytes, foreignFiles, removed }: CacheReport,
  { folder, action, ok }: { folder: string; action: CacheAction; ok: boolean },
): readonly string[] {
  const holds = `${folder}/ holds ${megabytes(bytes)}`
  const foreign = `${countOf(foreignFiles, 'file in it was', 'files in it were')} not written by this version of agency-site, and kept`
  const others = foreignFiles === 0 ? [] : [foreign]
  switch (action) {
    case 'info':
      return [holds, ...areas.map(lineOf), ...others]
    case 'verify':
      return ok ? [`${holds}, and no entry is damaged`] : []
    case 'prune':
    case 'clear':
      return [
        `removed ${countOf(removed.items, 'entry', 'entries')}, ${megabytes(removed.bytes)}; ${holds}`,
        ...others,
      ]
  }
}

function lineOf({ area, items, bytes, usedBytes }: AreaSize): string {
  const used = usedBytes === null ? '' : `, ${megabytes(usedBytes)} in use`
  return `  ${`${area}/`.padEnd(11)} ${countOf(items, ...THINGS[area])}: ${megabytes(bytes)}${used}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
