/** The frame of a build that writes: the lock, the remains of earlier builds, signals, and faults of the machine. */
import path from 'node:path'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Files } from '../system/files.ts'
import { isInside } from '../system/paths.ts'
import { StageFailure, environmentProblem, fileOf, isDiskFull, isRefusal } from './environment.ts'
import { abandon, recover } from './output/journal.ts'
import { takeLock } from './output/lock.ts'
import type { Lock } from './output/lock.ts'
import { filesBelow, placesInSite } from './output/output.ts'
import type { Places } from './output/output.ts'
import type { Ports } from './ports.ts'

export interface Session {
  readonly places: Places
  /** From here on the build is completed in any case. Throws if it was stopped or has lost its lock before. */
  bind(): Promise<void>
}

interface Result {
  readonly ok: boolean
  readonly problems: readonly Problem[]
}

export interface Task<T extends Result> {
  readonly work: (session: Session) => Promise<T>
  readonly failed: (problems: readonly Problem[]) => T
}

/** Runs the work under the lock, and removes its staged files unless they were published. */
export function inSession<T extends Result>(ports: Ports, wished: Places, task: Task<T>): Promise<T> {
  return underLock(ports, wished, async (places, lock) => {
    const { files, now, progress } = ports
    // A read-only site is detected before the work, and not when its manifest is written.
    await files.makeFolder(path.join(places.work, 'manifests'))
    await removeLeftovers({ files, now }, places)
    const recovered = await recover({ files, places, onPublish: () => progress({ phase: 'publish' }) })
    const result = await attempt(ports, { places, lock }, task)
    return { ...result, problems: [...recovered, ...result.problems] }
  })
}

/** Runs the work while no build into this output runs. */
export async function underLock<T extends Result>(
  ports: Ports,
  wished: Places,
  work: (places: Places, lock: Lock) => Promise<T>,
): Promise<T> {
  const { lock, places } = await lockPlaces(ports, wished)
  try {
    const result = await work(places, lock.value)
    return { ...result, problems: [...lock.problems, ...result.problems] }
  } finally {
    await lock.value.release()
  }
}

async function lockPlaces(ports: Ports, wished: Places) {
  const lock = ({ lock: file }: Places) => takeLock({ ...ports, file })
  try {
    return { lock: await lock(wished), places: wished }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const places = placesInSite(wished)
    return { lock: await lock(places), places }
  }
}

async function attempt<T extends Result>(
  ports: Ports,
  { places, lock }: { readonly places: Places; readonly lock: Lock },
  { work, failed }: Task<T>,
): Promise<T> {
  const { files } = ports
  const signal = AbortSignal.any([...(ports.signal === undefined ? [] : [ports.signal]), lock.lost])
  try {
    const result = await untilStopped(signal, (bind) => {
      return work({ places, bind: () => lock.verify().then(bind) })
    })
    if (!result.ok) await abandon(files, places)
    return result
  } catch (error) {
    const staged = isDiskFull(error) ? await bytesBelow(files, places.staging) : 0
    try {
      // The size is measured before the staged files are removed.
      return failed(await problemsBehind(error, ports, { places, staged }))
    } finally {
      // If another build took over the lock, the staged files belong to it. The first error is reported, and not one
      // of the removal.
      if (!lock.lost.aborted) await abandon(files, places).catch(() => undefined)
    }
  }
}

/** Rejects as soon as the signal arrives. Remaining work ends with the process, or when it calls `bind`. */
function untilStopped<T>(signal: AbortSignal, work: (bind: () => void) => Promise<T>): Promise<T> {
  let isBound = false
  return new Promise((resolve, reject) => {
    const bind = () => {
      signal.throwIfAborted()
      isBound = true
    }
    const stop = () => {
      if (!isBound) reject(signal.reason)
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work(bind)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', stop))
  })
}

/** A file that is being written has such a name for a moment. Older ones were left by a killed build. */
const LEFTOVER_AGE_MS = 3_600_000

async function removeLeftovers(
  { files, now }: Pick<Ports, 'files' | 'now'>,
  { work }: Places,
): Promise<void> {
  for (const folder of ['', 'manifests', 'receipts'].map((name) => path.join(work, name))) {
    const names = (await files.stat(folder)) === null ? [] : await files.list(folder)
    for (const name of names.filter((file) => file.endsWith('.tmp'))) {
      const stat = await files.stat(path.join(folder, name))
      if (stat !== null && now() - stat.mtimeMs > LEFTOVER_AGE_MS) await files.remove(path.join(folder, name))
    }
  }
}

/** If the bytes cannot be counted, the original error is reported. */
async function bytesBelow(files: Files, folder: string): Promise<number> {
  return countBytes(files, folder).catch(() => 0)
}

async function countBytes(files: Files, folder: string): Promise<number> {
  if ((await files.stat(folder)) === null) return 0
  const names = await filesBelow(files, folder)
  const found = await files.examine(names.map((file) => path.join(folder, file)))
  return found.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}

/** The problems for a refusal of the machine. A bug is thrown again. */
export async function problemsBehind(
  error: unknown,
  { files }: Ports,
  { places, staged }: { places: Places; staged: number },
): Promise<readonly Problem[]> {
  if (error instanceof StageFailure) return error.problems
  const shown = (file: string) => (isInside(places.root, file) && path.relative(places.root, file)) || file
  const full = isDiskFull(error) ? await folderNear(files, fileOf(error) || places.output) : null
  const free = full === null ? 0 : await files.freeBytes(full)
  const hasInodes = full === null || (await files.hasFreeInodes(full))
  const found = environmentProblem(error, shown, { free, staged, hasInodes })
  if (found === null) throw error
  return [found]
}

/** The nearest existing folder on the disk of a file. */
async function folderNear(files: Files, file: string): Promise<string> {
  const folder = path.dirname(file)
  return (await files.stat(folder)) !== null || folder === file ? folder : folderNear(files, folder)
}
