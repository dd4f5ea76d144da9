/** Which files lie below folders of the site. Links are followed within it; of any other it is said that it leads out. */
import { stat as statBack } from 'node:fs'
import type { Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import glob from 'fast-glob'
import type { Files } from '../system/files.ts'
import { isInside } from '../system/paths.ts'

export interface Found {
  /** By their path below the root, sorted. */
  readonly files: readonly string[]
  /** Links that are not followed, as they lead out of the site, to nothing or round in a circle, though a file is wanted there. */
  readonly refused: readonly string[]
}

export interface Search {
  readonly root: string
  readonly patterns: readonly string[]
  /** Also names that start with a dot. */
  readonly dot: boolean
}

export async function findFiles(files: Files, { root, patterns, dot }: Search): Promise<Found> {
  const refused = new Set<string>()
  const nameOf = (file: string) => path.relative(root, file).split(path.sep).join('/')
  const follow = async (link: string) => {
    const isFollowed = await leadsInside(files, root, link)
    // A link to a single file, such as a picture, matters only to those who look for that file.
    if (!isFollowed && (await isFolder(link))) refused.add(nameOf(link))
    return isFollowed
  }
  for (const base of basesOf(patterns)) {
    const folder = path.join(root, base)
    if ((await files.stat(folder))?.isSymbolicLink) await follow(folder)
  }
  const found = await glob([...patterns], {
    cwd: root,
    dot,
    ignore: [...refused].map((base) => `${glob.escapePath(base)}/**`),
    onlyFiles: false,
    objectMode: true,
    followSymbolicLinks: true,
    // Asked of links only; one that fails here is listed, but not followed.
    fs: { stat: statOf(follow) },
  })
  for (const { path: file, dirent } of found) if (dirent.isSymbolicLink()) refused.add(file)
  const wanted = found.filter(({ dirent }) => dirent.isFile()).map(({ path: file }) => file)
  return { files: wanted.sort(), refused: [...refused].sort() }
}

async function isFolder(link: string): Promise<boolean> {
  const target = await stat(link).catch(() => null)
  return target !== null && target.isDirectory()
}

/** Where the search begins, with the folders around: nobody looks at these as entries of another folder. */
function basesOf(patterns: readonly string[]): ReadonlySet<string> {
  const bases = glob.generateTasks([...patterns]).map(({ base }) => base.split('/'))
  return new Set(bases.flatMap((parts) => parts.map((_, index) => parts.slice(0, index + 1).join('/'))))
}

function statOf(follow: (link: string) => Promise<boolean>): typeof statBack {
  const followed = (link: string, done: (error: Error | null, stats?: Stats) => void) => {
    follow(link).then(
      (isFollowed) => (isFollowed ? statBack(link, done) : done(new Error('not followed'))),
      (error: Error) => done(error),
    )
  }
  return followed as typeof statBack
}

async function leadsInside(files: Files, root: string, link: string): Promise<boolean> {
  try {
    const target = await files.realPath(link)
    if (!isInside(await files.realPath(root), target)) return false
    // What was walked to come here; the links among it lead elsewhere than they stand.
    for (let folder = path.dirname(link); isInside(root, folder); folder = path.dirname(folder))
      if (isInside(target, await files.realPath(folder))) return false
    return true
  } catch {
    return false
  }
}
