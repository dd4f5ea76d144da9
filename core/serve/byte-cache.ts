/** A cache of bytes that are costly to produce. When it is full, the least recently used entry is removed. */
export interface ByteCache {
  /** Concurrent requests for a key share one call of `make`. A failure is not cached. */
  get(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>>
}

/** An item takes an eighth of the room at most, so that it never removes all others. */
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
        // A map iterates over its keys in the order of insertion.
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
