/**
 * Stores what earlier builds determined about pictures. Probes have the hash of the content as their key, so they
 * stay valid after a move and in a restored cache. Stamps (size, time, inode) only avoid reading a file again whose
 * hash is known.
 */
import path from 'node:path'
import { hashOf } from '../../system/hash.ts'
import type { FileStat, Files } from '../../system/files.ts'
import type { Hash } from '../../system/hash.ts'
import { systemCode } from './failure.ts'
import { inspect } from './inspect.ts'
import type { InspectOptions, Probe } from './inspect.ts'
import type { Failure } from './failure.ts'
import { createGate } from './pool.ts'
import { MEMORY_LIMIT } from './sharp.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'

export interface ProbePorts {
  readonly files: Files
  readonly cacheFolder: string
  /** Milliseconds since 1970, like file times. */
  readonly now: () => number
  /** Whether to examine every picture again. */
  readonly fresh?: boolean | undefined
}

export interface Identified {
  readonly hash: Hash
  readonly probe: Probe
}

export interface StampedFile {
  /** The name in the cache, which is independent of the places of the site and the cache. */
  readonly stampName: string
  readonly file: string
  readonly stat: FileStat
}

export interface ProbeCache {
  readonly damaged: boolean
  /** Returns hash and probe of a file. The file is read only if its stamp is new or its content is unknown. */
  identify(file: StampedFile, options: InspectOptions): Promise<Identified | Failure>
  /** Examines bytes that are not in a file yet. */
  inspect(bytes: Uint8Array, options: InspectOptions): Promise<Probe | Failure>
  remember(identified: Identified): void
  save(): Promise<void>
}

/**
 * Programs such as `unzip` and `tar` can set the time of the content, but not that of the last change of the inode.
 */
export type Stamp = readonly [size: number, mtimeMs: number, ctimeMs: number, inode: number, hash: Hash]

/** The path below the cache folder. */
export const PROBES_NAME = 'pictures/probe.json'
export const PROBES_VERSION = 2
/**
 * Two writes within one tick of the clock of a file system have the same time, so a file that is this young is read
 * again next time.
 */
const SAFETY_GAP_MS = 3000

export async function openProbeCache(ports: ProbePorts): Promise<ProbeCache> {
  const file = path.join(ports.cacheFolder, PROBES_NAME)
  const { data, damaged } = await readSealed(ports.files, file, PROBES_VERSION)
  const known = ((ports.fresh ? undefined : data) ?? {}) as {
    stamps?: Record<string, Stamp>
    probes?: Record<string, Probe>
  }
  const stamps = createStamps(new Map(Object.entries(known.stamps ?? {})), ports)
  const probes = new Map(Object.entries(known.probes ?? {}))
  const gate = createGate(MEMORY_LIMIT)
  let changed = damaged
  const remember = ({ hash, probe }: Identified) => {
    probes.set(hash, probe)
    changed = true
  }
  return {
    damaged,
    remember,
    inspect: (bytes, options) => inspect(bytes, options, gate),
    async identify(stamped, options) {
      const enough = (probe: Probe | undefined) => (probe?.whole || !options.whole ? probe : undefined)
      const stampHash = stamps.hashOf(stamped)
      const stampProbe = stampHash && enough(probes.get(stampHash))
      if (stampHash && stampProbe) return { hash: stampHash, probe: stampProbe }
      const { hash, bytes } = await stamps.read(stamped)
      const probe = enough(probes.get(hash)) ?? (await inspect(bytes, options, gate))
      if (typeof probe === 'function') return probe
      remember({ hash, probe })
      return { hash, probe }
    },
    async save() {
      if (!changed) return
      const content = { stamps: sorted(stamps.all), probes: sorted(probes) }
      // A cache that cannot be written costs only time in the next build.
      await writeSealed(ports.files, file, { version: PROBES_VERSION, data: content }).catch(systemCode)
    },
  }
}

function createStamps(all: Map<string, Stamp>, { files, now }: ProbePorts) {
  return {
    all,
    hashOf({ stampName, stat }: StampedFile): Hash | undefined {
      const [size, mtimeMs, ctimeMs, inode, hash] = all.get(stampName) ?? []
      const isSame = size === stat.size && mtimeMs === stat.mtimeMs && ctimeMs === stat.ctimeMs
      return isSame && inode === stat.inode ? hash : undefined
    },
    async read({ stampName, file, stat }: StampedFile) {
      const bytes = await files.read(file)
      const hash = hashOf(bytes)
      all.delete(stampName)
      const settled = now() - Math.max(stat.mtimeMs, stat.ctimeMs) >= SAFETY_GAP_MS
      if (settled) all.set(stampName, [stat.size, stat.mtimeMs, stat.ctimeMs, stat.inode, hash])
      return { hash, bytes }
    },
  }
}

function sorted<T>(map: ReadonlyMap<string, T>): Record<string, T> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)))
}
