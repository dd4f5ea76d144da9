/**
 * Opens and reads regular files only. Opening a FIFO waits for its writer, and reading a device such as /dev/zero never
 * ends.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

/** With O_NONBLOCK a FIFO opens at once, so that it can be examined and closed. Windows does not have the flag. */
const READ = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

/** The code of the error for anything else than a regular file, as BSD names it. */
export const NOT_REGULAR = 'EFTYPE'

function refuseOthers(stat: { isFile(): boolean; isDirectory(): boolean }, file: string): void {
  if (stat.isFile()) return
  const code = stat.isDirectory() ? 'EISDIR' : NOT_REGULAR
  throw Object.assign(new Error(`${code}: not a regular file, open '${file}'`), { code, path: file })
}

/** The caller closes the handle. */
export async function openRegular(file: string): Promise<FileHandle> {
  const handle = await open(file, READ)
  try {
    refuseOthers(await handle.stat(), file)
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

export async function readRegular(file: string): Promise<Buffer> {
  const handle = await openRegular(file)
  try {
    return await handle.readFile()
  } finally {
    await handle.close()
  }
}

export function readRegularSync(file: string): Buffer {
  const handle = openSync(file, READ)
  try {
    refuseOthers(fstatSync(handle), file)
    return readFileSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Enough to recognise the type of a file. */
const HEAD_BYTES = 4096

export function readHeadSync(file: string): Buffer {
  const handle = openSync(file, READ)
  try {
    refuseOthers(fstatSync(handle), file)
    const head = Buffer.alloc(HEAD_BYTES)
    return head.subarray(0, readSync(handle, head, 0, HEAD_BYTES, 0))
  } finally {
    closeSync(handle)
  }
}
