/** The offer of a home after the publication that is being made. */
import { EMPTY_LEDGER, entryFor } from './ledger.ts'
import type { LedgerRecord, Past, Published, PublishedRecord } from './ledger.ts'
import { lastPrice, replayMarket } from './market.ts'
import type { MarketRecord } from './market.ts'

/** The offer of a home as the ledger has it after the publication of today. */
export function marketAfter(
  { ledger, today }: Past,
  id: number,
  published: PublishedRecord,
): MarketRecord | undefined {
  const home = ledger.homes.get(id)
  const known = ledger.market.get(id)
  if (home !== undefined && isAsBefore(published, home, known)) return known
  const homes = new Map(home === undefined ? [] : [[id, home]])
  const market = new Map(known === undefined ? [] : [[id, known]])
  const entry = entryFor(
    { ledger: { ...EMPTY_LEDGER, homes, market }, today },
    { ...NOTHING_PUBLISHED, homes: new Map([[id, published]]) },
  )
  if (entry !== null) replayMarket({ market, entry, isFirst: ledger.lastDay === null, before: homes })
  return market.get(id)
}

/** Whether the publication adds nothing about the home, as is so for most homes. */
function isAsBefore(
  { kind, state, price }: PublishedRecord,
  home: LedgerRecord,
  market: MarketRecord | undefined,
): boolean {
  const isPriced = price === undefined || price === (lastPrice(market) ?? null)
  return isPriced && home.removed === undefined && home.kind === kind && home.state === state
}

const NOTHING_PUBLISHED: Published = {
  homes: new Map(),
  withdrawn: new Set(),
  projects: new Map(),
  addresses: new Map(),
  pages: new Map(),
  patterns: [],
}
