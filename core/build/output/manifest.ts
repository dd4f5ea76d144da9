/** The manifest lists the files of the output folder. It is stored beside the folder. */
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { partsNamedBy } from '../../plan/roots.ts'
import type { NamedParts } from '../../plan/roots.ts'
import type { Hash } from '../../system/hash.ts'
import { inLots } from '../../system/lots.ts'
import type { OutputPath } from '../../system/paths.ts'
import type { Inputs } from '../inputs.ts'
import { areSameFiles, filesOfRows, filesWith } from './manifest-files.ts'
import type { FileChanges, ManifestFiles, Row } from './manifest-files.ts'

export interface Manifest {
  /** The hash of all files. The output folder contains it as well, so a manifest is never used for another output. */
  readonly id: Hash
  readonly files: ManifestFiles
  /** The inputs of all pages, so that a later build can report what changed. */
  readonly inputs: Inputs
  /** Keys of pages name these parts. Some of them may be obsolete, which means that no key names them any more. */
  readonly named: NamedParts
}

/** Raised when a manifest of an earlier version must not be trusted. */
const MANIFEST_VERSION = 5

interface Changes extends FileChanges {
  /** The keys of the entries name these parts. */
  readonly named?: NamedParts
}

interface Before {
  /** This is null if there were no files. */
  readonly files: ManifestFiles | null
  readonly named: NamedParts
}

const NOTHING: Before = { files: null, named: {} }

/** The manifest with the files of `before` and these changes. */
export function manifestOf(
  { named = {}, ...changes }: Changes,
  inputs: Inputs = {},
  before: Before = NOTHING,
): Manifest {
  const files = filesWith(before.files, changes)
  return { id: files.hash, files, inputs, named: namedWith(before.named, { named, files }) }
}

/** Returns the parts that any of these manifests or stages names. */
export function namedIn(all: readonly Pick<Manifest, 'named'>[]): NamedParts {
  return Object.assign({}, ...all.map(({ named }) => named)) as NamedParts
}

/** All keys are read only if there is a new name. Obsolete names are removed then. */
function namedWith(before: NamedParts, { named, files }: Pick<Manifest, 'named' | 'files'>): NamedParts {
  if (Object.keys(named).every((name) => Object.hasOwn(before, name))) return before
  const used = new Set(Array.from(files.values(), ({ key }) => partsNamedBy(key)))
  const all = Object.entries({ ...before, ...named }).filter(([name]) => used.has(name))
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
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

export function rowsOf({ chunks }: ManifestFiles): readonly Row[] {
  return chunks.flatMap(({ json }) => JSON.parse(`[${String(json())}]`) as readonly Row[])
}

/** The manifest of rows as they are written; null for rows in another order. */
export function manifestOfRows(
  rows: readonly Row[],
  { inputs, named }: Pick<Manifest, 'inputs' | 'named'>,
): Manifest | null {
  const files = filesOfRows(rows)
  return files && { id: files.hash, files, inputs, named }
}

interface Stored extends Omit<Manifest, 'files'> {
  readonly version: number
  readonly files: readonly Row[]
}

/** Yields the manifest as JSON in parts, because the whole text of a large site would take much memory. */
export function* manifestParts({ files, ...rest }: Manifest): Iterable<string | Uint8Array> {
  const empty = JSON.stringify({ version: MANIFEST_VERSION, ...rest, files: [] } satisfies Stored)
  yield empty.slice(0, -END.length)
  const filled = files.chunks.map(({ json }) => json()).filter(({ length }) => length > 0)
  const separated = filled.flatMap((json, index) => (index === 0 ? [json] : [COMMA, json]))
  for (const parts of inLots(separated, PARTS_AT_ONCE)) yield Buffer.concat(parts)
  yield END
}

const END = ']}'
const COMMA = Buffer.from(',')
const PARTS_AT_ONCE = 64

/** Whether both manifests have the same files, keys, inputs and named parts. */
export function areSameKeys(one: Manifest, other: Manifest): boolean {
  const beside = ({ inputs, named }: Manifest) => JSON.stringify([inputs, named])
  return beside(one) === beside(other) && areSameFiles(one.files, other.files)
}

/** Null if there is no manifest that can be trusted. Then everything is made again. */
export async function readManifest(files: Files, file: string): Promise<Manifest | null> {
  const text = await readIfThere(files, file)
  if (text === null) return null
  try {
    const { version, id, files: rows, ...rest } = JSON.parse(text) as Stored
    if (version !== MANIFEST_VERSION || !rows.every(([name]) => staysInside(name))) return null
    if (!Object.values(rest.named).every((parts) => typeof parts === 'string')) return null
    const manifest = manifestOfRows(rows, rest)
    return manifest?.id === id ? manifest : null
  } catch {
    return null
  }
}

/** A path that is absolute, or that contains an empty name, `.` or `..`. */
const LEADS_ELSEWHERE = /(?:^|[/\\])\.{0,2}(?:[/\\]|$)/

/** Names from disk are used to remove files, so none may lead out of the output. */
export function staysInside(name: unknown): name is OutputPath {
  return typeof name === 'string' && !LEADS_ELSEWHERE.test(name)
}
