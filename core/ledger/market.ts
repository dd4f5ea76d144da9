/**
 * The publications of each home over time: the day since which it is on offer, and its prices. A price that the site
 * does not show is never in the ledger.
 */
import type { Changeable } from '../domain/changeable.ts'
import type { LedgerEntry } from '../schema/ledger.ts'

export interface ShownPrice {
  /** ISO date. */
  readonly day: string
  /** Null if the home shows none from that day on. */
  readonly price: number | null
}

/** One offer of a home, up to now. */
export interface MarketRecord {
  /** The first day of the offer; null if the ledger begins with it, because it may be older. */
  readonly since: string | null
  /** Oldest first. */
  readonly prices: readonly ShownPrice[]
  /** The day on which it was sold or let. */
  readonly closed?: { readonly day: string; readonly state: 'sold' | 'rented' }
}

export type Market = ReadonlyMap<number, MarketRecord>

/** A home as it was before an entry. */
interface Before {
  readonly kind: string
  readonly removed?: { readonly day: string; readonly end: string }
}

interface Replay {
  readonly market: Pick<Changeable<number, MarketRecord>, 'get' | 'has' | 'set'>
  readonly entry: LedgerEntry
  /** Whether it is the first entry of the ledger. */
  readonly isFirst: boolean
  readonly before: { get(id: number): Before | undefined }
}

/** A home that comes back within so many days was left out by mistake. */
const SAME_OFFER_DAYS = 31
const DAY_MS = 86_400_000

/** Applies an entry; `before` are the homes without it. */
export function replayMarket({ market, entry, isFirst, before }: Replay): void {
  const { day } = entry
  const recordOf = (id: number): MarketRecord => market.get(id) ?? { since: null, prices: [] }
  for (const [kind, ids] of Object.entries(entry.homes ?? {}))
    for (const id of ids)
      if (!market.has(id) || isNewOffer(before.get(id), kind, day)) {
        // An equal price is not in the entry again.
        const price = lastPrice(market.get(id)) ?? null
        market.set(id, { since: isFirst ? null : day, prices: price === null ? [] : [{ day, price }] })
      }
  for (const [state, ids] of Object.entries(entry.states ?? {}) as [string, readonly number[]][])
    for (const id of ids) {
      const { closed: _, ...open } = recordOf(id)
      market.set(id, state === 'sold' || state === 'rented' ? { ...open, closed: { day, state } } : open)
    }
  for (const [text, ids] of Object.entries(entry.prices ?? {}))
    for (const id of ids) {
      const record = recordOf(id)
      const earlier = record.prices.filter((each) => each.day !== day)
      market.set(id, { ...record, prices: [...earlier, { day, price: priceIn(text) }] })
    }
}

/** A home that comes back, or that is let instead of sold, begins anew. */
function isNewOffer(before: Before | undefined, kind: string, day: string): boolean {
  if (before === undefined) return true
  const { removed } = before
  if (goalIn(before.kind) !== goalIn(kind)) return true
  if (removed === undefined) return false
  return isEnd(removed.end) || daysBetween(removed.day, day) > SAME_OFFER_DAYS
}

function isEnd(end: string): boolean {
  return end === 'sold' || end === 'rented'
}

/** `sale` or `rent`, in a kind of the ledger. */
export function goalIn(kind: string): string | undefined {
  return kind.split(' ', 1)[0]
}

export function priceText(price: number | null): string {
  return price === null ? '-' : String(price)
}

export function priceIn(text: string): number | null {
  return text === '-' ? null : Number(text)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** The price that a record shows last; undefined if none was ever recorded. */
export function lastPrice(record: MarketRecord | undefined): number | null | undefined {
  return record?.prices.at(-1)?.price
}
