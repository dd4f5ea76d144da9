/** File systems that fail: killed before an operation, full, read-only, or spread over two disks. */
import path from 'node:path'
import { createFiles } from '../../core/system/files.ts'
import type { Files } from '../../core/system/files.ts'

export interface Operation {
  readonly name: keyof Files
  readonly arguments: readonly unknown[]
}

/** Calls `before` ahead of every operation. An error that it throws is the error of the operation. */
export function watchedFiles(before: (operation: Operation) => void, files: Files = createFiles()): Files {
  const running = new Set<Promise<unknown>>()
  const watched = Object.entries(files).map(([name, operation]) => {
    const call = async (...rest: unknown[]) => {
      try {
        before({ name: name as keyof Files, arguments: rest })
      } catch (error) {
        // A process that is dead writes nothing after the next one has begun.
        if (error instanceof Killed) await Promise.allSettled(running)
        throw error
      }
      const result = Promise.resolve((operation as (...all: unknown[]) => unknown)(...rest))
      running.add(result)
      return result.finally(() => running.delete(result))
    }
    return [name, call]
  })
  return Object.fromEntries(watched) as Files
}

/** It is no system error, so the program treats it as a bug and does not handle it, like a real kill. */
export class Killed extends Error {}

export interface Doomed {
  readonly files: Files
  /** Whether the process reached its end. */
  survived(): boolean
}

/** Kills the process before operation number `count`: neither that nor any later one happens. */
export function killedBefore(count: number, files?: Files): Doomed {
  let done = 0
  const before = () => {
    done += 1
    if (done >= count) throw new Killed(`killed before operation ${count}`)
  }
  return { files: watchedFiles(before, files), survived: () => done < count }
}

export function systemError(code: string, file?: string): Error {
  const error = new Error(`${code}: as the test wants it`)
  return Object.assign(error, file === undefined ? { code } : { code, path: file })
}

const WRITES: readonly (keyof Files)[] = ['write', 'writeParts', 'writeAtomic', 'create']

export interface FullDisk {
  readonly files: Files
  /** The number of bytes on the disk. */
  written(): number
}

/**
 * Space for this number of bytes in a folder. The write that does not fit leaves its beginning, like a real
 * one.
 */
export function fullAfter(bytes: number, folder: string, free: number): Files {
  const real = createFiles()
  let room = bytes
  const take = async (file: string, size: number, begin: (fitting: number) => Promise<void>) => {
    if (!file.startsWith(folder)) return
    const fitting = Math.min(size, room)
    room -= fitting
    if (fitting === size && size > 0) return
    await begin(fitting)
    throw systemError('ENOSPC', file)
  }
  return {
    ...real,
    async write(file, content) {
      const all = Buffer.from(content)
      await take(file, all.length, (fitting) => real.write(file, all.subarray(0, fitting)))
      await real.write(file, content)
    },
    async writeParts(file, parts) {
      await this.write(file, Buffer.concat(Array.from(parts, (part) => Buffer.from(part))))
    },
    async writeAtomic(file, content) {
      const parts = Array.isArray(content)
        ? (content as readonly (string | Uint8Array)[])
        : [content as string]
      const size = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
      await take(file, size, () => Promise.resolve())
      await real.writeAtomic(file, content)
    },
    freeBytes: () => Promise.resolve(free),
  }
}

/** No file below the folder can be changed. */
export function readOnlyBelow(folder: string, code: 'EACCES' | 'EROFS'): Files {
  const changes: readonly (keyof Files)[] = [...WRITES, 'rename', 'makeFolder', 'remove', 'removeEmpty']
  return watchedFiles(({ name, arguments: rest }) => {
    const inside = rest.find(
      (file) => typeof file === 'string' && (file === folder || file.startsWith(folder + path.sep)),
    )
    if (changes.includes(name) && inside !== undefined) throw systemError(code, String(inside))
  })
}

/** The folder is a mount: its contents can be changed, but it cannot be renamed. */
export function mountedAt(folder: string): Files {
  return watchedFiles(({ name, arguments: rest }) => {
    if (name === 'rename' && rest.includes(folder)) throw systemError('EBUSY', folder)
  })
}
