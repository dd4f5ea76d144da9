/**
 * The available homes of a list with a public price, in the order of their prices, in chunks. What stands around a price
 * depends on the chunks around it and on no other home. A chunk begins with a home whose id says so, so that chunks follow
 * from the homes and not from earlier builds.
 */
import { groupBy } from '../domain/group-by.ts'
import { beginsChunk } from '../domain/id-chunks.ts'
import { priceOf } from '../domain/money.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkedProperty } from './linked.ts'
import { isSold } from './listings.ts'

type Rules = SiteConfig['rules']

interface Priced {
  readonly id: number
  readonly price: number
}

export interface PriceChunk {
  /** The id of its first home; 0 for the chunk before all others, which may be empty. */
  readonly name: number
  readonly rows: readonly Priced[]
  readonly next: number | undefined
}

interface PriceOrder {
  readonly rows: readonly Priced[]
  readonly chunk: (name: number) => PriceChunk | undefined
  /** The chunk of a row; the first or the last for an index outside of the rows. */
  readonly chunkAt: (index: number) => PriceChunk
}

/** The price that pages show. A sold property has none, nor one whose price the agency or a marquee hides. */
export function publicPrice({ marqueeIgnoreList = [] }: Rules, linked: LinkedProperty): number | undefined {
  if (isSold(linked)) return undefined
  const price = priceOf(linked.property, marqueeIgnoreList)
  return price.kind === 'amount' ? price.amount : undefined
}

interface Orders {
  readonly all: PriceOrder
  readonly byType: ReadonlyMap<number, PriceOrder>
}

const known: ResultCache<Orders> = new WeakMap()

/** The order of a list, or of its homes of a type. It is made once, because all members share the list as one object. */
export function priceOrderOf(rules: Rules, group: readonly LinkedProperty[], type?: number): PriceOrder {
  const { all, byType } = recalled(known, [group, rules], () => ordersOf(rules, group))
  return type === undefined ? all : (byType.get(type) ?? NO_ROWS)
}

function ordersOf(rules: Rules, group: readonly LinkedProperty[]): Orders {
  const priced = group
    .flatMap((item) => {
      const price = publicPrice(rules, item)
      return price === undefined ? [] : [{ id: item.property.ID, price, types: item.types }]
    })
    .sort((left, right) => left.price - right.price || left.id - right.id)
  const byType = groupBy(priced, ({ types }) => types)
  return { all: orderOf(priced), byType: new Map([...byType].map(([type, own]) => [type, orderOf(own)])) }
}

function orderOf(items: readonly Priced[]): PriceOrder {
  const rows = items.map(({ id, price }) => ({ id, price }))
  const starts = [0, ...rows.flatMap((row, index) => (beginsChunk(row.id) ? [index] : []))]
  const nameAt = (place: number) => (place === 0 ? 0 : rows[starts[place] ?? rows.length]?.id)
  const chunks = starts.map((start, place): PriceChunk => ({
    name: nameAt(place) ?? 0,
    rows: rows.slice(start, starts[place + 1]),
    next: nameAt(place + 1),
  }))
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const places = new Uint32Array(rows.length)
  starts.forEach((start, place) => places.fill(place, start))
  const [first, last] = [chunks[0], chunks.at(-1)] as [PriceChunk, PriceChunk]
  return {
    rows,
    chunk: (name) => byName.get(name),
    chunkAt: (index) => (index < 0 ? first : (chunks[places[index] ?? chunks.length] ?? last)),
  }
}

const NO_ROWS = orderOf([])

/** The index of the first row whose price is not lower than this one. */
export function firstFrom({ rows }: PriceOrder, price: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.price ?? 0) < price) low = middle + 1
    else high = middle
  }
  return low
}
