/**
 * The allowed places of the cache folder, and the mark that identifies it. The mark is a cache directory tag
 * (bford.info/cachedir), so backup programs skip the folder.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { isJunkName } from '../../paths/junk.ts'
import { protectionOf } from '../../paths/protected-folder.ts'
import { readIfThere } from '../../system/files.ts'
import type { Files } from '../../system/files.ts'
import { isInside } from '../../system/paths.ts'
import { isSystemError } from '../environment.ts'
import { realPathOf } from '../output/output.ts'
import type { BuildOptions } from '../ports.ts'

export const TAG_NAME = 'CACHEDIR.TAG'

const SIGNATURE = 'Signature: 8a477f597d28d172789f06886806bc55'
const TAG = `${SIGNATURE}\n# This is a cache of agency-site. Everything in it can be made again: agency-site cache clear\n`
const OWNER = '# This is a cache of agency-site.'

type CacheOptions = Pick<BuildOptions, 'root' | 'cache'>

/** Folders of sources, and folders whose files must be kept. */
const CLOSED = ['content', 'site-config', 'templates', '.git']

/** The problem that prevents the use of the folder as the cache, or null. */
export async function cacheFolderProblem(
  files: Files,
  { root, cache }: CacheOptions,
): Promise<Problem | null> {
  const refused = (why: string) => problem('AS7011', { folder: cache, why })
  const stat = await files.stat(cache)
  if (stat !== null && !stat.isDirectory && !stat.isSymbolicLink) return refused('it is a file')
  const [realCache, realRoot] = [await realPathOf(files, cache), await realPathOf(files, root)]
  if (isInside(realCache, realRoot))
    return refused(realCache === realRoot ? 'it is the site itself' : 'it contains the site')
  for (const source of CLOSED)
    if (isInside(await realPathOf(files, path.join(root, source)), realCache))
      return refused(`it is inside ${source}/`)
  const protection = protectionOf(realCache)
  return protection === null ? null : refused(protection)
}

/** The problem that prevents removals from the folder, or null. A folder that does not exist needs no mark. */
export async function unmarkedCacheProblem(
  files: Files,
  { root, cache }: CacheOptions,
): Promise<Problem | null> {
  if (path.resolve(cache) === path.join(root, '.agency-site', 'cache')) return null
  if ((await files.stat(cache)) === null || (await isMarked(files, cache))) return null
  if ((await files.list(cache)).length === 0) return null
  return problem('AS7011', { folder: cache, why: `it has no ${TAG_NAME} of agency-site` })
}

async function isMarked(files: Files, cache: string): Promise<boolean> {
  const text = await readIfThere(files, path.join(cache, TAG_NAME))
  return text !== null && text.startsWith(SIGNATURE) && text.includes(OWNER)
}

/** Marks a new cache, or one of an earlier version. A folder with files of other programs is not marked. */
export async function markCache(
  files: Files,
  cache: string,
  isOwnName: (name: string) => boolean,
): Promise<void> {
  try {
    const names = (await files.stat(cache)) === null ? [] : await files.list(cache)
    if (names.includes(TAG_NAME) || !names.every((name) => isOwnName(name) || isJunkName(name))) return
    await files.writeAtomic(path.join(cache, TAG_NAME), TAG)
  } catch (error) {
    // A cache that cannot be written is reported by the writer of the next entry.
    if (!isSystemError(error)) throw error
  }
}
