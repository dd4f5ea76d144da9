/** The ports of core for this machine, and the folders of the site. */
import { readFileSync } from 'node:fs'
import { availableParallelism, hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createCheckedFetch } from '../core/network/checked-fetch.ts'
import { createFiles } from '../core/system/files.ts'
import type { BuildOptions, Ports, Progress } from '../core/build/ports.ts'
import { shardFolder } from '../core/build/output/shard.ts'
import type { Shard } from '../core/build/output/shard.ts'
import type { HostName } from '../core/domain/host-names.ts'
import type { RendererName } from '../core/build/bundle/renderer-name.ts'
import type { GlobalOptions, Io } from './io.ts'

export interface SiteOptions {
  readonly strict?: boolean
  readonly offline?: boolean
  readonly force?: boolean
  readonly replaceOutput?: boolean
  readonly shard?: Shard
  readonly cache?: string
  readonly workers?: number
  readonly renderer?: RendererName
  readonly target?: HostName
  readonly now?: string
  readonly newLedger?: boolean
  readonly acceptFewer?: boolean
  readonly draft?: boolean
  readonly compress?: boolean
}

export function machinePorts(io: Io, progress: (event: Progress) => void): Ports {
  return {
    files: createFiles(),
    now: io.now,
    network: { fetch: createCheckedFetch(), wait: (milliseconds) => wait(milliseconds) },
    env: io.env,
    progress,
    pid: process.pid,
    host: hostname(),
    isAlive,
    beganAt,
    processors: availableParallelism(),
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * The start of a process in clock ticks, with the id of the boot, so that a reused process id is not mistaken for the
 * process. Linux only; on other systems the process id alone decides.
 */
function beganAt(pid: number): string | undefined {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may contain any character; the start time is the twentieth field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${start} ${ticks}`
  } catch {
    return undefined
  }
}

/** Options take precedence over the environment, and the environment over the defaults. */
export function siteOptions(io: Io, options: GlobalOptions & SiteOptions): BuildOptions {
  const shownRoot = options.root ?? (io.env['AGENCY_SITE_ROOT'] || '.')
  const root = path.resolve(io.cwd, shownRoot)
  return {
    root,
    shownRoot,
    output: outputOf(io, options, root),
    cache:
      options.cache === undefined
        ? path.join(root, '.agency-site', 'cache')
        : path.resolve(io.cwd, options.cache),
    offline: options.offline ?? false,
    whole: false,
    force: options.force ?? false,
    replaceOutput: options.replaceOutput ?? false,
    shard: options.shard,
    strict: options.strict ?? false,
    threads: options.workers,
    renderer: options.renderer,
    target: options.target,
    now: options.now,
    newLedger: options.newLedger,
    acceptFewer: options.acceptFewer,
    draft: options.draft,
    compress: options.compress,
  }
}

function outputOf(io: Io, { out, shard }: GlobalOptions & SiteOptions, root: string): string {
  if (out !== undefined) return path.resolve(io.cwd, out)
  return path.join(root, shard === undefined ? 'output' : shardFolder(shard))
}
