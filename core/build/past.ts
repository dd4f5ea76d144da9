/** The ledger in a build, which reads it before the plan and adds to it when the site is published. */
import path from 'node:path'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { entryFor } from '../ledger/ledger.ts'
import type { Past } from '../ledger/ledger.ts'
import { appendEntry, isLedger, NO_LEDGER, readLedger, sealOf } from '../ledger/ledger-files.ts'
import type { LedgerRead } from '../ledger/ledger-files.ts'
import { ledgerFolder, ledgerStamp } from '../ledger/ledger-folder.ts'
import type { LedgerEntry } from '../schema/ledger.ts'
import { pointAtConfig } from '../site/records.ts'
import type { LinkedSite } from '../site/linked.ts'
import { StageFailure } from './environment.ts'
import { takeLock } from './output/lock.ts'
import type { Places } from './output/output.ts'
import type { BuildOptions, Ports } from './ports.ts'

export interface ReadPast extends Past, LedgerRead {
  /** The stamp of the files. Files with the same stamp are not read again. */
  readonly stamp: string
}

/** Throws if the ledger differs from what was written. */
export async function readPast(
  { files }: Pick<Ports, 'files'>,
  { root, today }: { readonly root: string; readonly today: string },
  before?: ReadPast,
): Promise<ReadPast> {
  const folder = ledgerFolder(root)
  const stamp = await ledgerStamp(files, folder)
  if (before?.stamp === stamp) return { ...before, today }
  const read = await readLedger(files, folder, before)
  if (read !== null && !isLedger(read)) throw new StageFailure([read])
  return { ...(read ?? NO_LEDGER), stamp, today }
}

/** A site that was published before needs its ledger, or the option that starts a new one. */
export function missingLedger(
  { config }: LinkedSite,
  { seal }: ReadPast,
  { newLedger = false }: Pick<BuildOptions, 'newLedger'>,
): readonly Problem[] {
  if (config.site.published !== true || seal !== '' || newLedger) return []
  return [problem('AS7301', {}, { at: [pointAtConfig('site', 'published')] })]
}

/** The entry that the publication of the site adds. */
export function publicationOf(site: LinkedSite, past: Past): LedgerEntry | null {
  return entryFor(past, site.published)
}

export interface Publication {
  /** The ledger as the build read it. */
  readonly past: ReadPast
  /** The entry to add to the current ledger. */
  readonly entry: (ledger: LedgerRead) => LedgerEntry | null
  readonly publish: () => Promise<void>
}

/**
 * Publishes, and then adds the entry. Only one build at a time does so, for all outputs of the site. A build that
 * fails before leaves the ledger unchanged. If a build is killed between the two, the next one adds the entry,
 * because entries follow from the ledger and the site alone.
 */
export async function recordPublication(
  ports: Ports,
  { root, work }: Places,
  { past, entry, publish }: Publication,
): Promise<void> {
  const { files } = ports
  const { value: lock } = await takeLock({ ...ports, file: path.join(work, 'ledger.lock') })
  try {
    const before = await readPast(ports, { root, today: past.today }, past)
    const added = entry(before)
    await publish()
    if (added !== null) await appendEntry(files, ledgerFolder(root), { entry: added, after: before.seal })
  } finally {
    await lock.release()
  }
}

/**
 * An entry that another machine made for the same ledger; null if the ledger contains it already. Throws if the
 * ledger is another one.
 */
export function entryBehind(
  { seal }: Pick<LedgerRead, 'seal'>,
  { after, entry }: { readonly after: string; readonly entry: LedgerEntry | null },
): LedgerEntry | null {
  if (seal === after) return entry
  if (entry !== null && seal === sealOf(after, JSON.stringify(entry))) return null
  throw new StageFailure([problem('AS7304', {})])
}
