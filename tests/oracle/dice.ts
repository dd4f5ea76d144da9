/** Random choices that a seed repeats. */
import { seeded } from '../support/busy-site.ts'

export interface Dice {
  /** A whole number from 0, below the limit. */
  number(below: number): number
  pick<T>(all: readonly T[]): T
  /** Each with its weight. */
  weighted<T>(all: readonly (readonly [number, T])[]): T
}

export function diceOf(seed: number): Dice {
  const random = seeded(seed)
  // The first numbers of neighbouring seeds are alike.
  for (let skipped = 0; skipped < 8; skipped++) random()
  const number = (below: number) => Math.floor(random() * below)
  const pick: Dice['pick'] = (all) => all[number(all.length)] as (typeof all)[number]
  return {
    number,
    pick,
    weighted: (all) => pick(all.flatMap(([weight, value]) => Array.from({ length: weight }, () => value))),
  }
}
