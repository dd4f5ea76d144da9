/** The content of a folder, for comparison: files, empty folders, and the files that were written. */
import { lstatSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { hashOf } from '../../core/system/hash.ts'

/**
 * Path -> content, or its hash if it is long. The path of an empty folder ends with a slash, and its content
 * is empty.
 */
export type Tree = Readonly<Record<string, string>>

export function treeOf(folder: string): Tree {
  const tree: Record<string, string> = {}
  walk(folder, '', (file, full) => {
    const stat = lstatSync(full)
    tree[file] = stat.isSymbolicLink()
      ? `-> ${readlinkSync(full)}`
      : stat.isDirectory()
        ? ''
        : contentOf(full)
  })
  return tree
}

function contentOf(file: string): string {
  const bytes = readFileSync(file)
  return bytes.length < 200 ? bytes.toString('latin1') : `${bytes.length} bytes, ${hashOf(bytes)}`
}

/** Path -> values that change whenever a file is written. */
export function stampsOf(folder: string): Readonly<Record<string, string>> {
  const stamps: Record<string, string> = {}
  walk(folder, '', (file, full) => {
    const { ino, mtimeMs } = lstatSync(full)
    stamps[file] = `${ino} ${mtimeMs}`
  })
  return stamps
}

/** Files and empty folders, in order. A missing folder is empty. */
function walk(folder: string, prefix: string, visit: (file: string, full: string) => void): void {
  const here = `${folder}/${prefix}`
  const entries = readdirOrNone(here).sort((left, right) => (left.name < right.name ? -1 : 1))
  if (entries.length === 0 && prefix !== '') return visit(prefix, here)
  for (const entry of entries) {
    if (entry.isDirectory()) walk(folder, `${prefix}${entry.name}/`, visit)
    else visit(`${prefix}${entry.name}`, `${here}${entry.name}`)
  }
}

function readdirOrNone(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

export interface Changes {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

export function changesBetween(before: Tree, after: Tree): Changes {
  return {
    added: Object.keys(after).filter((file) => !(file in before)),
    removed: Object.keys(before).filter((file) => !(file in after)),
    changed: Object.keys(after).filter((file) => file in before && before[file] !== after[file]),
  }
}
