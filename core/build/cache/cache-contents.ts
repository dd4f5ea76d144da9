/**
 * Lists the content of the cache folder. Only names that a build gives count as its own, so a folder that is named as
 * the cache by mistake loses nothing.
 */
import path from 'node:path'
import { IMPORTS_FOLDER } from '../../import/fetch/local-copy.ts'
import type { Files } from '../../system/files.ts'
import { TEMPLATES_FOLDER } from '../bundle/bundle.ts'
import { TAG_NAME } from './cache-folder.ts'
import { FACTS_NAME } from '../sources/facts-cache.ts'
import { READS_NAME } from './kept-reads.ts'
import { INDEX_NAME, PICTURES_FOLDER } from '../pictures/picture-store.ts'
import { runPool } from '../pictures/pool.ts'
import { PROBES_NAME } from '../pictures/probe-cache.ts'
import { REMOTE_FOLDER } from '../pictures/remote-cache.ts'
import { QUARANTINE_NAME } from '../imports/quarantine.ts'

export const AREAS = [PICTURES_FOLDER, REMOTE_FOLDER, TEMPLATES_FOLDER, IMPORTS_FOLDER] as const
export type Area = (typeof AREAS)[number]

/** Files with a common lifetime: one size of a picture, a downloaded picture with its note, a bundle, or a copy. */
export interface CacheItem {
  readonly area: Area
  /** The path below the cache folder. For several files it is their folder, or the common part of their names. */
  readonly name: string
  readonly files: readonly string[]
  readonly bytes: number
  /** The time at which the newest file was made or restored. */
  readonly mtimeMs: number
}

export interface CacheContents {
  readonly items: readonly CacheItem[]
  /** Files that describe the items, which exist as long as there are items. */
  readonly notes: readonly CacheFile[]
  /** Files of writes that were killed or have not ended. */
  readonly unfinished: readonly CacheFile[]
  /** Files of other programs, or of another version of agency-site. */
  readonly foreign: readonly CacheFile[]
}

export interface CacheFile {
  readonly name: string
  readonly bytes: number
  readonly mtimeMs: number
}

const NOTES: readonly string[] = [INDEX_NAME, PROBES_NAME, FACTS_NAME, READS_NAME, QUARANTINE_NAME]

/** Whether an entry directly in the cache folder is one that a build writes. */
export function isCacheEntry(name: string): boolean {
  return (
    (AREAS as readonly string[]).includes(name) ||
    [FACTS_NAME, READS_NAME, QUARANTINE_NAME].includes(name) ||
    UNFINISHED.test(name)
  )
}

const UNFINISHED = /(?:\.[0-9a-f]{12}|\/[0-9a-f]{16})\.tmp$/

/** The name of the item that a file belongs to, by its path below the cache folder. */
const PATTERNS: Readonly<Record<Area, RegExp>> = {
  pictures: /^(pictures\/[0-9a-f]{10,32}-\d+\.(?:webp|png|jpg))$/,
  remote: /^(remote\/[0-9a-f]{32})(?:\.json)?$/,
  templates: /^(templates\/[0-9a-f]{32})\/(?:bundle\.json|entry\.mjs|entry\.mjs\.map)$/,
  imports: /^(imports\/[0-9a-f]{32})\/(?:note\.json|[0-9a-f]{16}\.data)$/,
}

export async function readCache(files: Files, folder: string): Promise<CacheContents> {
  const items = new Map<string, CacheItem>()
  const [notes, unfinished, foreign]: CacheFile[][] = [[], [], []]
  for (const file of await filesIn(files, folder)) {
    const area = AREAS.find((each) => PATTERNS[each].test(file.name))
    if (area !== undefined) addTo(items, area, file)
    else if (file.name === TAG_NAME) continue
    else if (NOTES.includes(file.name)) notes?.push(file)
    else if (UNFINISHED.test(file.name) && isOurs(file)) unfinished?.push(file)
    else foreign?.push(file)
  }
  return {
    items: [...items.values()],
    notes: notes ?? [],
    unfinished: unfinished ?? [],
    foreign: foreign ?? [],
  }
}

function isOurs({ name }: CacheFile): boolean {
  return [...AREAS.map((area) => `${area}/`), FACTS_NAME, READS_NAME].some((place) => name.startsWith(place))
}

function addTo(items: Map<string, CacheItem>, area: Area, file: CacheFile): void {
  const name = PATTERNS[area].exec(file.name)?.[1] ?? file.name
  const known = items.get(name) ?? { area, name, files: [], bytes: 0, mtimeMs: 0 }
  items.set(name, {
    ...known,
    files: [...known.files, file.name],
    bytes: known.bytes + file.bytes,
    mtimeMs: Math.max(known.mtimeMs, file.mtimeMs),
  })
}

const LOOKED_AT_ONCE = 64

/** Every file, sorted. An area may be a link to a folder that several sites share; other links are not followed. */
async function filesIn(files: Files, folder: string): Promise<readonly CacheFile[]> {
  const found: CacheFile[] = []
  const walk = async (prefix: string, isLinkFine: boolean): Promise<void> => {
    const names = await files.list(path.join(folder, prefix)).catch(() => [])
    const folders: string[] = []
    await runPool(names, { count: LOOKED_AT_ONCE }, async (leaf) => {
      const name = `${prefix}${leaf}`
      const stat = await files.stat(path.join(folder, name))
      if (stat === null) return
      const isArea = isLinkFine && (AREAS as readonly string[]).includes(leaf)
      if (stat.isDirectory || (stat.isSymbolicLink && isArea)) folders.push(`${name}/`)
      else found.push({ name, bytes: stat.size, mtimeMs: stat.mtimeMs })
    })
    for (const name of folders) await walk(name, false)
  }
  await walk('', true)
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

export function bytesOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0)
}
