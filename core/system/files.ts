/**
 * The file system as the generator uses it for all output and for the content. Tests wrap it to simulate
 * faults (a full disk, a kill between two renames).
 */
import {
  closeSync,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { linkNew, moveAcross, replaceFlushed } from './careful-writes.ts'
import { copyHashed, nowhere } from './copy-hashed.ts'
import { codeOf, naming } from './errors.ts'
import type { Hash } from './hash.ts'
import { createQueue } from './queue.ts'
import { readRegular } from './regular-file.ts'

export interface FileStat {
  readonly size: number
  readonly mtimeMs: number
  /** The time of the last change of content, name or mode. No program can set it. */
  readonly ctimeMs: number
  readonly inode: number
  readonly device: number
  readonly isFile: boolean
  readonly isDirectory: boolean
  readonly isSymbolicLink: boolean
}

type PlainFile = Pick<FileStat, 'size' | 'ctimeMs'>

/**
 * The file system. Frequent small operations (stat, write, rename, remove) run synchronously although they
 * return promises: each takes microseconds, and a hand-over to another thread takes ten times as long.
 */
export interface Files {
  /** Only regular files are read, hashed and copied; for any other the error has the code EFTYPE or EISDIR. */
  read(file: string): Promise<Uint8Array>
  readText(file: string): Promise<string>
  /** Returns null if no file exists. A symbolic link is described itself, not its target. */
  stat(file: string): Promise<FileStat | null>
  realPath(file: string): Promise<string>
  list(folder: string): Promise<readonly string[]>
  /** Examines many files, null for each that is no plain file. Yields to other work in between. */
  examine(files: readonly string[]): Promise<readonly (PlainFile | null)[]>
  /** Writes the file and makes its folders. Not atomic: for staging only. */
  write(file: string, content: string | Uint8Array): Promise<void>
  /** Writes a text that is never in memory as a whole. */
  writeParts(file: string, parts: Iterable<string | Uint8Array>): Promise<void>
  /** Returns the hash of the content, which is read in parts because it may be larger than the memory. */
  hash(file: string): Promise<Hash>
  /** Copies the content of a file, in parts, and makes folders. Not atomic: for staging only. */
  copy(from: string, to: string): Promise<{ readonly hash: Hash; readonly bytes: number }>
  /** Writes beside the file, flushes and renames, so that a reader sees the old or the new content. */
  writeAtomic(file: string, content: string | Uint8Array | readonly (string | Uint8Array)[]): Promise<void>
  /** Creates the file with its content; false when it exists already. */
  create(file: string, content: string): Promise<boolean>
  /** Moves a file, also to another disk; a folder only within its own. */
  rename(from: string, to: string): Promise<void>
  makeFolder(folder: string): Promise<void>
  /** Sets the time of a file to now. */
  touch(file: string): Promise<void>
  /** Removes a file or a folder with all it holds; nothing happens where there is none. */
  remove(file: string): Promise<void>
  /** Removes a folder if it is empty, and returns whether it did. */
  removeEmpty(folder: string): Promise<boolean>
  freeBytes(folder: string): Promise<number>
  /** Whether the disk has room for one more file, whatever its size. Some disks do not count. */
  hasFreeInodes(folder: string): Promise<boolean>
}

/** The number of files that are open at a time, because some systems allow a process no more than 64. */
const OPEN_AT_ONCE = 16

/** The number of files that are examined between two turns of the event loop, so that signals are answered. */
const EXAMINED_AT_ONCE = 1000

export function createFiles(): Files {
  const made = new Set<string>()
  const queued = createQueue(OPEN_AT_ONCE)
  const makeFolder = async (folder: string) => {
    if (made.has(folder) && existsSync(folder)) return
    mkdirSync(folder, { recursive: true })
    made.add(folder)
  }
  const put = async (file: string, write: () => void) => {
    await makeFolder(path.dirname(file))
    try {
      write()
    } catch (error) {
      naming(file)(error)
    }
  }
  return {
    read: (file) => queued(() => readRegular(file)),
    readText: (file) => queued(async () => (await readRegular(file)).toString('utf8')),
    stat: statOf,
    realPath: (file) => fs.realpath(file),
    list: async (folder) => (await fs.readdir(folder)).sort(),
    examine: examineEach,
    write: (file, content) => put(file, () => writeFileSync(file, content)),
    writeParts: (file, parts) => put(file, () => writeEach(file, parts)),
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
      try {
        renameSync(from, to)
      } catch (error) {
        await queued(() => moveAcross({ from, to }, error))
      }
    },
    makeFolder,
    async touch(file) {
      const now = new Date()
      await fs.utimes(file, now, now)
    },
    async remove(file) {
      if (isUnlinked(file)) return
      // Another process, or a pending write of this one, may put a file into a folder while it is removed.
      await fs.rm(file, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 })
    },
    async removeEmpty(folder) {
      try {
        rmdirSync(folder)
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
    async hasFreeInodes(folder) {
      const { files, ffree } = await fs.statfs(folder)
      return files === 0 || ffree > 0
    },
  }
}

function writeEach(file: string, parts: Iterable<string | Uint8Array>): void {
  const handle = openSync(file, 'w')
  try {
    for (const part of parts) writeFileSync(handle, part)
  } finally {
    closeSync(handle)
  }
}

/** Returns true where no file exists as well, and false for a folder. */
function isUnlinked(file: string): boolean {
  try {
    unlinkSync(file)
    return true
  } catch (error) {
    return codeOf(error) === 'ENOENT'
  }
}

/** Returns null if the file does not exist. Every other error is thrown. */
export async function readIfThere(files: Files, file: string): Promise<string | null> {
  try {
    return await files.readText(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

/** Ports that read and silently write nothing, for commands that promise to write nothing. */
export function readOnly(files: Files): Files {
  const nothing = () => Promise.resolve()
  return {
    ...files,
    write: nothing,
    writeParts: nothing,
    writeAtomic: nothing,
    copy: async (from) => ({ hash: await files.hash(from), bytes: 0 }),
    create: () => Promise.resolve(true),
    rename: nothing,
    makeFolder: nothing,
    touch: nothing,
    remove: nothing,
    removeEmpty: () => Promise.resolve(false),
  }
}

async function examineEach(names: readonly string[]): Promise<readonly (PlainFile | null)[]> {
  const found: (PlainFile | null)[] = []
  for (let start = 0; start < names.length; start += EXAMINED_AT_ONCE) {
    for (const name of names.slice(start, start + EXAMINED_AT_ONCE)) found.push(examined(name))
    await nextTurn()
  }
  return found
}

function examined(name: string): PlainFile | null {
  try {
    const stat = lstatSync(name, { throwIfNoEntry: false })
    return stat?.isFile() ? { size: stat.size, ctimeMs: stat.ctimeMs } : null
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}

async function statOf(file: string): Promise<FileStat | null> {
  try {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    if (stat === undefined) return null
    return {
      size: stat.size,
      mtimeMs: stat.mtimeMs,
      ctimeMs: stat.ctimeMs,
      inode: stat.ino,
      device: stat.dev,
      isFile: stat.isFile(),
      isDirectory: stat.isDirectory(),
      isSymbolicLink: stat.isSymbolicLink(),
    }
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return null
    throw error
  }
}
