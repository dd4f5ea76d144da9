/** Exact arithmetic with money: whole cents, and fractions that are rounded once, to the nearest cent, half a cent up. */

/** Euros with at most two decimals as cents. */
export function inCents(euro: number): number {
  return Math.round(euro * 100)
}

export function inEuros(cents: number): number {
  return cents / 100
}

/** A percentage as a fraction: rates have at most three decimals, so it is a whole number of hundred-thousandths. */
export function asFraction(percent: number): Fraction {
  return { numerator: BigInt(Math.round(percent * 1000)), denominator: 100_000n }
}

/** A number of cents, or a factor. Only positive denominators. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

export function times(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  }
}

export function plus(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  }
}

export function whole(cents: number): Fraction {
  return { numerator: BigInt(cents), denominator: 1n }
}

/** The nearest whole number, half up; amounts below zero do not occur. */
export function rounded({ numerator, denominator }: Fraction): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

export function percentOf(cents: number, percent: number): number {
  return rounded(times(whole(cents), asFraction(percent)))
}
