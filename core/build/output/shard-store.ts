/**
 * A shard on disk. `shard.json` describes it and lists its files by their names in the output; their content is in
 * `files/` under its hash. So no name can be lost: artifact stores omit names that begin with a dot and refuse
 * others, and some disks ignore case. `shard.json` is written last, and a folder without it is not a shard.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { LedgerEntry } from '../../schema/ledger.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { Files } from '../../system/files.ts'
import type { Hash } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'
import { StageFailure } from '../environment.ts'
import type { Inputs } from '../inputs.ts'
import { manifestOf, manifestOfRows, rowsOf, staysInside } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import type { ManifestEntry, Row } from './manifest-files.ts'
import type { Places } from './output.ts'
import { runPool } from '../pictures/pool.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'
import type { PolicyHosts } from './policy-hosts.ts'
import type { Shard } from './shard.ts'

export interface ShardPart {
  readonly shard: Shard
  /** The inputs of the site that the manifest does not contain. Both are equal in all shards of a site. */
  readonly content: Inputs
  /** Other hosts that pages of the site may use. */
  readonly hosts: PolicyHosts
  /** The data for the service, in the first shard only, because it is long. */
  readonly service: ServiceSite | null
  /** The entry that the publication adds to the ledger, in the first shard only. */
  readonly publication: LedgerEntry | null
  /** The hash of the names of all files of the site, in all shards. */
  readonly names: Hash
  /** The files of this shard. */
  readonly manifest: Manifest
}

export const SHARD_FILE = 'shard.json'
const FILES_FOLDER = 'files'
const VERSION = 3
const HASH = /^[0-9a-f]{32}$/
const READ_AT_ONCE = 16

interface Stored extends Omit<ShardPart, 'manifest'>, Pick<Manifest, 'inputs' | 'named'> {
  readonly files: readonly Row[]
}

export function contentFile(folder: string, hash: Hash): string {
  return path.join(folder, FILES_FOLDER, hash)
}

/** `shown` is the folder as the user wrote it. */
export async function readShard(files: Files, folder: string, shown: string): Promise<ShardPart | Problem> {
  const { data, damaged } = await readSealed(files, path.join(folder, SHARD_FILE), VERSION)
  if (damaged) return problem('AS7102', { folder: shown, file: SHARD_FILE })
  if (data === undefined) return problem('AS7101', { folder: shown })
  const { files: rows, inputs, named, ...rest } = data as Stored
  // The names become files of the output, and the hashes are names of files that are read.
  const isSafe = rows.every(([file, , hash]) => staysInside(file) && HASH.test(hash))
  const manifest = isSafe ? manifestOfRows(rows, { inputs, named }) : null
  return manifest === null ? problem('AS7102', { folder: shown, file: SHARD_FILE }) : { ...rest, manifest }
}

/**
 * The intact files of an earlier build of the same shard in the folder; null if there are none. A shard is copied
 * between machines and refused as a whole for one damaged file, so all files are read, which costs little beside
 * rendering.
 */
export async function knownShard(files: Files, folder: string, shard: Shard): Promise<Manifest | null> {
  await refuseForeign(files, folder)
  const part = await readShard(files, folder, folder)
  const isSame = 'manifest' in part && part.shard.index === shard.index && part.shard.count === shard.count
  if (!isSame) return null
  const intact: (readonly [OutputPath, ManifestEntry])[] = []
  await runPool(part.manifest.files, { count: READ_AT_ONCE }, async ([file, entry]) => {
    const hash = await files.hash(contentFile(folder, entry.hash)).catch(() => null)
    if (hash === entry.hash) intact.push([file, entry])
  })
  const { inputs, named } = part.manifest
  return manifestOf({ entries: intact, named }, inputs)
}

async function refuseForeign(files: Files, folder: string): Promise<void> {
  const list = async (name: string) => ((await files.stat(name)) === null ? [] : files.list(name))
  const beside = (await list(folder)).filter((name) => name !== FILES_FOLDER && name !== SHARD_FILE)
  const foreign = beside.find((name) => !isLeftover(name))
  const inside = (await list(path.join(folder, FILES_FOLDER))).find((name) => !HASH.test(name))
  const file = foreign ?? (inside === undefined ? undefined : `${FILES_FOLDER}/${inside}`)
  if (file !== undefined) throw new StageFailure([problem('AS7106', { folder, file })])
}

/** Whether the file was left by a write that was killed. */
function isLeftover(name: string): boolean {
  return name.startsWith(`${SHARD_FILE}.`) && name.endsWith('.tmp')
}

export interface ShardInput {
  readonly files: Files
  readonly places: Places
  /** The staged files; the other files of the part are in the folder already. */
  readonly staged: readonly OutputPath[]
}

/**
 * Adds content, replaces the list, and then removes everything that the list does not name. A kill leaves the old
 * shard or the new one.
 */
export async function writeShard({ files, places, staged }: ShardInput, part: ShardPart): Promise<void> {
  const { output: folder, staging, workshop } = places
  const { manifest, ...rest } = part
  const { inputs, named } = manifest
  for (const file of staged) {
    const { hash } = manifest.files.get(file) as ManifestEntry
    await files.rename(path.join(staging, file), contentFile(folder, hash))
  }
  const stored: Stored = { ...rest, inputs, named, files: rowsOf(manifest.files) }
  await writeSealed(files, path.join(folder, SHARD_FILE), { version: VERSION, data: stored })
  await removeUnnamed(files, folder, manifest)
  await files.remove(workshop)
}

async function removeUnnamed(files: Files, folder: string, manifest: Manifest): Promise<void> {
  const named = new Set<string>([...manifest.files.values()].map(({ hash }) => hash))
  const content = path.join(folder, FILES_FOLDER)
  // A shard of a small site may have no files.
  const names = (await files.stat(content)) === null ? [] : await files.list(content)
  for (const name of names) if (!named.has(name)) await files.remove(path.join(content, name))
  for (const name of await files.list(folder))
    if (isLeftover(name)) await files.remove(path.join(folder, name))
}
