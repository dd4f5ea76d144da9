/** Sites that are built in shards and merged. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { merge } from '../../core/build/output/merge.ts'
import type { MergeOptions, MergeOutcome } from '../../core/build/output/merge.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import type { Outcome } from '../../core/build/build.ts'
import { shardFolder } from '../../core/build/output/shard.ts'
import type { Shard } from '../../core/build/output/shard.ts'
import { siteAt, testPorts } from './site.ts'
import type { TestSite } from './site.ts'

export function folderOf({ root }: TestSite, shard: Shard): string {
  return path.join(root, shardFolder(shard))
}

/** Builds a shard in a process of its own, as on another machine. */
export function buildShard(
  site: TestSite,
  shard: Shard,
  options: Partial<BuildOptions> = {},
  ports?: Partial<Ports>,
): Promise<Outcome> {
  return siteAt(site.root).build({ shard, output: folderOf(site, shard), ...options }, ports)
}

/** Builds all shards and returns their folders. */
export async function buildShards(
  site: TestSite,
  count: number,
  options: Partial<BuildOptions> = {},
): Promise<readonly string[]> {
  const shards = Array.from({ length: count }, (_, index): Shard => ({ index: index + 1, count }))
  for (const shard of shards) {
    const { ok, problems } = await buildShard(site, shard, options)
    if (!ok) throw new Error(`shard ${shard.index}: ${problems.map(({ message }) => message).join('\n')}`)
  }
  return shards.map((shard) => folderOf(site, shard))
}

export function mergeInto(
  site: TestSite,
  folders: readonly string[],
  options: Partial<MergeOptions> = {},
  ports?: Partial<Ports>,
): Promise<MergeOutcome> {
  const named = folders.map((folder) => ({ folder, shown: path.relative(path.dirname(folder), folder) }))
  const { root, output } = site
  return merge(testPorts(ports), { root, output, replaceOutput: false, folders: named, ...options })
}

/** The files beside the output that describe it: its manifest, and the hosts for its headers. */
export function memoryOf({ root }: TestSite): Readonly<Record<string, string>> {
  const folder = path.join(root, '.agency-site/manifests')
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
}
