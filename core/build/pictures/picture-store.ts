/**
 * Finished variants, stored by their output names. Names identify the content, so the folder may be moved or restored
 * anywhere. The index contains the hash of each file, which is compared before a file is used.
 */
import path from 'node:path'
import type { Variant } from '../../plan/picture-variants.ts'
import { hashOf } from '../../system/hash.ts'
import type { Files } from '../../system/files.ts'
import type { Hash } from '../../system/hash.ts'
import { systemCode } from './failure.ts'
import { readSealed, replaceFile, writeSealed } from '../../system/sealed-json.ts'

export interface EncodedFile {
  readonly hash: Hash
  readonly bytes: number
}

export interface PictureStore {
  readonly indexDamaged: boolean
  /** The entry of the index for a variant, if a file of that length exists. */
  find(variant: Variant): Promise<EncodedFile | 'lost' | undefined>
  /** The verified content; null if the file is missing, truncated or altered. */
  read(variant: Variant): Promise<Uint8Array | null>
  write(variant: Variant, content: Uint8Array): Promise<EncodedFile>
  /** Writes the index if it has new entries, and keeps those of other processes that share the cache. */
  save(): Promise<void>
  /** The code of the first system error because of which nothing can be stored. */
  failure(): string | undefined
}

/** The complete key is compared, because a name contains only its beginning. */
export type IndexEntry = readonly [hash: Hash, bytes: number, key: Hash]

/** The path below the cache folder. */
export const PICTURES_FOLDER = 'pictures'
export const INDEX_NAME = `${PICTURES_FOLDER}/index.json`
export const INDEX_VERSION = 1

type Entries = Map<string, IndexEntry>

export async function openPictureStore(files: Files, cacheFolder: string): Promise<PictureStore> {
  const folder = path.join(cacheFolder, PICTURES_FOLDER)
  const index = path.join(cacheFolder, INDEX_NAME)
  const { data, damaged } = await readSealed(files, index, INDEX_VERSION)
  const entries: Entries = new Map(Object.entries((data ?? {}) as Record<string, IndexEntry>))
  const added: Entries = new Map()
  const placeOf = (variant: Variant) => path.join(folder, nameOf(variant))
  let failure: string | undefined
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => void (failure ??= systemCode(error)))
  return {
    indexDamaged: damaged,
    failure: () => failure,
    async find(variant) {
      const entry = entryOf(entries, variant)
      if (entry === undefined) return undefined
      const stat = await files.stat(placeOf(variant)).catch(() => null)
      return stat?.size === entry.bytes ? entry : 'lost'
    },
    async read(variant) {
      const entry = entryOf(entries, variant)
      const content = entry && (await files.read(placeOf(variant)).catch(() => undefined))
      return content !== undefined && hashOf(content) === entry?.hash ? content : null
    },
    async write(variant, content) {
      const file = { hash: hashOf(content), bytes: content.length }
      if (failure === undefined) {
        await attempt(writeEntry(files, placeOf(variant), { variant, content, file, into: [entries, added] }))
      }
      return file
    },
    async save() {
      if (added.size > 0) await attempt(mergeIndex(files, index, added))
    },
  }
}

function entryOf(entries: Entries, variant: Variant): EncodedFile | undefined {
  const [hash, bytes, key] = entries.get(nameOf(variant)) ?? []
  return hash !== undefined && bytes !== undefined && key === variant.key ? { hash, bytes } : undefined
}

interface NewEntry {
  readonly variant: Variant
  readonly content: Uint8Array
  readonly file: EncodedFile
  readonly into: readonly Entries[]
}

async function writeEntry(
  files: Files,
  place: string,
  { variant, content, file, into }: NewEntry,
): Promise<void> {
  await replaceFile(files, place, content)
  for (const entries of into) entries.set(nameOf(variant), [file.hash, file.bytes, variant.key])
}

/** Entries that are added while the index is written are part of the next write. */
async function mergeIndex(files: Files, index: string, added: Entries): Promise<void> {
  const written = [...added]
  const { data } = await readSealed(files, index, INDEX_VERSION)
  const all = { ...((data ?? {}) as Record<string, IndexEntry>), ...Object.fromEntries(written) }
  await writeSealed(files, index, { version: INDEX_VERSION, data: all })
  for (const [name, entry] of written) if (added.get(name) === entry) added.delete(name)
}

function nameOf({ file }: Variant): string {
  return path.posix.basename(file)
}
