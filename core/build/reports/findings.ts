/** Collects the summary of a build for its agency: changed homes, limits of the host and the next due date. */
import { nextDue } from '../../site/due-date.ts'
import type { NextChange } from '../../site/schedule.ts'
import type { SiteState } from '../advance.ts'
import { hostUse } from '../output/host-files.ts'
import { keepStock, lastStock } from '../imports/last-stock.ts'
import type { Manifest } from '../output/manifest.ts'
import type { Places } from '../output/output.ts'
import type { BuildOptions, Ports } from '../ports.ts'
import type { Findings } from './report.ts'
import { stockChanges, stockInLedger } from './stock-changes.ts'
import type { SiteStock } from './stock-changes.ts'

interface Publication {
  readonly site: SiteState
  readonly places: Places
  readonly manifest: Manifest
  readonly next: NextChange | null
  readonly stock: SiteStock
  readonly before: SiteStock | undefined
}

/** A shard is not a publication. `before` is the stock of the last publication, if this process made it. */
export async function findingsOf(
  { files }: Pick<Ports, 'files'>,
  { shard, target }: BuildOptions,
  { site, places, manifest, next, stock: { homes: stock }, before: known }: Publication,
): Promise<Findings> {
  const { prepared, past } = site
  const nextChange = next && { at: new Date(next.at).toISOString(), what: next.what }
  const due = nextDue(prepared.site.config, past)
  const found = { homes: stock.size, due, nextChange }
  if (shard !== undefined) return { ...found, changes: null, hostUse: [] }
  const { ledger } = past
  const before =
    known?.homes ??
    (await lastStock(files, places)) ??
    (ledger.lastDay === null ? null : stockInLedger(ledger))
  await keepStock(files, places, stock)
  return {
    ...found,
    changes: before === null ? null : stockChanges(before, stock),
    hostUse: hostUse(site, { manifest, target }),
  }
}
