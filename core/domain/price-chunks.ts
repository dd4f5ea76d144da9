/**
 * Prices in their order, in chunks. What stands around a price depends on the chunks around it and on no other home. A chunk
 * begins with a home whose id says so, so that chunks follow from the homes and not from earlier builds.
 */
import { beginsChunk } from './id-chunks.ts'

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

export interface PriceOrder {
  readonly rows: readonly Priced[]
  readonly chunk: (name: number) => PriceChunk | undefined
  /** The chunk of a row; the first or the last for an index outside of the rows. */
  readonly chunkAt: (index: number) => PriceChunk
}

export function inPriceChunks(items: readonly Priced[]): PriceOrder {
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
