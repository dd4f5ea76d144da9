/** Chance that repeats itself: the same seed gives the same year. */

export interface Chance {
  /** From 0 up to 1. */
  next(): number
  /** Whole, both ends included. */
  between(least: number, most: number): number
  of<Value>(values: readonly Value[]): Value
}

/** Mulberry32: plenty for a demo, nothing for secrets. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    of: (values) => {
      const value = values[between(0, values.length - 1)]
      if (value === undefined) throw new Error('nothing to choose from')
      return value
    },
  }
}
