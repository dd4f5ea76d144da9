/** The changes of homes since the last publication. */
import { priceOf } from '../../domain/money.ts'
import type { StockChange } from '../../domain/stock-change.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { RecordState } from '../../schema/ledger.ts'
import type { LinkedSite } from '../../site/linked.ts'
import type { Hash } from '../../system/hash.ts'

/** A home as it was published. */
export interface StockHome {
  readonly state: RecordState
  /** The price that visitors see. Null if they see none, undefined if it is unknown. */
  readonly price?: number | null
  /** The hash of the record; undefined if it is unknown. */
  readonly hash?: Hash
}

export type Stock = ReadonlyMap<number, StockHome>

/**
 * The ids of homes by change. A home is only in the list of its most important change, and a change without homes is
 * absent.
 */
export type StockChanges = Readonly<Partial<Record<StockChange, readonly number[]>>>

export function stockOf(site: LinkedSite): Stock {
  const { homes } = site.published
  const hidden = site.config.rules.marqueeIgnoreList ?? []
  const stock = new Map<number, StockHome>()
  for (const { property, facts } of site.properties) {
    const state = homes.get(property.ID)?.state
    if (state === undefined) continue
    const price = priceOf(property, hidden)
    const shown = price.kind === 'amount' ? price.amount : null
    stock.set(property.ID, { state, price: shown, hash: facts.hash })
  }
  return stock
}

/** The homes of the last publication with the data that the ledger has: their states. */
export function stockInLedger({ homes }: Pick<Ledger, 'homes'>): Stock {
  const present = [...homes].filter(([, { removed }]) => removed === undefined)
  return new Map(present.map(([id, { state }]) => [id, { state }]))
}

export function stockChanges(before: Stock, now: Stock): StockChanges {
  const changes: Partial<Record<StockChange, number[]>> = {}
  const add = (change: StockChange, id: number) => (changes[change] ??= []).push(id)
  for (const [id, home] of now) {
    const change = changeOf(before.get(id), home)
    if (change !== null) add(change, id)
  }
  for (const id of before.keys()) if (!now.has(id)) add('gone', id)
  return changes
}

function changeOf(before: StockHome | undefined, now: StockHome): StockChange | null {
  if (before === undefined) return 'new'
  if (before.state !== now.state) return now.state === 'open' ? 'reopened' : now.state
  const [old, price] = [before.price ?? null, now.price ?? null]
  if (old !== null && price !== null && old !== price) return price < old ? 'cheaper' : 'dearer'
  return before.hash === undefined || before.hash === now.hash ? null : 'edited'
}
