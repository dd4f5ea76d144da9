/** Bytes that cost something to get, kept while there is room: what was not asked for longest goes first. */
export interface ByteCache {
  /** Made once for all who ask at the same time. What cannot be made is not kept. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>
}

/** One item takes an eighth of the room at most, so that it never drives out all others. */
export function createByteCache(room: number): ByteCache {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let used = 0
  const keep = (key: string, bytes: Uint8Array<ArrayBuffer>) => {
    if (bytes.length > room / 8) return
    kept.set(key, bytes)
    used += bytes.length
    for (const [oldest, { length }] of kept) {
      if (used <= room) return
      kept.delete(oldest)
      used -= length
    }
  }
  const made = async (key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) => {
    try {
      const bytes = await make()
      keep(key, bytes)
      return bytes
    } finally {
      making.delete(key)
    }
  }
  return {
    get: async (key, make) => {
      const bytes = kept.get(key)
      if (bytes !== undefined) {
        // A map goes through its keys in the order in which they came.
        kept.delete(key)
        kept.set(key, bytes)
        return bytes
      }
      const beingMade = making.get(key) ?? made(key, make)
      making.set(key, beingMade)
      return beingMade
    },
  }
}
