/** Allows one build at a time for an output. */
import { setTimeout as wait } from 'node:timers/promises'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked } from '../../diagnostics/diagnostic.ts'
import { codeOf } from '../../system/errors.ts'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { hashOf, shortHash } from '../../system/hash.ts'
import { StageFailure } from '../environment.ts'

interface Owner {
  readonly pid: number
  readonly host: string
  readonly since: string
  /**
   * The start time of the process, if the system has it, because process numbers are used again after a restart or in
   * a container.
   */
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
  /** Aborts with AS7012 if another build has taken over the lock, for example after the machine was suspended. */
  readonly lost: AbortSignal
  /** Checks whether the lock is still held, and throws AS7012 otherwise. */
  verify(): Promise<void>
  release(): Promise<void>
}

/** The number of attempts if a lock is released or taken over while it is examined. */
const ATTEMPTS = 5

/** Takes the lock, or fails with AS7005. The lock of a process that has ended is taken over with a warning. */
export async function takeLock(ports: LockPorts): Promise<Checked<Lock>> {
  const { files, file, pid, host, now } = ports
  const self: Owner = { pid, host, since: new Date(now()).toISOString(), began: ports.beganAt?.(pid) }
  const text = JSON.stringify(self)
  const lock = () => heldLock(files, file, text)
  let other: Owner | null = null
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await files.create(file, text)) return { value: lock(), problems: [] }
    const found = await readIfThere(files, file)
    if (found === null) continue
    other = ownerOf(found)
    if (other !== null && (await isRunning(other, ports, file))) break
    const heir = await takeOver(ports, found, text)
    if (heir === 'self') return { value: lock(), problems: [problem('AS7006', { pid: other?.pid ?? 0 })] }
    other = heir
    if (heir !== null) break
  }
  const { since, ...owner } = other ?? self
  const expiry =
    other !== null && other.host !== host ? ' its lock expires after 15 minutes without a sign of life;' : ''
  const hint = `wait for it;${expiry} if it is gone for good, remove ${file}`
  throw new StageFailure([
    problem('AS7005', { ...owner, since: since.slice(0, 19).replace('T', ' ') }, { hint }),
  ])
}

/**
 * The milliseconds between two signs of life, and those after which the lock of another host without a sign expires.
 */
const SIGN_EVERY = 30_000
const EXPIRY = 900_000

/**
 * A lock that this process holds. A timer sets its time, which other hosts read; the timer does not keep the process
 * running.
 */
function heldLock(files: Files, file: string, text: string): Lock {
  const lost = new AbortController()
  const verify = async () => {
    if ((await readIfThere(files, file)) !== text) lost.abort(new StageFailure([problem('AS7012', {})]))
    lost.signal.throwIfAborted()
  }
  const sign = () => verify().then(() => files.touch(file))
  // A disk error is reported by the next operation of the build.
  const timer = setInterval(() => void sign().catch(() => undefined), SIGN_EVERY)
  timer.unref()
  return {
    lost: lost.signal,
    verify,
    release() {
      clearInterval(timer)
      return release(files, file, text)
    },
  }
}

/**
 * The process of another host cannot be examined, and a container counts as another host. Such a lock expires if its
 * time was not set for a quarter of an hour. Clocks of hosts that share a disk differ by less.
 */
async function isRunning(
  owner: Owner,
  { files, host, now, isAlive, beganAt }: LockPorts,
  file: string,
): Promise<boolean> {
  if (owner.host !== host) {
    const stat = await files.stat(file)
    return stat !== null && now() - stat.mtimeMs < EXPIRY
  }
  const began = beganAt?.(owner.pid)
  const isSame = owner.began === undefined || began === undefined || owner.began === began
  return isSame && isAlive(owner.pid)
}

/**
 * Takes over a lock whose owner has ended. Returns its heir, or null if the lock has changed meanwhile. Each lock has
 * one heir: the process that creates a file named after the text of the lock, which is then renamed to the lock.
 * While that file exists no other process can change the lock, so the lock that is examined is the one that is
 * replaced. An heir that has ended has an heir of its own, named after its text.
 */
async function takeOver(ports: LockPorts, judged: string, text: string): Promise<Owner | 'self' | null> {
  const { files, file } = ports
  const gone: string[] = []
  for (let before = judged; ;) {
    const claim = `${file}.${shortHash(hashOf(before))}.tmp`
    if (await files.create(claim, text)) {
      if ((await readIfThere(files, file)) !== judged) {
        await files.remove(claim)
        return null
      }
      await files.rename(claim, file)
      await Promise.all(gone.map((each) => files.remove(each)))
      return 'self'
    }
    const claimed = await readIfThere(files, claim)
    if (claimed === null || gone.includes(claim)) return null
    const heir = ownerOf(claimed)
    if (heir !== null && (await isRunning(heir, ports, claim))) return heir
    gone.push(claim)
    before = claimed
  }
}

/**
 * Removes the lock only if it is still that of this build: after a removal by hand another build may have taken it.
 */
async function release(files: Files, file: string, text: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      if ((await readIfThere(files, file)) === text) await files.remove(file)
      return
    } catch (error) {
      // Other work of this process may have its files open for a moment.
      if (codeOf(error) !== 'EMFILE' || attempt === ATTEMPTS) throw error
      await wait(100)
    }
  }
}

/** Null for a text that no build has written. Locks are written in one operation. */
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
