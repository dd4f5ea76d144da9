/** The machine that commands run on, as core wants it, and where the site is. */
import { readFileSync } from 'node:fs'
import { availableParallelism, hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createFiles } from '../core/system/files.ts'
import type { BuildOptions, Ports, Progress } from '../core/build/ports.ts'
import { shardFolder } from '../core/build/shard.ts'
import type { Shard } from '../core/build/shard.ts'
import type { GlobalOptions, Io } from './io.ts'

export interface SiteOptions {
  readonly strict?: boolean
  readonly offline?: boolean
  readonly force?: boolean
  readonly replaceOutput?: boolean
  readonly shard?: Shard
  readonly cache?: string
  readonly workers?: number
}

export function machinePorts(io: Io, progress: (event: Progress) => void): Ports {
  return {
    files: createFiles(),
    now: io.now,
    network: { fetch: globalThis.fetch, wait: (milliseconds) => wait(milliseconds) },
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
    // Not ours to signal, but there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In ticks since the machine started, and which start that was. Linux only; elsewhere a number is taken for the process. */
function beganAt(pid: number): string | undefined {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything; the time is the twentieth field after it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${start} ${ticks}`
  } catch {
    return undefined
  }
}

/** Flags win over the environment, the environment over the default (engineering section 2). */
export function siteOptions(io: Io, options: GlobalOptions & SiteOptions): BuildOptions {
  const shownRoot = options.root ?? io.env['AGENCY_SITE_ROOT'] ?? '.'
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
  }
}

function outputOf(io: Io, { out, shard }: GlobalOptions & SiteOptions, root: string): string {
  if (out !== undefined) return path.resolve(io.cwd, out)
  return path.join(root, shard === undefined ? 'output' : shardFolder(shard))
}
