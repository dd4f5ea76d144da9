/**
 * Reads the whole cache and reports entries that differ from what was written. It changes nothing, because builds
 * detect damage themselves.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import { isWhole } from '../../engine/store.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { readCopy } from '../../import/fetch/local-copy.ts'
import type { Files } from '../../system/files.ts'
import { readBundle } from '../bundle/bundle.ts'
import type { CacheContents, CacheItem } from './cache-contents.ts'
import { FACTS_NAME, FACTS_VERSION } from '../sources/facts-cache.ts'
import { READS_NAME } from './kept-reads.ts'
import { INDEX_NAME, INDEX_VERSION, PICTURES_FOLDER } from '../pictures/picture-store.ts'
import type { IndexEntry } from '../pictures/picture-store.ts'
import { runPool } from '../pictures/pool.ts'
import { PROBES_NAME, PROBES_VERSION } from '../pictures/probe-cache.ts'
import { REMOTE_VERSION } from '../pictures/remote-cache.ts'
import { readSealed } from '../../system/sealed-json.ts'

const READ_AT_ONCE = 8
const ALTERED = 'is truncated or changed'
const GONE = 'is missing'

const NOTES = [
  [PROBES_NAME, PROBES_VERSION],
  [FACTS_NAME, FACTS_VERSION],
] as const

type Finding = readonly [file: string, why: string]

export async function verifyCache(
  files: Files,
  folder: string,
  { items }: CacheContents,
): Promise<readonly Problem[]> {
  const of = (area: CacheItem['area']) => items.filter((item) => item.area === area)
  const found: Finding[] = [
    ...(await pictureFindings(files, folder, of('pictures'))),
    ...(await findingsIn(of('remote'), (item) => remoteFinding(files, folder, item))),
    ...(await findingsIn(of('imports'), (item) => copyFinding(files, folder, item))),
    ...(await findingsIn(of('templates'), (item) => bundleFinding(files, folder, item))),
  ]
  for (const [name, version] of NOTES)
    if ((await readSealed(files, path.join(folder, name), version)).damaged) found.push([name, ALTERED])
  const reads = await files.read(path.join(folder, READS_NAME)).catch(() => undefined)
  if (reads !== undefined && !isWhole(reads)) found.push([READS_NAME, ALTERED])
  return found
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, why]) => problem('AS7201', { file, why }))
}

async function findingsIn(
  items: readonly CacheItem[],
  look: (item: CacheItem) => Promise<string | null>,
): Promise<readonly Finding[]> {
  const found: Finding[] = []
  await runPool(items, { count: READ_AT_ONCE }, async (item) => {
    const why = await look(item)
    if (why !== null) found.push([item.name, why])
  })
  return found
}

/** Files that the index does not name are never used, whatever they contain. */
async function pictureFindings(
  files: Files,
  folder: string,
  items: readonly CacheItem[],
): Promise<readonly Finding[]> {
  const { data, damaged } = await readSealed(files, path.join(folder, INDEX_NAME), INDEX_VERSION)
  if (damaged) return [[INDEX_NAME, ALTERED]]
  const index = new Map(Object.entries((data ?? {}) as Record<string, IndexEntry>))
  const there = new Set(items.map(({ name }) => name))
  const gone = [...index.keys()]
    .map((name) => `${PICTURES_FOLDER}/${name}`)
    .filter((name) => !there.has(name))
  const altered = await findingsIn(items, async ({ name }) => {
    const entry = index.get(path.posix.basename(name))
    return entry === undefined || (await files.hash(path.join(folder, name))) === entry[0] ? null : ALTERED
  })
  return [...gone.map((name): Finding => [name, GONE]), ...altered]
}

async function remoteFinding(files: Files, folder: string, { name }: CacheItem): Promise<string | null> {
  const place = path.join(folder, name)
  const { data, damaged } = await readSealed(files, `${place}.json`, REMOTE_VERSION)
  if (damaged) return ALTERED
  // An entry of another version or of an interrupted download; the next build downloads the picture again.
  if (data === undefined) return null
  const hash = await files.hash(place).catch(() => null)
  if (hash === null) return GONE
  return hash === (data as { readonly hash: string }).hash ? null : ALTERED
}

async function copyFinding(files: Files, folder: string, { name }: CacheItem): Promise<string | null> {
  return (await readCopy(files, path.join(folder, name))) === undefined ? ALTERED : null
}

async function bundleFinding(files: Files, folder: string, { name }: CacheItem): Promise<string | null> {
  return (await readBundle(files, path.join(folder, name))) === null ? ALTERED : null
}
