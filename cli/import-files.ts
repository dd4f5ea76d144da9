/** The files of an export that a command names: a file, or the exports in a folder, as a build would read them. */
import path from 'node:path'
import { findFiles } from '../core/build/sources/find-files.ts'
import { EXPORTS_BELOW } from '../core/import/export-endings.ts'
import type { ExportFile } from '../core/import/read-export.ts'
import { createFiles } from '../core/system/files.ts'

/** The list is empty if there is none. */
export async function exportFiles(place: string, shown: string): Promise<readonly ExportFile[]> {
  const files = createFiles()
  const real = (await files.stat(place)) === null ? null : await files.realPath(place)
  const found = real === null ? null : await files.stat(real)
  if (found?.isFile === true) return [{ location: place, shown }]
  if (real === null || found?.isDirectory !== true) return []
  const search = { root: real, patterns: [EXPORTS_BELOW], dot: false, fence: { inside: real } }
  const names = (await findFiles(files, search)).files
  return names.map((name) => ({ location: path.join(real, name), shown: `${shown}/${name}` }))
}
