/**
 * The fee of the notary without VAT: a fixed part, and a rate for each slice of the amount (royal decree of 1950-12-16,
 * annex; docs/money.md#notary).
 */
import { asFraction, inCents, inEuros, plus, rounded, times, whole } from './cents.ts'

/**
 * J: purchase. Jbis: purchase of the only own home. G and Gbis: mortgage credit for other purchases and for the only own
 * home.
 */
export type ScaleName = 'J' | 'Jbis' | 'G' | 'Gbis'

export interface Scale {
  /** Euros. */
  readonly fixed: number
  /** The end of a slice in euros, and its rate in per cent. The last slice has no end. */
  readonly slices: readonly (readonly [end: number | null, percent: number])[]
  /** Small amounts have a lower fee. */
  readonly low?: { readonly upTo: number; readonly off: number }
}

/** Euros; the fee is rounded once. */
export function notaryFee(amount: number, { fixed, slices, low }: Scale): number {
  const cents = inCents(amount)
  if (cents <= 0) return 0
  let start = 0
  let fee = whole(inCents(fixed))
  for (const [end, percent] of slices) {
    const stop = end === null ? cents : Math.min(cents, inCents(end))
    if (stop > start) fee = plus(fee, times(whole(stop - start), asFraction(percent)))
    start = Math.max(start, stop)
  }
  const off = low && cents <= inCents(low.upTo) ? inCents(low.off) : 0
  return inEuros(Math.max(rounded(fee) - off, 0))
}
