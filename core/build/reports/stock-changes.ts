/** What became of the homes since the last publication. */
import { priceOf } from '../../domain/money.ts'
import type { StockChange } from '../../domain/stock-change.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { RecordState } from '../../schema/ledger.ts'
import type { LinkedSite } from '../../site/linked.ts'
import { factsOf } from '../../site/property-facts.ts'
import type { Hash } from '../../system/hash.ts'

/** A home as it was published. */
export interface StockHome {
  readonly state: RecordState
  /** The price that visitors see; null if they see none, undefined if it is not known any more. */
  readonly price?: number | null
  /** Of the record; undefined if it is not known any more. */
  readonly hash?: Hash
}

export type Stock = ReadonlyMap<number, StockHome>

/** Ids of homes. Each home has its most important change only; a change of no home is absent. */
export type StockChanges = Readonly<Partial<Record<StockChange, readonly number[]>>>

export function stockOf(site: LinkedSite): Stock {
  const { homes } = site.published
  const hidden = site.config.rules.marqueeIgnoreList ?? []
  const stock = new Map<number, StockHome>()
  for (const { property } of site.properties) {
    const state = homes.get(property.ID)?.state
    if (state === undefined) continue
    const price = priceOf(property, hidden)
    const shown = price.kind === 'amount' ? price.amount : null
    stock.set(property.ID, { state, price: shown, hash: factsOf(property).hash })
  }
  return stock
}

/** The homes of the last publication, as far as the ledger has them: their states. */
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
