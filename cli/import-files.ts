/** The files of an export that a command names: a file, or the exports in a folder. */
import path from 'node:path'
import type { ExportFile } from '../core/import/read-export.ts'
import { isJunkName } from '../core/paths/junk.ts'
import { createFiles } from '../core/system/files.ts'

const EXPORTS = /\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|xml|xlsx|xlsm|zip|gz)$/i

/**
 * Returns the files of an export. In a folder, those are the files with the most frequent extension, because others do not
 * belong to the same export. The list is empty if there is none.
 */
export async function exportFiles(place: string, shown: string): Promise<readonly ExportFile[]> {
  const files = createFiles()
  const real = (await files.stat(place)) === null ? null : await files.realPath(place)
  const found = real === null ? null : await files.stat(real)
  if (found?.isFile === true) return [{ location: place, shown }]
  if (found?.isDirectory !== true) return []
  const names = (await files.list(place)).filter((name) => EXPORTS.test(name) && !isJunkName(name))
  const extension = mostFrequent(names.map((name) => path.extname(name).toLowerCase()))
  return names
    .filter((name) => path.extname(name).toLowerCase() === extension)
    .map((name) => ({ location: path.join(place, name), shown: `${shown}/${name}` }))
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].toSorted((left, right) => right[1] - left[1])[0]?.[0]
}
