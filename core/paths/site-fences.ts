/** The parts of a site that each kind of path may lead to. */
import path from 'node:path'
import { isInside } from '../system/paths.ts'
import { resolvedPlace } from './allowed-path.ts'
import type { Fence } from './allowed-path.ts'

/** Folders of a site that hold no content: the work folder, the history of Git, packages. */
const WORK_FOLDERS = ['.agency-site', '.git', 'node_modules']

/** Files and folders of content/ that hold records or papers. Records contain addresses that are not published. */
const UNPUBLISHED = [
  'private',
  'properties',
  'projects',
  'pages',
  'articles',
  'categories.json',
  'cities.json',
]

function below(folder: string, names: readonly string[]): readonly string[] {
  return names.map((name) => path.join(folder, name))
}

/** Sources and templates: anywhere in the site, but for papers and work folders. */
export function sourceFence(root: string): Fence {
  return { inside: root, closed: below(root, [...WORK_FOLDERS, 'content/private']) }
}

/** Papers that are given on request: anywhere in content/. */
export function paperFence(root: string): Fence {
  return { inside: path.join(root, 'content') }
}

/** Files that are published unchanged: content/ without its records and papers. */
export function publishedFence(root: string): Fence {
  const content = path.join(root, 'content')
  return { inside: root, open: content, closed: below(content, UNPUBLISHED) }
}

/** Pictures, which stand beside the records that name them: content/ without papers. */
export function pictureFence(content: string): Fence {
  return { inside: content, closed: below(content, ['private']) }
}

/**
 * The folder of the site whose files are published or may be, if the path lies in it; null otherwise. Data of visitors
 * and backups are never written there. Paths are absolute.
 */
export function publishedFolderOf(
  file: string,
  { root, output }: { readonly root: string; readonly output: string },
): string | null {
  return folderAround(file, [output, ...sourceFolders(root)])
}

/** The folder of sources that a path lies in; null for other places and for files that are published unchanged. */
export function sourceFolderOf(file: string, root: string): string | null {
  const isStatic = folderAround(file, below(root, ['content/static'])) !== null
  return isStatic ? null : folderAround(file, sourceFolders(root))
}

function sourceFolders(root: string): readonly string[] {
  return below(root, ['content', 'site-config', 'templates'])
}

function folderAround(file: string, folders: readonly string[]): string | null {
  const real = resolvedPlace(file)
  return folders.find((folder) => isInside(resolvedPlace(folder), real)) ?? null
}
