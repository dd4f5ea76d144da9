/**
 * Decides which path may be opened. A path that came from outside (a name in the content, a link, an address of a
 * request) is resolved with all of its links first, and opened only by the path that results. `docs/faults.md` describes
 * the rules.
 */
import { lstatSync, realpathSync } from 'node:fs'
import type { Stats } from 'node:fs'
import path from 'node:path'
import { codeOf } from '../system/errors.ts'
import { isInside } from '../system/paths.ts'

export type PathRefusal =
  /** Nothing exists there, or a link leads to nothing. */
  | 'missing'
  /** Links lead back to themselves. */
  | 'circle'
  /** Outside the folder. */
  | 'outside'
  /** Inside the folder, in a part that is closed. */
  | 'closed'
  /** A FIFO, a device or a socket. */
  | 'special'
  /** The operating system refuses access. */
  | 'unreadable'

/** A folder in which paths may lie. Both are absolute; links in them are resolved. */
export interface Fence {
  readonly inside: string
  /** The part of it that is open; without it, all of it. */
  readonly open?: string
  /** Files and folders below it that are closed. */
  readonly closed?: readonly string[]
}

export interface AllowedPath {
  /** Absolute, without symbolic links. */
  readonly real: string
  readonly stat: Stats
}

interface RefusedPath {
  readonly refusal: PathRefusal
  /** The path without symbolic links, where it could be resolved. */
  readonly real?: string
}

/** The file or folder that a path names, without opening it. */
export function allowedPath(named: string, fence: Fence): AllowedPath | RefusedPath {
  if (named.includes('\0')) return { refusal: 'missing' }
  try {
    const real = realpathSync.native(named)
    const refusal = refusalOf(real, fence)
    if (refusal !== null) return { refusal, real }
    const stat = lstatSync(real)
    return stat.isFile() || stat.isDirectory() ? { real, stat } : { refusal: 'special', real }
  } catch (error) {
    return { refusal: refusalBehind(error) }
  }
}

/** The regular file that a path names. A folder is not one. */
export function allowedFile(named: string, fence: Fence): AllowedPath | RefusedPath {
  const found = allowedPath(named, fence)
  return 'stat' in found && found.stat.isDirectory() ? { refusal: 'special', real: found.real } : found
}

function refusalOf(real: string, { inside, open = inside, closed = [] }: Fence): PathRefusal | null {
  if (!isInside(realpathSync.native(inside), real)) return 'outside'
  if (!isInside(realOrSame(open), real)) return 'closed'
  return closed.some((part) => isInside(realOrSame(part), real)) ? 'closed' : null
}

/** A closed folder may be absent, and may be a link itself. */
function realOrSame(folder: string): string {
  try {
    return realpathSync.native(folder)
  } catch {
    return path.resolve(folder)
  }
}

/** The path without symbolic links. Names at its end need not exist yet. */
export function resolvedPlace(named: string): string {
  try {
    return realpathSync.native(named)
  } catch {
    const parent = path.dirname(named)
    return parent === named ? named : path.join(resolvedPlace(parent), path.basename(named))
  }
}

const REFUSALS: Readonly<Record<string, PathRefusal>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ENAMETOOLONG: 'missing',
  ELOOP: 'circle',
  EACCES: 'unreadable',
  EPERM: 'unreadable',
}

function refusalBehind(error: unknown): PathRefusal {
  const refusal = REFUSALS[codeOf(error) ?? '']
  if (refusal === undefined) throw error
  return refusal
}
