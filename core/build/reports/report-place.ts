/** A report or an export is written anywhere but among the sources of the site. */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { sourceFolderOf } from '../../paths/site-fences.ts'

/** The problem of a file in the place of a source; empty for other files. Both paths are absolute. */
export function placeProblems(file: string, root: string): readonly Problem[] {
  const folder = sourceFolderOf(file, root)
  if (folder === null) return []
  return [problem('AS7016', { file: path.relative(root, file), folder: `${path.basename(folder)}/` })]
}
