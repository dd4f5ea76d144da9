import path from 'node:path'
import type { FileStat, Files } from '../../system/files.ts'
import { foldName, isInside } from '../../system/paths.ts'
import { fail, systemCode } from './failure.ts'
import type { Failure } from './failure.ts'

export interface LocalFile {
  /** Absolute, without symbolic links. */
  readonly file: string
  readonly stat: FileStat
}

const MEGABYTES_LIMIT = 60
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  ELOOP: 'its symbolic links lead round in a circle',
  EISDIR: 'it is a folder',
}

/** How a reference to a file is called in messages. */
export function localName(ref: string): string {
  return path.posix.join('content', ref.replace(/^\/+/, ''))
}

/** Finds the file that a reference names. It must lie in content/, also after following symbolic links. */
export async function locate(ref: string, files: Files, contentFolder: string): Promise<LocalFile | Failure> {
  const picture = localName(ref)
  const named = path.join(contentFolder, ref)
  if (!isInside(contentFolder, named)) return fail('AS5007', { picture })
  if (ref.includes('\0')) return fail('AS5001', { picture })
  try {
    const file = await files.realPath(named)
    if (!isInside(await files.realPath(contentFolder), file)) return fail('AS5007', { picture })
    const stat = await files.stat(file)
    if (stat === null) return fail('AS5001', { picture })
    return refusalOf(picture, stat) ?? { file, stat }
  } catch (error) {
    const failure = unreadable(picture, error)
    return failure ?? fail('AS5001', { picture, similar: await similarFile(ref, files, contentFolder) })
  }
}

/** Why a file that is there cannot be read; undefined when it is not there. */
export function unreadable(picture: string, error: unknown): Failure | undefined {
  const code = systemCode(error)
  return MISSING.has(code) ? undefined : fail('AS5003', { picture, reason: REASONS[code] ?? code })
}

function refusalOf(picture: string, { isDirectory, size }: FileStat): Failure | undefined {
  if (isDirectory) return fail('AS5003', { picture, reason: 'it is a folder' })
  if (size === 0) return fail('AS5002', { picture })
  if (size <= MEGABYTES_LIMIT * 1e6) return undefined
  return fail('AS5006', { picture, megabytes: Math.ceil(size / 1e6), limit: MEGABYTES_LIMIT })
}

/** A file of the same folder whose name differs in case, in how an accent is coded, or in its extension. */
async function similarFile(ref: string, files: Files, contentFolder: string): Promise<string | undefined> {
  const name = path.basename(ref)
  const names = await files.list(path.dirname(path.join(contentFolder, ref))).catch(() => [])
  const stem = (text: string) => foldName(path.parse(text).name)
  const similar =
    names.find((other) => foldName(other) === foldName(name)) ??
    names.find((other) => stem(other) === stem(name))
  return similar && path.posix.join(path.posix.dirname(localName(ref)), similar)
}
