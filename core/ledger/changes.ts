/** The changes of publications for each home, from the entries of the ledger. */
import type { LedgerEntry, RecordEnd } from '../schema/ledger.ts'
import { daysBetween, goalIn, lastPrice, priceIn, replayMarket } from './market.ts'
import type { MarketRecord } from './market.ts'

export interface LedgerChange {
  /** ISO date. */
  readonly day: string
  readonly id: number
  readonly change: 'new' | 'cheaper' | 'dearer' | 'price' | 'hidden' | 'sold' | 'rented' | 'reopened' | 'gone'
  /** Shown prices in euro; those of a home to rent are for a month. */
  readonly from?: number
  readonly to?: number
  readonly isMonthly?: true
  /** Days on the market, of a home that was sold or let. */
  readonly days?: number
  /** How a home that is gone ended. */
  readonly end?: RecordEnd
}

/** The changes from this day on, in order. A home that left and came back on one day has not changed. */
export function changesIn(entries: readonly LedgerEntry[], since: string): readonly LedgerChange[] {
  const market = new Map<number, MarketRecord>()
  const homes = new Map<number, { kind: string; removed?: { day: string; end: string } }>()
  const changes: LedgerChange[] = []
  for (const [index, entry] of entries.entries()) {
    const before = { market: new Map(market), homes: new Map(homes) }
    replayMarket({ market, entry, isFirst: index === 0, before: homes })
    takeHomes(homes, entry)
    if (entry.day >= since)
      changes.push(...changesOf(entry, { market, before }).map((change) => withPeriod(change, homes)))
  }
  return changes
}

function withPeriod(
  change: LedgerChange,
  homes: ReadonlyMap<number, { readonly kind: string }>,
): LedgerChange {
  if (change.to === undefined || goalIn(homes.get(change.id)?.kind ?? '') !== 'rent') return change
  return { ...change, isMonthly: true }
}

function takeHomes(
  homes: Map<number, { kind: string; removed?: { day: string; end: string } }>,
  { day, homes: kinds = {}, removed = {} }: LedgerEntry,
): void {
  for (const [kind, ids] of Object.entries(kinds)) for (const id of ids) homes.set(id, { kind })
  for (const [end, ids] of Object.entries(removed))
    for (const id of ids) homes.set(id, { kind: homes.get(id)?.kind ?? '', removed: { day, end } })
}

interface Around {
  readonly market: ReadonlyMap<number, MarketRecord>
  readonly before: {
    readonly market: ReadonlyMap<number, MarketRecord>
    readonly homes: ReadonlyMap<number, { readonly removed?: object }>
  }
}

function changesOf(entry: LedgerEntry, { market, before }: Around): readonly LedgerChange[] {
  const { day } = entry
  const isNew = (id: number) => !before.homes.has(id) || before.homes.get(id)?.removed !== undefined
  const fresh = Object.values(entry.homes ?? {})
    .flat()
    .filter(isNew)
  const withPrice = (id: number): Pick<LedgerChange, 'to'> => {
    const to = lastPrice(market.get(id)) ?? null
    return to === null ? {} : { to }
  }
  const states = Object.entries(entry.states ?? {}).flatMap(([state, ids]) =>
    ids
      .filter((id) => state !== 'open' || !fresh.includes(id))
      .map((id) => stateChange(day, { id, state }, market)),
  )
  const prices = Object.entries(entry.prices ?? {}).flatMap(([text, ids]) =>
    ids
      .filter((id) => !fresh.includes(id))
      .map((id) => priceChange(day, id, [lastPrice(before.market.get(id)), priceIn(text)])),
  )
  const gone = Object.entries(entry.removed ?? {}).flatMap(([end, ids]) =>
    ids.map((id): LedgerChange => ({ day, id, change: 'gone', end: end as RecordEnd })),
  )
  return [
    ...fresh.map((id): LedgerChange => ({ day, id, change: 'new', ...withPrice(id) })),
    ...prices,
    ...states,
    ...gone,
  ]
}

function stateChange(
  day: string,
  { id, state }: { readonly id: number; readonly state: string },
  market: Around['market'],
): LedgerChange {
  if (state !== 'sold' && state !== 'rented') return { day, id, change: 'reopened' }
  const since = market.get(id)?.since ?? null
  const days = since === null ? 0 : daysBetween(since, day)
  return { day, id, change: state, ...(days > 0 && { days }) }
}

function priceChange(
  day: string,
  id: number,
  [from, to]: readonly [number | null | undefined, number | null],
): LedgerChange {
  if (to === null) return { day, id, change: 'hidden' }
  if (from === null || from === undefined) return { day, id, change: 'price', to }
  return { day, id, change: to < from ? 'cheaper' : 'dearer', from, to }
}
