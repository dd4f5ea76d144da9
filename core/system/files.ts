/**
 * The file system as the generator uses it for all that it writes, and for the content. Tests wrap it to bring about faults
 * (disk full, killed between two renames).
 */
import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { copyHashed, nowhere } from './copy-hashed.ts'
import type { Hash } from './hash.ts'
import { createQueue } from './queue.ts'

export interface FileStat {
  readonly size: number
  readonly mtimeMs: number
  readonly inode: number
  readonly device: number
  readonly isDirectory: boolean
  readonly isSymbolicLink: boolean
}

export interface Files {
  read(file: string): Promise<Uint8Array>
  readText(file: string): Promise<string>
  /** null where there is nothing. A symbolic link is described itself, not what it leads to. */
  stat(file: string): Promise<FileStat | null>
  realPath(file: string): Promise<string>
  list(folder: string): Promise<readonly string[]>
  /** Sizes of many files, null where no plain file is: one by one they would take five times as long. */
  sizes(files: readonly string[]): Promise<readonly (number | null)[]>
  /** Writes the file and makes its folders. Not atomic: for staging only. */
  write(file: string, content: string | Uint8Array): Promise<void>
  /** Hash of the content, read in parts: it may be larger than the memory. */
  hash(file: string): Promise<Hash>
  /** Copies the content of a file, in parts, and makes folders. Not atomic: for staging only. */
  copy(from: string, to: string): Promise<{ readonly hash: Hash; readonly bytes: number }>
  /** Writes beside the file, flushes and renames, so that a reader sees the old or the new content. */
  writeAtomic(file: string, content: string | Uint8Array): Promise<void>
  /** Creates the file with its content; false when it exists already. */
  create(file: string, content: string): Promise<boolean>
  /** Moves a file, also to another disk; a folder only within its own. */
  rename(from: string, to: string): Promise<void>
  makeFolder(folder: string): Promise<void>
  /** Removes a file or a folder with all it holds; nothing happens where there is none. */
  remove(file: string): Promise<void>
  /** Removes a folder if it is empty; says whether it did. */
  removeEmpty(folder: string): Promise<boolean>
  freeBytes(folder: string): Promise<number>
}

/** Files open at a time, whatever a caller starts at once: some systems allow a process no more than 64. */
const OPEN_AT_ONCE = 16

/** Files looked at before a signal can be answered again. */
const SIZES_AT_ONCE = 1000

export function createFiles(): Files {
  const made = new Set<string>()
  const queued = createQueue(OPEN_AT_ONCE)
  const makeFolder = async (folder: string) => {
    if (made.has(folder) && existsSync(folder)) return
    mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
  return {
    read: (file) => queued(() => fs.readFile(file)),
    readText: (file) => queued(() => fs.readFile(file, 'utf8')),
    stat: statOf,
    realPath: (file) => fs.realpath(file),
    list: async (folder) => (await fs.readdir(folder)).sort(),
    sizes: sizesOf,
    // At once: pages are small and come by the thousand, and waiting for each takes three times as long as writing it.
    async write(file, content) {
      await makeFolder(path.dirname(file))
      try {
        writeFileSync(file, content)
      } catch (error) {
        naming(file)(error)
      }
    },
    hash: async (file) => (await queued(() => copyHashed(file, nowhere()))).hash,
    async copy(from, to) {
      await makeFolder(path.dirname(to))
      return queued(() => copyHashed(from, createWriteStream(to)).catch(naming(to)))
    },
    async writeAtomic(file, content) {
      await makeFolder(path.dirname(file))
      await queued(() => replaceFlushed(file, content))
    },
    async create(file, content) {
      await makeFolder(path.dirname(file))
      return queued(() => linkNew(file, content))
    },
    async rename(from, to) {
      await makeFolder(path.dirname(to))
      await fs.rename(from, to).catch((error: unknown) => queued(() => moveAcross({ from, to }, error)))
    },
    makeFolder,
    // Another process, or a write of our own that is still under way, may put a file into a folder while it goes.
    remove: (file) => fs.rm(file, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }),
    async removeEmpty(folder) {
      try {
        await fs.rmdir(folder)
        made.delete(folder)
        return true
      } catch (error) {
        if (['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return false
        throw error
      }
    },
    async freeBytes(folder) {
      const { bavail, bsize } = await fs.statfs(folder)
      return bavail * bsize
    },
  }
}

async function replaceFlushed(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = temporaryFor(file)
  try {
    const handle = await fs.open(temporary, 'w')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await fs.rename(temporary, file)
  } catch (error) {
    await fs.rm(temporary, { force: true })
    return naming(file)(error)
  }
}

/** Linked into place, so that nobody ever reads a file that is there but not written yet. */
async function linkNew(file: string, content: string): Promise<boolean> {
  const temporary = temporaryFor(file)
  try {
    await fs.writeFile(temporary, content)
    await fs.link(temporary, file).catch((error: unknown) => {
      if (!NO_LINKS.includes(codeOf(error) ?? '')) throw error
      // Still one of many only, but for a moment the file is there and empty.
      return fs.writeFile(file, content, { flag: 'wx' })
    })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    return naming(file)(error)
  } finally {
    await fs.rm(temporary, { force: true })
  }
}

/** What disks without hard links say: FAT, and shares of other machines. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

function temporaryFor(file: string): string {
  return `${file}.${randomBytes(6).toString('hex')}.tmp`
}

/** To another disk: copied beside the target first, so that the target is never half a file. */
async function moveAcross({ from, to }: { from: string; to: string }, error: unknown): Promise<void> {
  if (codeOf(error) !== 'EXDEV' || (await statOf(from))?.isDirectory) throw error
  // Always the same name: what a killed process left is overwritten by the next one.
  const temporary = path.join(path.dirname(to), '.agency-site.tmp')
  try {
    await fs.copyFile(from, temporary)
    await fs.rename(temporary, to)
  } catch (failure) {
    await fs.rm(temporary, { force: true })
    return naming(to)(failure)
  }
  await fs.rm(from)
}

/** A disk that is full says so of a write, which knows no name. */
function naming(file: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: file }) : error
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}

/** null where there is no such file; another error is one. */
export async function readIfThere(files: Files, file: string): Promise<string | null> {
  try {
    return await files.readText(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

/** Files that can be read only: nothing is written, and nobody is told. For commands that promise to write nothing. */
export function readOnly(files: Files): Files {
  const nothing = () => Promise.resolve()
  return {
    ...files,
    write: nothing,
    writeAtomic: nothing,
    copy: async (from) => ({ hash: await files.hash(from), bytes: 0 }),
    create: () => Promise.resolve(true),
    rename: nothing,
    makeFolder: nothing,
    remove: nothing,
    removeEmpty: () => Promise.resolve(false),
  }
}

async function sizesOf(names: readonly string[]): Promise<readonly (number | null)[]> {
  const sizes: (number | null)[] = []
  for (let start = 0; start < names.length; start += SIZES_AT_ONCE) {
    for (const name of names.slice(start, start + SIZES_AT_ONCE)) sizes.push(sizeOf(name))
    await nextTurn()
  }
  return sizes
}

function sizeOf(name: string): number | null {
  try {
    const stat = lstatSync(name, { throwIfNoEntry: false })
    return stat?.isFile() ? stat.size : null
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

async function statOf(file: string): Promise<FileStat | null> {
  try {
    const stat = await fs.lstat(file)
    return {
      size: stat.size,
      mtimeMs: stat.mtimeMs,
      inode: stat.ino,
      device: stat.dev,
      isDirectory: stat.isDirectory(),
      isSymbolicLink: stat.isSymbolicLink(),
    }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}
