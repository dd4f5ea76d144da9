/** Servers of the bench, each in a process of its own. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { REPOSITORY } from '../../support/repository.ts'

export interface Server {
  readonly port: number
  readonly pid: number
  /** Stops the process and waits for its end. */
  stop(): Promise<void>
}

export async function startServe(
  args: readonly string[],
  { port, env = {} }: { readonly port: number; readonly env?: Readonly<Record<string, string>> },
): Promise<Server> {
  const main = path.join(REPOSITORY, 'dist/cli/main.js')
  const child = spawn(process.execPath, [main, 'serve', '--port', String(port), ...args], {
    env: { ...process.env, AGENCY_SITE_LOG: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('serve ended'))),
  ])
  return serverOf(child, port)
}

export function serverOf(child: ChildProcess, port: number): Server {
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Available on Linux; null elsewhere. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}

const TICKS_A_SECOND = 100

/**
 * The processor time so far; null if the system does not report it. On a shared machine it is more reliable
 * than the clock.
 */
export function processorSeconds(pid: number): number | null {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return null
  }
}
