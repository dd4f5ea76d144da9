/** What stands in the output folder, file by file. Lies beside it, and never in it. */
import { readIfThere } from '../system/files.ts'
import type { Files } from '../system/files.ts'
import { hashParts } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath } from '../system/paths.ts'

export interface ManifestEntry {
  /** What the file was made from: for a page its slot, props, shell and templates; for others their content. */
  readonly key: Hash
  readonly hash: Hash
  readonly bytes: number
  /** What the props of a page were made of (core/plan/page-inputs.ts). */
  readonly inputs?: Hash | undefined
}

export interface Manifest {
  /** Hash of all files: the output folder bears the same, so that one is never taken for the manifest of another. */
  readonly id: Hash
  readonly files: ReadonlyMap<OutputPath, ManifestEntry>
}

/** Raised when a manifest of an earlier version must not be trusted. */
const MANIFEST_VERSION = 2

export function manifestOf(entries: Iterable<readonly [OutputPath, ManifestEntry]>): Manifest {
  const files = new Map([...entries].sort(([left], [right]) => (left < right ? -1 : 1)))
  const id = hashParts([...files].map(([file, { hash }]) => `${file} ${hash}`))
  return { id, files }
}

export function markerText(id: Hash): string {
  return `${JSON.stringify({ generator: 'agency-site', build: id })}\n`
}

export async function readMarker(files: Files, file: string): Promise<Hash | null> {
  const text = await readIfThere(files, file)
  if (text === null) return null
  try {
    const { generator, build } = JSON.parse(text) as {
      generator?: unknown
      build?: unknown
    }
    return generator === 'agency-site' && typeof build === 'string' ? (build as Hash) : null
  } catch {
    return null
  }
}

type Row = readonly [OutputPath, Hash, Hash, number, Hash?]

export function manifestText({ id, files }: Manifest): string {
  const rows = [...files].map(([file, { key, hash, bytes, inputs }]): Row =>
    inputs === undefined ? [file, key, hash, bytes] : [file, key, hash, bytes, inputs],
  )
  return JSON.stringify({ version: MANIFEST_VERSION, id, files: rows })
}

/** null where there is none, or one that cannot be trusted: then everything is made anew. */
export async function readManifest(files: Files, file: string): Promise<Manifest | null> {
  const text = await readIfThere(files, file)
  if (text === null) return null
  try {
    const { version, id, files: rows } = JSON.parse(text) as { version: number; id: Hash; files: Row[] }
    if (version !== MANIFEST_VERSION || !rows.every(([name]) => staysInside(name))) return null
    const manifest = manifestOf(
      rows.map(([name, key, hash, bytes, inputs]) => [name, { key, hash, bytes, ...(inputs && { inputs }) }]),
    )
    return manifest.id === id ? manifest : null
  } catch {
    return null
  }
}

/** What is read from disk names files that are removed: none may lead out of the output. */
export function staysInside(name: unknown): name is OutputPath {
  return (
    typeof name === 'string' &&
    name.split(/[/\\]/).every((part) => part !== '' && part !== '.' && part !== '..')
  )
}
