/** Writes of which nobody ever sees a half: beside the file first, and then in its place. */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import { codeOf, naming } from './errors.ts'

export async function replaceFlushed(file: string, content: string | Uint8Array): Promise<void> {
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

/** Linked into place, so that nobody ever reads a file that is there but not written yet. False where one is there already. */
export async function linkNew(file: string, content: string): Promise<boolean> {
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

/** To another disk, which is why it could not be renamed; any other error is thrown on, as folders are not moved. */
export async function moveAcross({ from, to }: { from: string; to: string }, error: unknown): Promise<void> {
  if (codeOf(error) !== 'EXDEV' || (await fs.lstat(from)).isDirectory()) throw error
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
