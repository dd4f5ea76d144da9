import path from 'node:path'
import type { FileStat, Files } from '../../system/files.ts'
import { allowedPath } from '../../paths/allowed-path.ts'
import type { Fence, PathRefusal } from '../../paths/allowed-path.ts'
import { pictureFence, sourceFence } from '../../paths/site-fences.ts'
import { foldName, isInside } from '../../system/paths.ts'
import { SITE_FILE } from '../../import/beside-export.ts'
import { fail, systemCode } from './failure.ts'
import type { Failure } from './failure.ts'
import { isPacked } from './packed-ref.ts'

export interface LocalFile {
  /** An absolute path without symbolic links. */
  readonly file: string
  readonly stat: FileStat
}

export const MEGABYTES_LIMIT = 60
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  EISDIR: 'it is a folder',
}

/** The name of a file for a reference in messages. */
export function localName(ref: string): string {
  if (ref.startsWith(SITE_FILE)) return ref.slice(SITE_FILE.length)
  if (isPacked(ref)) return ref.slice(ref.indexOf('/') + 1)
  return path.posix.join('content', ref.replace(/^\/+/, ''))
}

/** A file that an export names is beside the export, anywhere in the site. All others are in content/. */
function placeOf(ref: string, contentFolder: string): { readonly named: string; readonly fence: Fence } {
  const root = path.dirname(contentFolder)
  return ref.startsWith(SITE_FILE)
    ? { named: path.join(root, localName(ref)), fence: sourceFence(root) }
    : { named: path.join(contentFolder, ref), fence: pictureFence(contentFolder) }
}

/** Finds the file for a reference. Its path must be allowed, also after symbolic links are followed. */
export async function locate(ref: string, files: Files, contentFolder: string): Promise<LocalFile | Failure> {
  const picture = localName(ref)
  const { named, fence } = placeOf(ref, contentFolder)
  if (!isInside(fence.inside, named)) return fail('AS5007', { picture })
  try {
    const found = allowedPath(named, fence)
    if ('refusal' in found) return refused(found.refusal, { ref, files, contentFolder })
    const stat = await files.stat(found.real)
    if (stat === null) return fail('AS5001', { picture })
    return refusalOf(picture, stat) ?? { file: found.real, stat }
  } catch (error) {
    return unreadable(picture, error) ?? fail('AS5001', { picture })
  }
}

interface Missing {
  readonly ref: string
  readonly files: Files
  readonly contentFolder: string
}

async function refused(refusal: PathRefusal, missing: Missing): Promise<Failure> {
  const picture = localName(missing.ref)
  switch (refusal) {
    case 'missing':
      return fail('AS5001', { picture, advice: await adviceOn(missing) })
    case 'outside':
      return fail('AS5007', { picture })
    case 'closed':
      return fail('AS5007', { picture, isPrivate: true })
    case 'circle':
      return fail('AS5003', { picture, reason: 'its symbolic links lead back to themselves' })
    case 'special':
      return fail('AS5003', { picture, reason: 'it is not a regular file' })
    case 'unreadable':
      return fail('AS5003', { picture, reason: 'this user may not open it' })
  }
}

/** The reason why an existing file cannot be read; undefined if the file does not exist. */
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

/** A suggestion for a missing file from the names in its folder, which may differ in case, accents or extension. */
async function adviceOn({ ref, files, contentFolder }: Missing): Promise<string | undefined> {
  if (ref.includes('\0')) return undefined
  if (ref.includes('\\')) return `write the path with forward slashes: ${ref.replaceAll('\\', '/')}`
  const name = path.basename(ref)
  const names = await files
    .list(path.dirname(placeOf(ref, contentFolder).named))
    .catch((): readonly string[] => [])
  if (names.includes(name)) return 'it is a symbolic link to a file that does not exist'
  const stem = (text: string) => foldName(path.parse(text).name)
  const similar =
    names.find((other) => foldName(other) === foldName(name)) ??
    names.find((other) => stem(other) === stem(name))
  if (similar === undefined) return undefined
  const file = path.posix.join(path.posix.dirname(localName(ref)), similar)
  return similar.normalize('NFC') === name.normalize('NFC')
    ? `${file} looks the same, but its accents are encoded differently: rename the file, or copy its name into the data`
    : `did you mean ${file}?`
}
