/**
 * Instalments of a mortgage credit. The rate of a month is the equivalent of the yearly rate, and never a twelfth of it
 * (Code of economic law, art. I.9, 44° and VII.142). Lenders fix the monthly rate and print a rounded yearly one, so
 * either can be given.
 */

export type Rate = { readonly yearly: number } | { readonly monthly: number }

/** The equivalent rate of one of `periods` periods in a year, in per cent. */
export function periodicRate(yearlyPercent: number, periods: number): number {
  return Math.expm1(Math.log1p(yearlyPercent / 100) / periods) * 100
}

/** The yearly rate of a rate for one of `periods` periods, in per cent. */
export function yearlyRate(periodicPercent: number, periods: number): number {
  return Math.expm1(Math.log1p(periodicPercent / 100) * periods) * 100
}

export function monthlyRate(rate: Rate): number {
  return 'monthly' in rate ? rate.monthly : periodicRate(rate.yearly, 12)
}

interface Loan {
  /** Euros. */
  readonly capital: number
  readonly months: number
  readonly rate: Rate
}

/** Euros: a constant instalment to the cent, and the interest that follows from the unrounded instalment. */
interface Repayment {
  readonly instalment: number
  readonly interest: number
  readonly total: number
}

export function repayment({ capital, months, rate }: Loan): Repayment {
  const monthly = monthlyRate(rate) / 100
  const factor = monthly === 0 ? 1 / months : monthly / -Math.expm1(-months * Math.log1p(monthly))
  const instalment = capital * factor
  const total = toCents(instalment * months)
  return { instalment: toCents(instalment), interest: toCents(total - capital), total }
}

function toCents(euro: number): number {
  return Math.round(euro * 100) / 100
}
