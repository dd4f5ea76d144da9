/** A seeded random generator: the same seed gives the same year. */

export interface Chance {
  /** At least 0 and less than 1. */
  next(): number
  /** A whole number; both ends are inclusive. */
  between(least: number, most: number): number
  of<Value>(values: readonly Value[]): Value
}

/** The generator Mulberry32, which is good enough for a demo and must not be used for secrets. */
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
