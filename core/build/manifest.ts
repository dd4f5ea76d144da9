/** What stands in the output folder, file by file. Lies beside it, and never in it. */
import { readIfThere } from '../system/files.ts'
import type { Files } from '../system/files.ts'
import { hashEach } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { inLots } from '../system/lots.ts'
import type { OutputPath } from '../system/paths.ts'
import type { Inputs } from './inputs.ts'

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
  /** What every page was made with, so that a later build can say what changed. */
  readonly inputs: Inputs
}

/** Raised when a manifest of an earlier version must not be trusted. */
const MANIFEST_VERSION = 3

export function manifestOf(
  entries: Iterable<readonly [OutputPath, ManifestEntry]>,
  inputs: Inputs = {},
  before: Manifest | null = null,
): Manifest {
  const files = inOrder(new Map(entries), before)
  return { id: hashEach(linesOf(files)), files, inputs }
}

function* linesOf(files: Manifest['files']): Iterable<string> {
  for (const [file, { hash }] of files) yield `${file} ${hash}`
}

/** By name, as they are when they are read. Few of a large site's files are new: they are put among those that were in order before. */
function inOrder(files: Manifest['files'], before: Manifest | null): Manifest['files'] {
  if (isInOrder(files.keys())) return files
  const known = before?.files ?? new Map<OutputPath, ManifestEntry>()
  const fresh = [...files.keys()].filter((file) => !known.has(file)).sort()
  const ordered = new Map<OutputPath, ManifestEntry>()
  for (const file of merged(known.keys(), fresh)) {
    const entry = files.get(file)
    if (entry !== undefined) ordered.set(file, entry)
  }
  return ordered
}

/** Two lists of names in order, as one. */
function* merged(names: Iterable<OutputPath>, others: readonly OutputPath[]): Iterable<OutputPath> {
  let next = 0
  for (const name of names) {
    for (let other = others[next]; other !== undefined && other < name; other = others[++next]) yield other
    yield name
  }
  yield* others.slice(next)
}

function isInOrder(names: Iterable<string>): boolean {
  let last = ''
  for (const name of names) {
    if (name < last) return false
    last = name
  }
  return true
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

/** A file as it is written down: its key, hash and bytes, and for some pages what their props were made of. */
export type Row = readonly [OutputPath, Hash, Hash, number, Hash?]

export function* rowsOf(files: Manifest['files']): Iterable<Row> {
  for (const [file, { key, hash, bytes, inputs }] of files)
    yield inputs === undefined ? [file, key, hash, bytes] : [file, key, hash, bytes, inputs]
}

export function entriesOf(rows: readonly Row[]): readonly (readonly [OutputPath, ManifestEntry])[] {
  return rows.map(([file, key, hash, bytes, inputs]) => [
    file,
    inputs === undefined ? { key, hash, bytes } : { key, hash, bytes, inputs },
  ])
}

interface Stored {
  readonly version: number
  readonly id: Hash
  readonly inputs: Inputs
  readonly files: readonly Row[]
}

/** As JSON, some of its rows at a time: of a large site the whole text would be one of the largest things in memory. */
export function* manifestParts({ id, files, inputs }: Manifest): Iterable<string> {
  const empty = JSON.stringify({ version: MANIFEST_VERSION, id, inputs, files: [] } satisfies Stored)
  yield empty.slice(0, -END.length)
  let between = ''
  for (const rows of inLots(rowsOf(files), ROWS_AT_ONCE)) {
    yield between + JSON.stringify(rows).slice(1, -1)
    between = ','
  }
  yield END
}

const END = ']}'
const ROWS_AT_ONCE = 1000

/** Whether both say the same of files that are the same. */
export function areSameKeys(one: Manifest, other: Manifest): boolean {
  if (JSON.stringify(one.inputs) !== JSON.stringify(other.inputs)) return false
  for (const [file, { key, inputs }] of one.files) {
    const entry = other.files.get(file)
    if (entry?.key !== key || entry.inputs !== inputs) return false
  }
  return true
}

/** null where there is none, or one that cannot be trusted: then everything is made anew. */
export async function readManifest(files: Files, file: string): Promise<Manifest | null> {
  const text = await readIfThere(files, file)
  if (text === null) return null
  try {
    const { version, id, inputs, files: rows } = JSON.parse(text) as Stored
    if (version !== MANIFEST_VERSION || !rows.every(([name]) => staysInside(name))) return null
    const manifest = manifestOf(entriesOf(rows), { ...inputs })
    return manifest.id === id ? manifest : null
  } catch {
    return null
  }
}

/** A folder without a name, or one that is `.` or `..`. */
const LEADS_ELSEWHERE = /(?:^|[/\\])\.{0,2}(?:[/\\]|$)/

/** What is read from disk names files that are removed: none may lead out of the output. */
export function staysInside(name: unknown): name is OutputPath {
  return typeof name === 'string' && !LEADS_ELSEWHERE.test(name)
}
