/**
 * The last complete copy of a source in the cache: its files, and a note that names them. A new copy is written beside
 * the old one, and the note changes last, so that a copy is never incomplete.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '../../languages/codes.ts'
import type { Files } from '../../system/files.ts'
import { createHasher, hashParts } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'

export const IMPORTS_FOLDER = 'imports'
const NOTE_NAME = 'note.json'
const NOTE_VERSION = 1

export interface FileAbout {
  /** As the source names it; for messages and its ending only. */
  readonly label: string
  readonly charset?: string | undefined
  readonly language?: Locale | undefined
  /** The file is UTF-8, whatever its source says. */
  readonly isUtf8?: boolean | undefined
  /** A picture or a document of an archive, which is no export. */
  readonly isAttachment?: boolean | undefined
}

export interface CopiedFile extends FileAbout {
  /** In the folder of the copy. */
  readonly name: string
  readonly hash: Hash
  readonly bytes: number
}

export interface Copy {
  readonly files: readonly CopiedFile[]
  /** When the source last confirmed or gave this content, in milliseconds since 1970. */
  readonly fetchedAt: number
  readonly etag?: string | undefined
  readonly modified?: string | undefined
}

/** The folder of a source. Another request is another source: it has other records. */
export function copyFolder(cacheFolder: string, id: string, request: unknown): string {
  return path.join(cacheFolder, IMPORTS_FOLDER, hashParts([id, JSON.stringify(request)]))
}

/** The copy, unless a file of it is missing or differs from what was written. */
export async function readCopy(files: Files, folder: string): Promise<Copy | undefined> {
  const { data } = await readSealed(files, path.join(folder, NOTE_NAME), NOTE_VERSION)
  if (data === undefined) return undefined
  const copy = data as Copy
  for (const { name, hash } of copy.files) {
    const found = await files.hash(path.join(folder, name)).catch(() => undefined)
    if (found !== hash) return undefined
  }
  return copy
}

/** Puts the copy into place, and removes files that belong to none. */
export async function keepCopy(files: Files, folder: string, copy: Copy): Promise<void> {
  await writeSealed(files, path.join(folder, NOTE_NAME), { version: NOTE_VERSION, data: copy })
  const kept = new Set([NOTE_NAME, ...copy.files.map(({ name }) => name)])
  await removeOthers(files, folder, kept)
}

/** A file that another process is writing has a name without the ending `.data` until it is complete. */
async function removeOthers(files: Files, folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const name of await files.list(folder))
    if (!kept.has(name) && name.endsWith('.data')) await files.remove(path.join(folder, name))
}

export interface Draft {
  /** Writes one file of the copy. `fill` passes its parts. */
  add<T>(about: FileAbout, fill: (write: (part: Uint8Array) => Promise<void>) => Promise<T>): Promise<T>
  readonly files: readonly CopiedFile[]
  readonly locationOf: (file: CopiedFile) => string
  /** Removes one of the files. */
  remove(file: CopiedFile): Promise<void>
  /** Removes the files after so many of them. */
  discard(kept?: number): Promise<void>
}

/** Only the user of the build may read the files: they are exports of a CRM. */
const PRIVATE = 0o600

export function createDraft(files: Files, folder: string): Draft {
  const added: CopiedFile[] = []
  return {
    files: added,
    async add(about, fill) {
      const stem = randomBytes(8).toString('hex')
      const temporary = path.join(folder, `${stem}.tmp`)
      const hasher = createHasher()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const handle = await open(temporary, 'wx', PRIVATE)
      try {
        const result = await fill(async (part) => {
          hasher.update(part)
          await handle.writeFile(part)
        })
        await handle.close()
        const name = `${stem}.data`
        await files.rename(temporary, path.join(folder, name))
        added.push({ ...about, name, ...hasher.end() })
        return result
      } catch (error) {
        await handle.close()
        await files.remove(temporary)
        throw error
      }
    },
    locationOf: ({ name }) => path.join(folder, name),
    async remove(file) {
      added.splice(added.indexOf(file), 1)
      await files.remove(path.join(folder, file.name))
    },
    async discard(kept = 0) {
      for (const { name } of added.splice(kept)) await files.remove(path.join(folder, name))
    },
  }
}
