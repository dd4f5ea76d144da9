/**
 * Shards spread a build over several machines. Each plans the whole site and makes its share of the files. The name
 * of a file alone decides its shard, so shards need no coordination, and a file stays in its shard from build to
 * build.
 */
import { hashOf } from '../../system/hash.ts'
import type { SiteState } from '../advance.ts'

export interface Shard {
  /** From 1 to `count`. */
  readonly index: number
  readonly count: number
}

/** The highest number of shards, which is more than any CI allows in a matrix. */
export const MOST_SHARDS = 1000

/** `2/8`; null for anything else. */
export function parseShard(text: string): Shard | null {
  const [, first = '', second = ''] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []
  const [index, count] = [Number(first), Number(second)]
  return index >= 1 && index <= count && count <= MOST_SHARDS ? { index, count } : null
}

export function shardText({ index, count }: Shard): string {
  return `${index}/${count}`
}

/** The default folder of a shard in the site. */
export function shardFolder({ index, count }: Shard): string {
  return `${SHARDS_FOLDER}/${index}-of-${count}`
}

export const SHARDS_FOLDER = 'shards'

/** Whether the shard makes the file or picture of this name. */
export function isMadeBy({ index, count }: Shard, name: string): boolean {
  return Number.parseInt(hashOf(name).slice(0, 12), 16) % count === index - 1
}

/** The site with only the jobs of this shard. All sizes of a picture are in one shard, so it is decoded once. */
export function shareOf<Site extends Pick<SiteState, 'plan' | 'prepared'>>(site: Site, shard: Shard): Site {
  const isMine = ({ file }: { readonly file: string }) => isMadeBy(shard, file)
  const { plan, prepared } = site
  const pictureJobs = [...prepared.pictureJobs].filter(([source]) => isMadeBy(shard, source))
  return {
    ...site,
    prepared: { ...prepared, pictureJobs: new Map(pictureJobs) },
    plan: {
      ...plan,
      pages: plan.pages.filter(isMine),
      fragments: () => plan.fragments().filter(isMine),
      files: plan.files.filter(isMine),
      searchFiles: () => plan.searchFiles().filter(isMine),
    },
  }
}
