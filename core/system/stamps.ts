/** Metadata of files, which are not read for it. */
import { lstatSync, readdirSync } from 'node:fs'
import type { BigIntStats } from 'node:fs'
import path from 'node:path'
import { codeOf } from './errors.ts'

/** A file younger than this may change again without a new stamp (esbuild's rule for mod keys). */
export const SAFE_AGE_MS = 3000

/**
 * The size and inode of a file, and when content and inode last changed (nanoseconds). Null if no file exists, or if
 * it cannot be examined: below a file that took the place of its folder, or in a folder without access.
 */
export function stampOf(file: string): string | null {
  try {
    return textOf(lstatSync(file, { bigint: true }))
  } catch (error) {
    if (codeOf(error) === undefined) throw error
    return null
  }
}

const textOf = ({ size, ino, mtimeNs, ctimeNs }: BigIntStats) => `${size} ${ino} ${mtimeNs} ${ctimeNs}`

interface Stamped {
  /** One line for each file: its path, size, inode, and when content and inode last changed (nanoseconds). */
  readonly lines: readonly string[]
  /** The last of these times (ms since 1970). */
  readonly latest: number
  /** Whether there are symbolic links: their targets may change without them. */
  readonly hasLinks: boolean
}

/** Every file below the folders, in a fixed order. A missing folder has no files. */
export function stampsBelow(root: string, folders: readonly string[]): Stamped {
  const lines: string[] = []
  let latest = 0
  let hasLinks = false
  const visit = (name: string) => {
    const stat = lstatSync(path.join(root, name), { throwIfNoEntry: false, bigint: true })
    if (stat === undefined) return
    if (stat.isSymbolicLink()) hasLinks = true
    else if (stat.isDirectory()) {
      for (const entry of readdirSync(path.join(root, name)).sort()) visit(`${name}/${entry}`)
    } else {
      lines.push(`${name} ${textOf(stat)}`)
      latest = Math.max(latest, Number(stat.mtimeNs / 1_000_000n), Number(stat.ctimeNs / 1_000_000n))
    }
  }
  folders.forEach(visit)
  return { lines, latest, hasLinks }
}
