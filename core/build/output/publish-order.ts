/** The order in which files are added and removed, so that no published file ever refers to a missing one. */
import { ASSET_FOLDER, MARKER } from '../../system/paths.ts'
import type { OutputPath } from '../../system/paths.ts'

/** The extension of a compressed copy, which is added and removed with its file. */
const COPY = /\.(?:br|gz)$/

/** Assets before the pages that need them, pages before the sitemaps that list them, and the mark of the site last. */
function rank(name: OutputPath): number {
  const file = name.replace(COPY, '')
  if (file === MARKER) return 4
  if (file.startsWith(`${ASSET_FOLDER}/`)) return 0
  return file.endsWith('.html') ? 2 : /^sitemap[^/]*\.xml$/.test(file) ? 3 : 1
}

export function inPublishOrder(left: OutputPath, right: OutputPath): number {
  return rank(left) - rank(right) || (left < right ? -1 : 1)
}

/** Pages are removed before the assets that they refer to. */
export function removedLast(left: OutputPath, right: OutputPath): number {
  return rank(right) - rank(left) || (left < right ? -1 : 1)
}
