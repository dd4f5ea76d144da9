/** One build at a time for an output (engineering section 2, exit code 4). */
import { setTimeout as wait } from 'node:timers/promises'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked } from '../diagnostics/diagnostic.ts'
import { readIfThere } from '../system/files.ts'
import type { Files } from '../system/files.ts'
import { StageFailure, isSystemError } from './environment.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  readonly since: string
  /** When the process began, where the system tells: its number is given again, after a restart or in a container. */
  readonly began?: string | undefined
}

export interface LockPorts {
  readonly files: Files
  readonly file: string
  readonly pid: number
  readonly host: string
  readonly now: () => number
  readonly isAlive: (pid: number) => boolean
  readonly beganAt?: ((pid: number) => string | undefined) | undefined
}

export interface Lock {
  release(): Promise<void>
}

/** A lock that was released, or put aside by another build, while it was looked at: it is tried again. */
const ATTEMPTS = 5

/** In which a build that was slower gives back what it has moved away. */
const GIVE_BACK_MS = 100

/** Takes the lock, or fails with AS7005. The lock of a process that is gone is taken over with a warning. */
export async function takeLock(ports: LockPorts): Promise<Checked<Lock>> {
  const { files, file, pid, host, now } = ports
  const self: Owner = { pid, host, since: new Date(now()).toISOString(), began: ports.beganAt?.(pid) }
  const text = JSON.stringify(self)
  const lock: Lock = { release: () => release(files, file, text) }
  let other: Owner | null = null
  let abandoned: Checked<Lock>['problems'] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const isTaken = await files.create(file, text)
    if (isTaken && (attempt === 0 || (await staysOurs(ports, text))))
      return { value: lock, problems: abandoned }
    const found = await readIfThere(files, file)
    if (found === null) continue
    other = ownerOf(found)
    if (other !== null && isRunning(other, ports)) break
    if (await putAside(ports, found)) abandoned = [problem('AS7006', { pid: other?.pid ?? 0 })]
  }
  const { since, ...owner } = other ?? self
  const hint = `wait for it; if it is gone for good, remove ${file}`
  throw new StageFailure([
    problem('AS7005', { ...owner, since: since.slice(0, 19).replace('T', ' ') }, { hint }),
  ])
}

/** On another machine nobody can tell. */
function isRunning(owner: Owner, { host, isAlive, beganAt }: LockPorts): boolean {
  if (owner.host !== host) return true
  const began = beganAt?.(owner.pid)
  const isSame = owner.began === undefined || began === undefined || owner.began === began
  return isSame && isAlive(owner.pid)
}

/** Of two builds that find the same stale lock, the slower one may move away the new lock of the other: it gives it back. */
async function putAside({ files, file, pid }: LockPorts, judged: string): Promise<boolean> {
  const aside = `${file}.${pid}.stale.tmp`
  try {
    await files.rename(file, aside)
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return false
    throw error
  }
  const moved = await files.readText(aside)
  if (moved !== judged) await files.create(file, moved)
  await files.remove(aside)
  return moved === judged
}

/** Where others were after the same stale lock, the file tells in the end whose it is. */
async function staysOurs({ files, file }: LockPorts, text: string): Promise<boolean> {
  await wait(GIVE_BACK_MS)
  return (await readIfThere(files, file)) === text
}

/** Only our own: one that was removed by hand may be another's by now. */
async function release(files: Files, file: string, text: string): Promise<void> {
  if ((await readIfThere(files, file)) === text) await files.remove(file)
}

/** null for what no build has written: locks are written whole. */
function ownerOf(text: string): Owner | null {
  try {
    const { pid, host, since, began } = JSON.parse(text) as Partial<Owner>
    if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 1) return null
    if (typeof host !== 'string' || typeof since !== 'string') return null
    return { pid, host, since, began: typeof began === 'string' ? began : undefined }
  } catch {
    return null
  }
}
