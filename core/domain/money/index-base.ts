/**
 * The bases of the health index. An index is converted to another base by the official factors, and rounded to two
 * decimals at each step, as it is published (docs/money.md#rents).
 */
import { rounded } from './cents.ts'

/** The year whose mean is 100. */
export type IndexBase = 1996 | 2004 | 2013 | 2025

export interface Index {
  readonly value: number
  readonly base: IndexBase
}

const BASES = [1996, 2004, 2013, 2025] as const satisfies readonly IndexBase[]

/** Ten-thousandths by which an index of a base becomes one of the next. */
export const TO_NEXT = [8790, 8280, 7376] as const
const WHOLE = 10_000n

export function convertIndex({ value, base }: Index, to: IndexBase): number {
  const [start, end] = [BASES.indexOf(base), BASES.indexOf(to)]
  let hundredths = Math.round(value * 100)
  for (let at = start; at < end; at += 1) {
    hundredths = rounded({ numerator: BigInt(hundredths) * factor(at), denominator: WHOLE })
  }
  for (let at = start; at > end; at -= 1) {
    hundredths = rounded({ numerator: BigInt(hundredths) * WHOLE, denominator: factor(at - 1) })
  }
  return hundredths / 100
}

function factor(at: number): bigint {
  return BigInt(TO_NEXT[at] ?? 0)
}
