/**
 * Finished variants, kept under their output names: the names say what they are, so the folder may be moved or restored
 * anywhere. The index says what each should hold, and everything is checked against it before it is used.
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
  /** What the index says of a variant, for as long as a file of this length is there. */
  find(variant: Variant): Promise<EncodedFile | 'lost' | undefined>
  /** The verified content; null when the file is gone, cut off or altered. */
  read(variant: Variant): Promise<Uint8Array | null>
  write(variant: Variant, content: Uint8Array): Promise<EncodedFile>
  /** Writes the index, if anything is new. Others that share the cache lose nothing by it. */
  save(): Promise<void>
  /** Why nothing can be kept: the code of the first system error. */
  failure(): string | undefined
}

/** The key is compared in full: the name holds only its beginning. */
export type IndexEntry = readonly [hash: Hash, bytes: number, key: Hash]

/** Below the cache folder. */
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

/** Entries that come in while the index is being written stay for the next time. */
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
