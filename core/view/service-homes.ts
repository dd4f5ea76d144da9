/**
 * The homes in the file of the service are bytes of JSON. The text of a large stock would take twice the memory, and would
 * be encoded again for each edit.
 */
import { idChunks, idsInChunk } from '../domain/id-chunks.ts'
import type { SiteReads } from './context.ts'

interface HomeBytes {
  /** The fingerprint of the text. */
  readonly print: string
  readonly bytes: Uint8Array
}

interface HomesOfChunk {
  /** Differs when one of the texts does. */
  readonly print: string
  readonly homes: ReadonlyMap<number, HomeBytes>
}

/** Homes by their chunks (core/domain/id-chunks.ts), in the order of the stock. */
export type ServiceHomes = ReadonlyMap<string, HomesOfChunk>

/** The homes of earlier builds. What has not changed stays the same bytes. */
export interface KnownHomes {
  /** The last homes that this process made. */
  readonly chunks?: ServiceHomes | undefined
  /** The homes in the file of another process by their ids. */
  readonly written?: ReadonlyMap<number, Uint8Array> | undefined
}

/** Homes that have no page are left out. */
export function serviceHomes(reads: SiteReads, ids: readonly number[], known: KnownHomes): ServiceHomes {
  return new Map(idChunks(ids).map((chunk) => [chunk, homesOfChunk(reads, chunk, known)]))
}

/** The bytes of all homes in the order of the stock. */
export function bytesOf(homes: ServiceHomes): readonly Uint8Array[] {
  return [...homes.values()].flatMap((chunk) => Array.from(chunk.homes.values(), ({ bytes }) => bytes))
}

function homesOfChunk(reads: SiteReads, chunk: string, { chunks, written }: KnownHomes): HomesOfChunk {
  const print = reads.serviceHomesFingerprint(chunk)
  const before = chunks?.get(chunk)
  if (before?.print === print) return before
  const homes = new Map<number, HomeBytes>()
  for (const id of idsInChunk(chunk)) {
    const home = homeOf(reads, id, { twin: before?.homes.get(id), written: written?.get(id) })
    if (home !== null) homes.set(id, home)
  }
  return { print, homes }
}

interface Before {
  readonly twin: HomeBytes | undefined
  readonly written: Uint8Array | undefined
}

function homeOf({ serviceHome }: SiteReads, id: number, { twin, written }: Before): HomeBytes | null {
  const print = serviceHome.fingerprint(id)
  if (twin?.print === print) return twin
  if (written !== undefined && serviceHome.fingerprintOf(id, Buffer.from(written).toString()) === print)
    return { print, bytes: written }
  const text = serviceHome.text(id)
  return text === null ? null : { print, bytes: Buffer.from(text) }
}
