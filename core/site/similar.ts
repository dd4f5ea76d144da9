import { SIMILAR_ITEMS } from '../domain/layout.ts'

/** Homes around a price. Each read of a row is a dependency on it. */
export interface PricesAround {
  /** The index of the first row with at least this price. */
  readonly from: (price: number) => number
  readonly row: (index: number) => { readonly id: number; readonly price: number } | undefined
}

/** The homes among which similar ones are searched: those of its type, in its town and everywhere. */
interface Candidates {
  readonly inTown: () => PricesAround
  readonly sameType: () => PricesAround
  /** Ids of the first available homes of the type, as they are listed: one more than there are similar homes. */
  readonly firstOfType: () => readonly number[]
}

interface Subject {
  readonly id: number
  readonly price: number | undefined
}

/**
 * The ids of available properties of the same goal and type group, those in the same town first, then the nearest in
 * price. A price that is not shown is not compared, because the order would reveal it.
 */
export function similarAmong(candidates: Candidates, { id, price }: Subject): readonly number[] {
  const near = new Set<number>()
  const add = (ids: readonly number[]) => {
    for (const other of ids) if (near.size < SIMILAR_ITEMS && other !== id) near.add(other)
  }
  if (price !== undefined) {
    add(nearest(candidates.inTown(), id, price))
    if (near.size < SIMILAR_ITEMS) add(nearest(candidates.sameType(), id, price))
  }
  if (near.size < SIMILAR_ITEMS) add(candidates.firstOfType())
  return [...near]
}

/** The nearest in price. The search goes outwards from the price of the subject. */
function nearest({ from, row }: PricesAround, subject: number, price: number): readonly number[] {
  let above = from(price)
  let below = above - 1
  const found: number[] = []
  while (found.length < SIMILAR_ITEMS) {
    const down = row(below)
    const up = row(above)
    if (down === undefined && up === undefined) break
    // The distance is a ratio: 200,000 is as far from 100,000 as 50,000 is.
    const takeUp = up !== undefined && (down === undefined || up.price * down.price <= price * price)
    const { id } = (takeUp ? up : down) as { readonly id: number }
    if (takeUp) above++
    else below--
    if (id !== subject) found.push(id)
  }
  return found
}
