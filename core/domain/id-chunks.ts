/**
 * Ids in chunks. Results of a chunk are made again when one of its records changes, so a change costs its chunk. The
 * ids themselves decide where a chunk begins: a new or removed record changes one chunk, or two.
 */

/** One id of so many begins a chunk; a power of two. */
const MEAN_LENGTH = 32

/** Multiplication by the golden ratio spreads consecutive ids. */
export function beginsChunk(id: number): boolean {
  return (Math.imul(id, 0x9e3779b1) >>> 16) % MEAN_LENGTH === 0
}

/** Each chunk as its ids with a space between them, in the order that is given. */
export function idChunks(ids: readonly number[]): readonly string[] {
  const chunks: string[] = []
  for (const id of ids) {
    if (chunks.length === 0 || beginsChunk(id)) chunks.push(String(id))
    else chunks[chunks.length - 1] += ` ${id}`
  }
  return chunks
}

export function idsInChunk(chunk: string): readonly number[] {
  return chunk.split(' ').map(Number)
}
