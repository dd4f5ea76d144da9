/** Pictures in the archive of an export, which are unpacked once into the cache. */
import { unpack } from '../../import/unpack.ts'
import type { Unpacked, UnpackedFile } from '../../import/archive.ts'
import { StreamFault } from '../../import/stream-fault.ts'
import { fail } from './failure.ts'
import type { Failure } from './failure.ts'
import { MEGABYTES_LIMIT, localName } from './local.ts'
import type { ProbeCache, ProbePorts } from './probe-cache.ts'
import { keepAs, readKeptAs } from './remote-cache.ts'
import type { KeptPicture } from './remote-cache.ts'

interface PackedPorts extends Pick<ProbePorts, 'files' | 'cacheFolder'> {
  readonly probes: ProbeCache
  /** The files of exports by their names. */
  readonly archives: ReadonlyMap<string, string>
}

interface OpenArchive {
  readonly entries: ReadonlyMap<string, UnpackedFile>
  readonly close: Unpacked['close']
}

interface PackedPictures {
  readonly read: (ref: string) => Promise<KeptPicture | Failure>
  readonly close: () => Promise<void>
}

/** Opens an archive when its first picture is needed that the cache does not have. */
export function openPacked(ports: PackedPorts): PackedPictures {
  const opened = new Map<string, Promise<OpenArchive>>()
  const entryOf = async (name: string): Promise<UnpackedFile | undefined> => {
    const location = ports.archives.get(name)
    if (location !== undefined) return unpackedBefore(name, location, ports)
    const archive = [...ports.archives.keys()].find((shown) => name.startsWith(`${shown}!`))
    if (archive === undefined) return undefined
    const found = opened.get(archive) ?? openArchive(archive, ports.archives.get(archive) ?? '')
    opened.set(archive, found)
    return (await found).entries.get(name)
  }
  return {
    async read(ref) {
      const name = localName(ref)
      const kept = await readKeptAs({ key: ref, name }, ports)
      if (typeof kept === 'object') return kept
      const entry = await entryOf(name)
      if (entry === undefined) return fail('AS5001', { picture: name })
      const bytes = await bytesOf(entry, name)
      return typeof bytes === 'function' ? bytes : keepAs({ key: ref, name }, bytes, ports)
    },
    async close() {
      for (const archive of opened.values()) await (await archive).close()
    },
  }
}

/** The cache contains the archive of an https source as unpacked files. */
async function unpackedBefore(name: string, location: string, { files }: PackedPorts): Promise<UnpackedFile> {
  const bytes = (await files.stat(location))?.size
  return {
    name,
    shown: name,
    bytes,
    async *open() {
      yield await files.read(location)
    },
  }
}

async function openArchive(shown: string, location: string): Promise<OpenArchive> {
  const { value } = await unpack({ location, shown })
  return { entries: new Map(value.files.map((file) => [file.shown, file])), close: value.close }
}

async function bytesOf({ open, bytes = 0 }: UnpackedFile, picture: string): Promise<Uint8Array | Failure> {
  if (bytes === 0) return fail('AS5002', { picture })
  const megabytes = Math.ceil(bytes / 1e6)
  if (bytes > MEGABYTES_LIMIT * 1e6) return fail('AS5006', { picture, megabytes, limit: MEGABYTES_LIMIT })
  try {
    const parts: Uint8Array[] = []
    for await (const part of open()) parts.push(part)
    return Buffer.concat(parts)
  } catch (error) {
    if (!(error instanceof StreamFault)) throw error
    return fail('AS5003', { picture, reason: error.problem.message })
  }
}
