/**
 * The file system as the generator uses it: the only module, beside workers, that imports node:fs. Tests wrap it to
 * bring about faults (disk full, killed between two renames).
 */
import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'

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
  /** Writes the file and makes its folders. Not atomic: for staging only. */
  write(file: string, content: string | Uint8Array): Promise<void>
  /** Writes beside the file, flushes and renames, so that a reader sees the old or the new content. */
  writeAtomic(file: string, content: string | Uint8Array): Promise<void>
  /** Creates the file with its content; false when it exists already. */
  create(file: string, content: string): Promise<boolean>
  rename(from: string, to: string): Promise<void>
  makeFolder(folder: string): Promise<void>
  /** Removes a file or a folder with all it holds; nothing happens where there is none. */
  remove(file: string): Promise<void>
  /** Removes a folder if it is empty; says whether it did. */
  removeEmpty(folder: string): Promise<boolean>
  freeBytes(folder: string): Promise<number>
}

export function createFiles(): Files {
  const made = new Set<string>()
  const makeFolder = async (folder: string) => {
    if (made.has(folder) && existsSync(folder)) return
    await fs.mkdir(folder, { recursive: true })
    made.add(folder)
  }
  return {
    read: (file) => fs.readFile(file),
    readText: (file) => fs.readFile(file, 'utf8'),
    stat: statOf,
    realPath: (file) => fs.realpath(file),
    list: async (folder) => (await fs.readdir(folder)).sort(),
    async write(file, content) {
      await makeFolder(path.dirname(file))
      await fs.writeFile(file, content)
    },
    async writeAtomic(file, content) {
      await makeFolder(path.dirname(file))
      const temporary = `${file}.${process.pid}.tmp`
      const handle = await fs.open(temporary, 'w')
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await fs.rename(temporary, file)
    },
    async create(file, content) {
      await makeFolder(path.dirname(file))
      // Linked into place, so that nobody ever reads a file that is there but not written yet.
      const temporary = `${file}.${process.pid}.tmp`
      await fs.writeFile(temporary, content)
      try {
        await fs.link(temporary, file)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      } finally {
        await fs.rm(temporary, { force: true })
      }
    },
    async rename(from, to) {
      await makeFolder(path.dirname(to))
      await fs.rename(from, to)
    },
    makeFolder,
    remove: (file) => fs.rm(file, { recursive: true, force: true }),
    async removeEmpty(folder) {
      try {
        await fs.rmdir(folder)
        made.delete(folder)
        return true
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException
        if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return false
        throw error
      }
    },
    async freeBytes(folder) {
      const { bavail, bsize } = await fs.statfs(folder)
      return bavail * bsize
    },
  }
}

/** Files that can be read only: nothing is written, and nobody is told. For commands that promise to write nothing. */
export function readOnly(files: Files): Files {
  const nothing = () => Promise.resolve()
  return {
    ...files,
    write: nothing,
    writeAtomic: nothing,
    create: () => Promise.resolve(true),
    rename: nothing,
    makeFolder: nothing,
    remove: nothing,
    removeEmpty: () => Promise.resolve(false),
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
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}

