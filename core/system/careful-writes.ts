/** Atomic writes: the content is written to a temporary file beside the target, which then replaces it. */
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf, naming } from './errors.ts'

export async function replaceFlushed(
  file: string,
  content: string | Uint8Array | readonly (string | Uint8Array)[],
): Promise<void> {
  const temporary = temporaryFor(file)
  try {
    if (isDevice(file)) return await fs.writeFile(file, content)
    const handle = await fs.open(temporary, 'w')
    try {
      await fs.writeFile(handle, content)
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

/** Returns whether the file is a device or a pipe. Writers open it, because a rename would replace it by a file. */
export function isDevice(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat !== undefined && !stat.isFile() && !stat.isDirectory()
}

/**
 * Links the written file into place, so that no process reads an incomplete file. Returns false if the file
 * exists.
 */
export async function linkNew(file: string, content: string): Promise<boolean> {
  const temporary = temporaryFor(file)
  try {
    await fs.writeFile(temporary, content)
    await fs.link(temporary, file).catch((error: unknown) => {
      if (!NO_LINKS.includes(codeOf(error) ?? '')) throw error
      // Only one process creates the file, but it exists empty for a moment.
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

/** The errors of file systems without hard links, such as FAT and network shares. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']

function temporaryFor(file: string): string {
  return `${file}.${randomBytes(6).toString('hex')}.tmp`
}

/**
 * Moves a file to another disk, to which it cannot be renamed. Rethrows any other error, because folders are
 * not moved.
 */
export async function moveAcross({ from, to }: { from: string; to: string }, error: unknown): Promise<void> {
  if (codeOf(error) !== 'EXDEV' || (await fs.lstat(from)).isDirectory()) throw error
  // The name is constant, so that the next process overwrites the file that a killed process has left.
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
