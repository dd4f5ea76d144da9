/**
 * Prunes the cache: it keeps what a build of the current site would read. A lost entry costs only time. So age and
 * size may select among unused entries, although a restore changes the times of files.
 */
import { frameOf } from '../../domain/picture-frame.ts'
import path from 'node:path'
import { hasErrors } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { pictureUses } from '../../plan/picture-uses.ts'
import { readOnly } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import { TEMPLATES_FOLDER, bundleName } from '../bundle/bundle.ts'
import { bytesOf } from './cache-contents.ts'
import type { CacheContents, CacheItem } from './cache-contents.ts'
import { lastingAddress } from '../../network/lasting-address.ts'
import { INDEX_NAME, INDEX_VERSION, PICTURES_FOLDER } from '../pictures/picture-store.ts'
import { PROBES_NAME, PROBES_VERSION } from '../pictures/probe-cache.ts'
import type { Stamp } from '../pictures/probe-cache.ts'
import { isPacked } from '../pictures/packed-ref.ts'
import { REMOTE_FOLDER } from '../pictures/remote-cache.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import type { Sources } from '../sources/load.ts'
import { NOTHING_KNOWN } from '../memory.ts'
import { prepare } from '../prepare.ts'

export interface CacheUse {
  /** The names of items. */
  readonly items: ReadonlySet<string>
  /** The hashes of the sources of pictures. */
  readonly sources: ReadonlySet<string>
  readonly records: Sources
}

/** The entries that the site uses. Null, with the problems, if errors of the site prevent an answer. */
export async function cacheUseOf(
  ports: Ports,
  options: BuildOptions,
): Promise<{ readonly use: CacheUse | null; readonly problems: readonly Problem[] }> {
  const reading = { ...ports, files: readOnly(ports.files) }
  const asked = { ...options, offline: true, storedImports: true, whole: false }
  const { prepared, problems } = await prepare(reading, asked, NOTHING_KNOWN)
  // A missing picture uses nothing, and does not prevent an answer for the others.
  const telling = problems.filter(({ code }) => !code.startsWith('AS50'))
  if (prepared === null || hasErrors(telling)) return { use: null, problems }
  const jobs = [...prepared.pictureJobs.values()]
  const pictures = jobs.flatMap(({ variants }) => variants.map(({ file }) => path.posix.basename(file)))
  const ignored = prepared.site.config.pictures?.remote?.ignoreParameters
  const named = pictureUses(prepared.site).map(({ ref }) => frameOf(ref).file)
  const remote = named.flatMap((ref) =>
    isPacked(ref) ? [hashOf(ref)] : URL.canParse(ref) ? [hashOf(lastingAddress(new URL(ref), ignored))] : [],
  )
  const bundle = bundleName(prepared.templates)
  const items = [
    ...pictures.map((name) => `${PICTURES_FOLDER}/${name}`),
    ...remote.map((name) => `${REMOTE_FOLDER}/${name}`),
    `${TEMPLATES_FOLDER}/${bundle}`,
  ]
  const copies = [...prepared.sources.values()].flatMap(({ imported }) => imported?.copy ?? [])
  const sources = new Set(jobs.map(({ source: { hash, part } }) => part?.of ?? hash))
  return { use: { items: new Set([...items, ...copies]), sources, records: prepared.sources }, problems: [] }
}

export interface PruneLimits {
  readonly now: number
  /** Items that are younger are kept. */
  readonly olderThanDays?: number | undefined
  /** Removals end when the cache has at most this size. */
  readonly maxBytes?: number | undefined
}

/** The number of unused bundles that are kept, such as those of other branches or earlier templates. */
const SPARE_BUNDLES = 2
const DAY_MS = 86_400_000
/** Younger files may belong to a write that has not ended. */
const UNFINISHED_AGE_MS = 3_600_000

/** The items to remove, the oldest first. */
export function itemsToPrune(
  { items }: CacheContents,
  use: Pick<CacheUse, 'items'>,
  { now, olderThanDays = 0, maxBytes }: PruneLimits,
): readonly CacheItem[] {
  const unused = items.filter(({ name }) => !use.items.has(name)).sort(byAge)
  const spare = unused.filter(({ area }) => area === 'templates').slice(-SPARE_BUNDLES)
  const isOld = ({ mtimeMs }: CacheItem) => now - mtimeMs >= olderThanDays * DAY_MS
  const old = unused.filter((item) => !spare.includes(item) && isOld(item))
  if (maxBytes === undefined) return old
  let size = bytesOf(items)
  return old.filter(({ bytes }) => {
    if (size <= maxBytes) return false
    size -= bytes
    return true
  })
}

function byAge(one: CacheItem, other: CacheItem): number {
  return one.mtimeMs - other.mtimeMs || (one.name < other.name ? -1 : 1)
}

interface Removal {
  readonly folder: string
  readonly contents: CacheContents
  readonly gone: readonly CacheItem[]
  readonly now: number
}

/** Removes items and the remains of killed writes, and returns the bytes that became free. */
export async function removeItems(files: Files, { folder, contents, gone, now }: Removal): Promise<number> {
  const stale = contents.unfinished.filter(({ mtimeMs }) => now - mtimeMs >= UNFINISHED_AGE_MS)
  // The note of a downloaded picture is removed first, because a note without its picture would count as damage.
  const names = gone.flatMap((item) => item.files.toSorted().toReversed())
  for (const name of [...names, ...stale.map((file) => file.name)])
    await files.remove(path.join(folder, name))
  for (const { area, name } of gone)
    if (area === 'templates' || area === 'imports') await files.removeEmpty(path.join(folder, name))
  await forgetPictures(files, folder, gone)
  return bytesOf([...gone, ...stale])
}

/** Removes the pictures from the index. Otherwise the next build would report them as damage. */
async function forgetPictures(files: Files, folder: string, gone: readonly CacheItem[]): Promise<void> {
  const index = path.join(folder, INDEX_NAME)
  const names = new Set(
    gone.filter(({ area }) => area === 'pictures').map(({ name }) => path.posix.basename(name)),
  )
  const { data } = await readSealed(files, index, INDEX_VERSION)
  if (data === undefined || names.size === 0) return
  const kept = Object.entries(data as Record<string, unknown>).filter(([name]) => !names.has(name))
  await writeSealed(files, index, { version: INDEX_VERSION, data: Object.fromEntries(kept) })
}

interface Probes {
  readonly stamps: Readonly<Record<string, Stamp>>
  readonly probes: Readonly<Record<string, unknown>>
}

/** Removes the entries of sources that no longer exist. Each is small, but they would never be removed. */
export async function forgetSources(
  files: Files,
  folder: string,
  { root, use }: { readonly root: string; readonly use: CacheUse },
): Promise<void> {
  const file = path.join(folder, PROBES_NAME)
  const { data } = await readSealed(files, file, PROBES_VERSION)
  if (data === undefined) return
  const known = data as Probes
  const stamps: [string, Stamp][] = []
  for (const [name, stamp] of Object.entries(known.stamps)) {
    const place = path.join(name.startsWith(`${REMOTE_FOLDER}/`) ? folder : root, name)
    if ((await files.stat(place)) !== null) stamps.push([name, stamp])
  }
  const hashes = new Set<string>([...use.sources, ...stamps.map(([, [, , , , hash]]) => hash)])
  const probes = Object.entries(known.probes).filter(([hash]) => hashes.has(hash))
  const content = { stamps: Object.fromEntries(stamps), probes: Object.fromEntries(probes) }
  if (JSON.stringify(content) === JSON.stringify(data)) return
  await writeSealed(files, file, { version: PROBES_VERSION, data: content })
}
