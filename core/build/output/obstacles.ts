/**
 * Finds the files in the output in the places of new files: those of the old site are removed, and foreign ones are
 * kept.
 */
import path from 'node:path'
import type { Files } from '../../system/files.ts'
import { foldName } from '../../system/paths.ts'
import type { OutputPath } from '../../system/paths.ts'
import { filesBelow } from './output.ts'

/** `a/b/c` -> `a`, `a/b`. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

/**
 * The removals that must precede a rename: a file where a folder is needed, the files of a folder where a file is
 * needed, and a name that differs from the new one only in case.
 */
export function obstaclesTo(
  renames: readonly OutputPath[],
  removals: readonly OutputPath[],
): ReadonlyMap<OutputPath, readonly OutputPath[]> {
  const byName = new Map<string, OutputPath[]>()
  const byFolder = new Map<string, OutputPath[]>()
  for (const file of removals) {
    add(byName, foldName(file), file)
    for (const folder of foldersOf(foldName(file))) add(byFolder, folder, file)
  }
  const obstacles = new Map<OutputPath, readonly OutputPath[]>()
  for (const file of renames) {
    const name = foldName(file)
    const files = foldersOf(name).flatMap((folder) => byName.get(folder) ?? [])
    const all = [...files, ...(byName.get(name) ?? []), ...(byFolder.get(name) ?? [])]
    if (all.length > 0) obstacles.set(file, all)
  }
  return obstacles
}

function add(map: Map<string, OutputPath[]>, key: string, file: OutputPath): void {
  const list = map.get(key)
  if (list) list.push(file)
  else map.set(key, [file])
}

export interface Arrival {
  readonly files: Files
  readonly output: string
  /** The new files. */
  readonly staged: readonly OutputPath[]
  /** The files that are removed. */
  readonly removals: readonly OutputPath[]
  /** Every file of the old site. */
  readonly known: Iterable<OutputPath>
}

/** Foreign files that would have to be overwritten or removed, and links that would lead out of the output. */
export async function foreignFiles({
  files,
  output,
  staged,
  removals,
  known,
}: Arrival): Promise<readonly string[]> {
  const ours = new Set([...known].map(foldName))
  const foreign = new Set<string>()
  const addUnlessOurs = (file: string) => {
    if (!ours.has(foldName(file))) foreign.add(file)
  }
  const statOf = (file: string) => files.stat(path.join(output, file))
  const folders = new Set([...staged, ...removals].flatMap((file) => foldersOf(file)))
  for (const folder of folders) {
    const stat = await statOf(folder)
    if (stat !== null && !stat.isDirectory) addUnlessOurs(folder)
  }
  for (const file of staged) {
    const stat = await statOf(file)
    if (stat === null) continue
    const inside = stat.isDirectory ? await filesBelow(files, path.join(output, file)) : []
    if (inside.length === 0) addUnlessOurs(file)
    for (const name of inside) addUnlessOurs(`${file}/${name}`)
  }
  return [...foreign].sort()
}
