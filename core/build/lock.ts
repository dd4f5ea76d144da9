/** One build at a time for a site (engineering section 2, exit code 4). */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked } from '../diagnostics/diagnostic.ts'
import type { Files } from '../system/files.ts'
import { StageFailure } from './environment.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  readonly since: string
}

export interface LockPorts {
  readonly files: Files
  readonly file: string
  readonly pid: number
  readonly host: string
  readonly now: () => number
  readonly isAlive: (pid: number) => boolean
}

export interface Lock {
  release(): Promise<void>
}

/** Takes the lock, or fails with AS7005. The lock of a process that is gone is taken over with a warning. */
export async function takeLock(ports: LockPorts): Promise<Checked<Lock>> {
  const { files, file, pid, host, now } = ports
  const content = JSON.stringify({ pid, host, since: new Date(now()).toISOString() } satisfies Owner)
  const lock: Lock = { release: () => files.remove(file) }
  if (await files.create(file, content)) return { value: lock, problems: [] }
  const owner = await readOwner(files, file)
  if (owner !== null && (owner.host !== host || ports.isAlive(owner.pid))) {
    throw new StageFailure([problem('AS7005', { ...owner, since: owner.since.slice(0, 19).replace('T', ' ') })])
  }
  await files.remove(file)
  if (!(await files.create(file, content))) throw new StageFailure([problem('AS7005', { pid, host, since: 'just now' })])
  return { value: lock, problems: [problem('AS7006', { pid: owner?.pid ?? 0 })] }
}

async function readOwner(files: Files, file: string): Promise<Owner | null> {
  try {
    const owner = JSON.parse(await files.readText(file)) as Partial<Owner>
    const { pid, host, since } = owner
    return typeof pid === 'number' && typeof host === 'string' && typeof since === 'string' ? { pid, host, since } : null
  } catch {
    return null
  }
}
