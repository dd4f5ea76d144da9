/**
 * The files of a manifest in chunks by name. A manifest that differs in few files shares all other chunks with the
 * previous one, so its hash and text cost only what changed. The name of a file decides its chunk, so the same files
 * have the same hash and text, whatever the previous manifest was.
 */
import { lazy } from '../../domain/remembered.ts'
import { hashEach, hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'

export interface ManifestEntry {
  /**
   * The hash of the inputs of a page (slot, props, parts of the shell and templates), or of the content of another
   * file.
   */
  readonly key: Hash
  readonly hash: Hash
  readonly bytes: number
  /** The trace of what a page or a generated file read when it was made (core/plan/roots.ts). */
  readonly inputs?: Hash | undefined
}

/** A file as it is written: its key, hash and length, and for some pages the trace of their reads. */
export type Row = readonly [OutputPath, Hash, Hash, number, Hash?]

type Entries = ReadonlyMap<OutputPath, ManifestEntry>

interface Sized {
  readonly file: OutputPath
  readonly bytes: number
}

interface Chunk {
  /** By name. */
  readonly files: Entries
  readonly bytes: number
  readonly largest: Sized | null
  readonly hash: Hash
  /**
   * The rows as JSON without the enclosing brackets; empty if there are no rows. It is a buffer, because a text would
   * be encoded again to be written.
   */
  readonly json: () => Buffer
}

export interface ManifestFiles extends Iterable<readonly [OutputPath, ManifestEntry]> {
  readonly chunks: readonly Chunk[]
  readonly size: number
  /** The length of all files in bytes. */
  readonly bytes: number
  /** The first of the largest files. */
  readonly largest: Sized | null
  /** Equal for the same files with the same content. */
  readonly hash: Hash
  get(file: OutputPath): ManifestEntry | undefined
  has(file: OutputPath): boolean
  keys(): Iterable<OutputPath>
  values(): Iterable<ManifestEntry>
}

/** The number of chunks, a power of two. A site with a hundred thousand files has a hundred in each. */
const CHUNKS = 1024

/** FNV-1a, which spreads names that differ in a digit. */
function chunkOf(file: OutputPath): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < file.length; at++) hash = Math.imul(hash ^ file.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 16)) & (CHUNKS - 1)
}

function chunkFrom(files: Entries): Chunk {
  const lines: string[] = []
  let bytes = 0
  let largest: Sized | null = null
  for (const [file, entry] of files) {
    lines.push(`${file} ${entry.hash}`)
    bytes += entry.bytes
    if (largest === null || entry.bytes > largest.bytes) largest = { file, bytes: entry.bytes }
  }
  return { files, bytes, largest, hash: hashParts(lines), json: lazy(() => Buffer.from(textOf(files))) }
}

function textOf(files: Entries): string {
  return Array.from(files, ([file, { key, hash, bytes, inputs }]) => {
    const row: Row = inputs === undefined ? [file, key, hash, bytes] : [file, key, hash, bytes, inputs]
    return JSON.stringify(row)
  }).join(',')
}

function largestOf(chunks: readonly Chunk[]): Sized | null {
  return chunks.reduce<Sized | null>(
    (most, { largest }) => (largest !== null && largest.bytes > (most?.bytes ?? -1) ? largest : most),
    null,
  )
}

const NO_FILES = Array.from({ length: CHUNKS }, () => chunkFrom(new Map()))

function filesOf(chunks: readonly Chunk[]): ManifestFiles {
  const find = (file: OutputPath) => chunks[chunkOf(file)]?.files
  function* all() {
    for (const { files } of chunks) yield* files
  }
  return {
    chunks,
    size: chunks.reduce((sum, { files }) => sum + files.size, 0),
    bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: largestOf(chunks),
    hash: hashEach(chunks.map(({ hash }) => hash)),
    get: (file) => find(file)?.get(file),
    has: (file) => find(file)?.has(file) ?? false,
    *keys() {
      for (const [file] of all()) yield file
    },
    *values() {
      for (const [, entry] of all()) yield entry
    },
    [Symbol.iterator]: all,
  }
}

/**
 * The files of rows as they are written: sorted by chunk, and by name in each chunk. Null for rows in another order.
 */
export function filesOfRows(rows: readonly Row[]): ManifestFiles | null {
  const chunks = [...NO_FILES]
  let files = new Map<OutputPath, ManifestEntry>()
  let [number, last] = [-1, '']
  const end = () => {
    if (number >= 0) chunks[number] = chunkFrom(files)
  }
  for (const row of rows) {
    const [file] = row
    const own = chunkOf(file)
    if (own < number || (own === number && file <= last)) return null
    if (own > number) {
      end()
      files = new Map()
      number = own
    }
    files.set(file, entryOf(row))
    last = file
  }
  end()
  return filesOf(chunks)
}

function entryOf([, key, hash, bytes, inputs]: Row): ManifestEntry {
  return inputs === undefined ? { key, hash, bytes } : { key, hash, bytes, inputs }
}

export interface FileChanges {
  readonly entries: Iterable<readonly [OutputPath, ManifestEntry]>
  /** Removed files, except those that are among the entries. */
  readonly gone?: Iterable<OutputPath>
}

/** The files of `before` with these changes. */
export function filesWith(before: ManifestFiles | null, { entries, gone = [] }: FileChanges): ManifestFiles {
  const chunks = [...(before?.chunks ?? NO_FILES)]
  const changes = new Map<number, Map<OutputPath, ManifestEntry | null>>()
  const change = (file: OutputPath, entry: ManifestEntry | null) => {
    const number = chunkOf(file)
    const known = changes.get(number)
    if (known === undefined) changes.set(number, new Map([[file, entry]]))
    else known.set(file, entry)
  }
  for (const file of gone) change(file, null)
  for (const [file, entry] of entries) change(file, entry)
  for (const [number, changed] of changes) chunks[number] = changedChunk(chunks[number] as Chunk, changed)
  return filesOf(chunks)
}

function changedChunk(chunk: Chunk, changed: ReadonlyMap<OutputPath, ManifestEntry | null>): Chunk {
  const { files } = chunk
  if ([...changed].every(([file, entry]) => (files.get(file) ?? null) === entry)) return chunk
  const all = new Map(files)
  for (const [file, entry] of changed) {
    if (entry === null) all.delete(file)
    else all.set(file, entry)
  }
  const isSorted = [...changed].every(([file, entry]) => entry === null || files.has(file))
  return chunkFrom(isSorted ? all : inOrder(all))
}

function inOrder(files: Entries): Entries {
  return new Map([...files].sort(([left], [right]) => (left < right ? -1 : 1)))
}

/** The files of the first that the second does not have. */
export function goneFrom(before: ManifestFiles, now: ManifestFiles): readonly OutputPath[] {
  return before.chunks.flatMap(({ files }, number) => {
    const current = now.chunks[number]?.files
    return files === current ? [] : [...files.keys()].filter((file) => current?.has(file) !== true)
  })
}

/** Whether the files of both have the same content and were made from the same inputs. */
export function areSameFiles(one: ManifestFiles, other: ManifestFiles): boolean {
  return one.chunks.every((chunk, number) => {
    const twin = other.chunks[number]
    return chunk === twin || (twin !== undefined && chunk.json().equals(twin.json()))
  })
}
