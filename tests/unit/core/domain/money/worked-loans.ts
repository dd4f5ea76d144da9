/**
 * Loans worked out before the calculators were written, with an arbitrary-precision calculator: the monthly rate is
 * (1 + i)^(1/12) − 1 or typed, the instalment C × r / (1 − (1 + r)^−n), the interest n × the unrounded instalment − C.
 */
import type { Rate } from '../../../../../core/domain/money/loan.ts'

interface WorkedLoan {
  readonly capital: number
  readonly months: number
  readonly rate: Rate
  readonly steps: string
  readonly instalment: number
  readonly interest: number
}

export const WORKED_LOANS: readonly WorkedLoan[] = [
  loan([200_000, 300, { yearly: 3 }], 'r = 0.24662697723 %; 944.217482877', [944.22, 83_265.24]),
  loan([250_000, 240, { yearly: 3.5 }], 'r = 0.28708987191 %; 1,442.853751495', [1442.85, 96_284.9]),
  loan([150_000, 360, { yearly: 4.5 }], '752.007396626', [752.01, 120_722.66]),
  // Over a whole year, (1 + r)^12 is 1.1: 1,000 × 0.0079741404289 / (1 − 1 / 1.1).
  loan([1000, 12, { yearly: 10 }], '7.9741404289 / 0.0909090909 = 87.715544718', [87.72, 52.59]),
  loan([1000, 1, { yearly: 12 }], '1,000 × 1.00948879293', [1009.49, 9.49]),
  loan([1000, 12, { monthly: 0.5 }], '1,000 × 0.005 / (1 − 1.005^−12) = 86.06642971', [86.07, 32.8]),
  loan([168_750, 300, { monthly: 0.282 }], '834.340370202', [834.34, 81_552.11]),
  loan([100_000, 240, { monthly: 0.149 }], '495.904487985', [495.9, 19_017.08]),
  loan([120_000, 240, { yearly: 0 }], 'without interest: 120,000 / 240', [500, 0]),
  loan([100_000, 7, { monthly: 0 }], 'without interest: 100,000 / 7 = 14,285.714', [14_285.71, 0]),
]

function loan(
  [capital, months, rate]: readonly [number, number, Rate],
  steps: string,
  [instalment, interest]: readonly [number, number],
): WorkedLoan {
  return { capital, months, rate, steps, instalment, interest }
}
