/** Guards against incomplete exports: a stock that shrinks suddenly is rarely a sale of half of the homes. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Past } from '../../ledger/ledger.ts'
import type { LinkedSite } from '../../site/linked.ts'
import type { BuildOptions } from '../ports.ts'

/** The default of `leastStock` in site-config/imports.json, in per cent of the homes of the last publication. */
const LEAST_STOCK = 70

/** A small stock may lose one or two homes on any day. */
const FEW_HOMES = 2

/** Compares the homes of the site with those of the last publication, whose ids are in the ledger. */
export function collapsedStock(
  site: LinkedSite,
  { ledger }: Pick<Past, 'ledger'>,
  { acceptFewer = false }: Pick<BuildOptions, 'acceptFewer'>,
): readonly Problem[] {
  if (acceptFewer) return []
  const before = [...ledger.homes.values()].filter(({ removed }) => removed === undefined).length
  const now = site.published.homes.size
  const percent = site.config.imports?.leastStock ?? LEAST_STOCK
  const isNone = now === 0 && before > 0
  const isFew = now * 100 < before * percent && before - now > FEW_HOMES
  return percent > 0 && (isNone || isFew) ? [problem('AS9301', { now, before, percent })] : []
}
