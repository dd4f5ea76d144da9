/** The changes of homes since the last publication. */
import { filtered, indexed, valuesByKey } from '../../domain/incremental-lists.ts'
import type { Filtered, Indexed } from '../../domain/incremental-lists.ts'
import { mapped } from '../../domain/mapped.ts'
import type { Mapped } from '../../domain/mapped.ts'
import { priceOf } from '../../domain/money.ts'
import type { StockChange } from '../../domain/stock-change.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import type { RecordState } from '../../schema/ledger.ts'
import type { LinkedProperty, LinkedSite } from '../../site/linked.ts'
import { hasAddress, publishedHome } from '../../site/published-addresses.ts'
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

/** The stock of a site, with the step in which it was made. */
export interface SiteStock {
  readonly withPage: Filtered<LinkedProperty>
  readonly byId: Indexed<number, LinkedProperty>
  readonly rows: Mapped<LinkedProperty, StockHome>
  readonly homes: Stock
}

export function stockOf({ properties, config }: LinkedSite, before?: SiteStock): SiteStock {
  const withPage = filtered(properties, hasAddress, before?.withPage)
  const byId = indexed(withPage.list, ({ property }) => property.ID, before?.byId)
  const rows = mapped(withPage.list, {
    make: (linked) => stockHome(config, linked),
    around: [config.rules],
    before: before?.rows,
  })
  return { withPage, byId, rows, homes: valuesByKey(byId, rows.results) }
}

function stockHome(config: LinkedSite['config'], linked: LinkedProperty): StockHome {
  const price = priceOf(linked.property, config.rules)
  const shown = price.kind === 'amount' ? price.amount : null
  return { state: publishedHome({ config }, linked).state, price: shown, hash: linked.facts.hash }
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
    const known = before.get(id)
    if (known === home) continue
    const change = changeOf(known, home)
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
