/**
 * Finds files below folders of the site. Links are followed within the fence of the search; the others are returned with
 * the reason. Junk of editors and desktops is left out.
 */
import { existsSync, stat as statBack, statSync as statFollowed } from 'node:fs'
import type { Stats } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { allowedPath } from '../../paths/allowed-path.ts'
import type { Fence, PathRefusal } from '../../paths/allowed-path.ts'
import { isJunk, JUNK_FOLDERS } from '../../paths/junk.ts'
import type { Files } from '../../system/files.ts'
import { isInside } from '../../system/paths.ts'

export type EntryRefusal =
  | PathRefusal
  /** A folder with a name that only files have. */
  | 'folder'
  /** The name is not UTF-8, so the file cannot be opened. */
  | 'misnamed'

export interface RefusedPathName {
  /** The path below the root. */
  readonly file: string
  readonly refusal: EntryRefusal
}

export interface Found {
  /** The paths below the root, sorted. */
  readonly files: readonly string[]
  /** Links that are not followed, and files that are not regular. */
  readonly refused: readonly RefusedPathName[]
}

export interface Search {
  readonly root: string
  readonly patterns: readonly string[]
  /** Whether to include names that start with a dot. */
  readonly dot: boolean
  readonly fence: Fence
  readonly without?: readonly string[]
  /** Whether a folder of this name is refused, because the name is that of a file. */
  readonly isNameOfFile?: (file: string) => boolean
}

export async function findFiles(files: Files, search: Search): Promise<Found> {
  const { root, patterns, without = [], dot, fence, isNameOfFile = () => false } = search
  const refused = new Map<string, EntryRefusal>()
  const nameOf = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const follow = (link: string): boolean => {
    const refusal = refusalOf(root, link, fence)
    // Links to files are listed by the search, so that only those that match a pattern are refused.
    if (refusal !== null && leadsToFolder(link)) refused.set(nameOf(link), refusal)
    return refusal === null
  }
  for (const base of basesOf(patterns)) {
    const folder = path.join(root, base)
    if ((await files.stat(folder))?.isSymbolicLink) follow(folder)
  }
  const found = await glob([...patterns], {
    cwd: root,
    dot,
    ignore: [...JUNK, ...without, ...[...refused.keys()].map((base) => `${glob.escapePath(base)}/**`)],
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: true,
    // The library calls this for links only. A link for which it fails is listed, and not followed.
    fs: { stat: statOf(follow) },
  })
  const names: string[] = []
  for (const { path: file, dirent } of found) {
    if (isJunk(file) || (dirent.isDirectory() && !isNameOfFile(file))) continue
    if (isMisnamed(root, file)) refused.set(file, 'misnamed')
    else if (dirent.isFile()) names.push(file)
    else if (dirent.isDirectory()) refused.set(file, 'folder')
    else refused.set(file, refusalOf(root, path.join(root, file), fence) ?? 'special')
  }
  const refusals = [...refused].map(([file, refusal]) => ({ file, refusal }))
  return { files: names.sort(), refused: refusals.sort((one, other) => (one.file < other.file ? -1 : 1)) }
}

/** Node replaces the bytes of a name that are not UTF-8, so the file cannot be found by the name that it lists. */
function isMisnamed(root: string, file: string): boolean {
  return file.includes('\ufffd') && !existsSync(path.join(root, file))
}

/** Folders that are not walked. */
const JUNK = [...JUNK_FOLDERS].map((name) => `**/${glob.escapePath(name)}/**`)

function leadsToFolder(link: string): boolean {
  try {
    return statFollowed(link)?.isDirectory() ?? false
  } catch {
    return false
  }
}

/** The folders in which the search begins and the folders around them, which it does not examine as entries. */
function basesOf(patterns: readonly string[]): ReadonlySet<string> {
  const bases = glob.generateTasks([...patterns]).map(({ base }) => base.split('/'))
  return new Set(bases.flatMap((parts) => parts.map((_, index) => parts.slice(0, index + 1).join('/'))))
}

function statOf(follow: (link: string) => boolean): typeof statBack {
  const followed = (link: string, done: (error: Error | null, stats?: Stats) => void) => {
    if (follow(link)) statBack(link, done)
    else done(new Error('not followed'))
  }
  return followed as typeof statBack
}

/** Null for a link that may be followed. */
function refusalOf(root: string, link: string, fence: Fence): PathRefusal | null {
  const found = allowedPath(link, fence)
  if ('refusal' in found) return found.refusal
  // The folders on the path from the root. A link to one of them would make a circle.
  for (let folder = path.dirname(link); isInside(root, folder); folder = path.dirname(folder)) {
    const walked = allowedPath(folder, { inside: folder })
    if ('real' in walked && walked.real !== undefined && isInside(found.real, walked.real)) return 'circle'
  }
  return null
}
