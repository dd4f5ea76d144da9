/** The commands for the cache: show its content, verify it and prune it. */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { cacheFolderProblem, TAG_NAME, unmarkedCacheProblem } from './cache-folder.ts'
import { AREAS, bytesOf, readCache } from './cache-contents.ts'
import type { Area, CacheContents } from './cache-contents.ts'
import { cacheUseOf, forgetSources, itemsToPrune, removeItems } from './cache-prune.ts'
import type { CacheUse, PruneLimits } from './cache-prune.ts'
import { verifyCache } from './cache-verify.ts'
import { placesOf } from '../output/output.ts'
import { forgetFacts } from '../sources/facts-cache.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import { problemsBehind, underLock } from '../session.ts'

export interface AreaSize {
  readonly area: Area
  readonly items: number
  readonly bytes: number
  /** The bytes that a build of the current site would use; null if errors of the site prevent an answer. */
  readonly usedBytes: number | null
}

export interface CacheReport {
  readonly areas: readonly AreaSize[]
  readonly bytes: number
  /** The number of files that this version of agency-site did not write. No command changes them. */
  readonly foreignFiles: number
  readonly removed: { readonly items: number; readonly bytes: number }
}

export interface CacheOutcome {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  readonly report: CacheReport | null
}

const NOTHING = { items: 0, bytes: 0 }

export function cacheInfo(ports: Ports, options: BuildOptions): Promise<CacheOutcome> {
  return guarded(ports, options, async () => {
    const { use } = await cacheUseOf(ports, options)
    const report = reportOf(await readCache(ports.files, options.cache), use, NOTHING)
    return { ok: true, problems: [], report }
  })
}

export function cacheVerify(ports: Ports, options: BuildOptions): Promise<CacheOutcome> {
  return guarded(ports, options, async () => {
    const contents = await readCache(ports.files, options.cache)
    const problems = await verifyCache(ports.files, options.cache, contents)
    return { ok: problems.length === 0, problems, report: reportOf(contents, null, NOTHING) }
  })
}

export function cachePrune(
  ports: Ports,
  options: BuildOptions,
  limits: Omit<PruneLimits, 'now'>,
): Promise<CacheOutcome> {
  const { files } = ports
  const { cache: folder, root } = options
  return guarded(ports, options, () =>
    locked(ports, options, async () => {
      const { use, problems } = await cacheUseOf(ports, options)
      if (use === null) return { ok: false, problems: [...problems, problem('AS7202', {})], report: null }
      const now = ports.now()
      const contents = await readCache(files, folder)
      const gone = itemsToPrune(contents, use, { ...limits, now })
      const bytes = await removeItems(files, { folder, contents, gone, now })
      await forgetSources(files, folder, { root, use })
      await forgetFacts(files, folder, use.records)
      const removed = { items: gone.length, bytes }
      return { ok: true, problems: [], report: reportOf(await readCache(files, folder), use, removed) }
    }),
  )
}

export function cacheClear(ports: Ports, options: BuildOptions): Promise<CacheOutcome> {
  const { files } = ports
  const { cache: folder } = options
  return guarded(ports, options, () =>
    locked(ports, options, async () => {
      const { items, notes, unfinished, foreign } = await readCache(files, folder)
      const names = [...notes, ...unfinished].map(({ name }) => name)
      for (const name of [...names, ...items.flatMap((item) => item.files)])
        await files.remove(path.join(folder, name))
      const folders = items.filter(({ files }) => files.every((file) => file.split('/').length > 2))
      if (foreign.length === 0) await files.remove(path.join(folder, TAG_NAME))
      for (const name of [...folders.map(({ name }) => name), ...AREAS, ''])
        await files.removeEmpty(path.join(folder, name))
      const removed = { items: items.length, bytes: bytesOf([...items, ...notes, ...unfinished]) }
      return { ok: true, problems: [], report: reportOf(await readCache(files, folder), null, removed) }
    }),
  )
}

function reportOf(
  { items, notes, unfinished, foreign }: CacheContents,
  use: CacheUse | null,
  removed: CacheReport['removed'],
): CacheReport {
  const areas = AREAS.map((area): AreaSize => {
    const all = items.filter((item) => item.area === area)
    const used = use === null ? null : bytesOf(all.filter(({ name }) => use.items.has(name)))
    return { area, items: all.length, bytes: bytesOf(all), usedBytes: used }
  })
  const bytes = bytesOf([...items, ...notes, ...unfinished])
  return { areas, bytes, foreignFiles: foreign.length, removed }
}

/**
 * Runs while no build into the output of this site does. A build of another output that shares the cache makes
 * missing entries again.
 */
async function locked(
  ports: Ports,
  options: BuildOptions,
  work: () => Promise<CacheOutcome>,
): Promise<CacheOutcome> {
  const { root, output } = options
  const refused =
    (await cacheFolderProblem(ports.files, options)) ?? (await unmarkedCacheProblem(ports.files, options))
  if (refused !== null) return { ok: false, problems: [refused], report: null }
  return underLock(ports, placesOf(root, output), work)
}

async function guarded(
  ports: Ports,
  { root, output, cache }: BuildOptions,
  work: () => Promise<CacheOutcome>,
): Promise<CacheOutcome> {
  try {
    return await work()
  } catch (error) {
    const places = placesOf(root, output, cache)
    return { ok: false, problems: await problemsBehind(error, ports, { places, staged: 0 }), report: null }
  }
}
