/**
 * Registration duty on the sale of a home or land in the three regions (docs/money.md#registration-duty). The rules of a
 * day are plain numbers, so the browser can compute with those that the build put into the page.
 */
import { asFraction, inCents, inEuros, percentOf, plus, rounded, times, whole } from './cents.ts'
import type { Fraction } from './cents.ts'

/** The buyer and the object, as far as they change the duty. */
export type Buyer = 'other' | 'only-own-home' | 'renovation' | 'monument' | 'social' | 'farmland'

export interface Sale {
  /** Euros: the price and the charges, not less than the market value. */
  readonly price: number
  readonly buyer: Buyer
  /** Building land without a building. */
  readonly land?: boolean
  /** Flanders: a core city or the rim of Brussels. */
  readonly coreCity?: boolean
  /** Brussels: energy classes that a renovation gains. */
  readonly jumps?: number
  /** Brussels until 2016: the zone of a higher abatement. */
  readonly zone?: boolean
}

/** Rates in per cent and amounts in euros. Values that a region does not have are absent. */
export interface DutyRules {
  readonly ordinary: number
  readonly rates: Readonly<Partial<Record<Exclude<Buyer, 'other'>, number>>>
  /** Whether the rate of the only own home holds for building land. */
  readonly ownHomeOnLand?: boolean
  readonly modest?: { readonly reduction: number; readonly limit: number; readonly coreLimit: number }
  readonly abatement?: Abatement
  readonly landAbatement?: Abatement
  readonly jump?: { readonly amount: number; readonly fewest: number }
  readonly smallest?: number
}

/** A part of the price without duty. */
export interface Abatement {
  readonly amount: number
  /** In the zone of a higher abatement. */
  readonly zone?: number
  /** A higher price has no abatement. */
  readonly ceiling?: number
  /** Between two prices the abatement falls evenly to the lowest. */
  readonly slide?: { readonly from: number; readonly to: number; readonly lowest: number }
}

/** Euros and per cent. */
export interface SaleDuty {
  readonly percent: number
  readonly abatement: number
  /** The part of the price on which duty is due. */
  readonly base: number
  readonly reduction: number
  readonly duty: number
  /** The ordinary duty less this one. */
  readonly saving: number
  /** The result is the smallest duty. */
  readonly isSmallest: boolean
}

export function saleDuty(sale: Sale, rules: DutyRules): SaleDuty {
  const price = inCents(sale.price)
  const percent = rateOf(sale, rules)
  const abatement = atMost(abatementOf(sale, rules, price), price)
  const base = plus(whole(price), { ...abatement, numerator: -abatement.numerator })
  const reduction = percent === rules.rates['only-own-home'] ? reductionOf(sale, rules, price) : 0
  const due = rounded(times(base, asFraction(percent))) - reduction
  const smallest = inCents(rules.smallest ?? 0)
  const duty = Math.max(due, price === 0 ? 0 : smallest)
  return {
    percent,
    abatement: inEuros(rounded(abatement)),
    base: inEuros(rounded(base)),
    reduction: inEuros(reduction),
    duty: inEuros(duty),
    saving: inEuros(percentOf(price, rules.ordinary) - duty),
    isSmallest: duty <= smallest && smallest > 0,
  }
}

function rateOf({ buyer, land }: Sale, rules: DutyRules): number {
  if (buyer === 'other') return rules.ordinary
  if (land && !(buyer === 'only-own-home' && rules.ownHomeOnLand) && buyer !== 'farmland')
    return rules.ordinary
  return rules.rates[buyer] ?? rules.ordinary
}

/** In cents; a sliding abatement is no whole number of them. */
function abatementOf(sale: Sale, rules: DutyRules, price: number): Fraction {
  const none = whole(0)
  const found = sale.land ? rules.landAbatement : rules.abatement
  if (sale.buyer !== 'only-own-home' || found === undefined) return none
  if (found.ceiling !== undefined && price > inCents(found.ceiling)) return none
  const amount = whole(inCents(sale.zone ? (found.zone ?? found.amount) : found.amount))
  const { jumps = 0 } = sale
  const gained = rules.jump && jumps >= rules.jump.fewest ? jumps * rules.jump.amount : 0
  return plus(found.slide ? slid(inCents(found.amount), found.slide, price) : amount, whole(inCents(gained)))
}

function slid(amount: number, slide: NonNullable<Abatement['slide']>, price: number): Fraction {
  const [from, to, lowest] = [inCents(slide.from), inCents(slide.to), inCents(slide.lowest)]
  if (price <= from) return whole(amount)
  if (price >= to) return whole(lowest)
  const fallen = { numerator: BigInt(amount - lowest) * BigInt(price - from), denominator: BigInt(to - from) }
  return plus(whole(amount), { ...fallen, numerator: -fallen.numerator })
}

function atMost(fraction: Fraction, cents: number): Fraction {
  return fraction.numerator > BigInt(cents) * fraction.denominator ? whole(cents) : fraction
}

function reductionOf({ buyer, land, coreCity }: Sale, { modest }: DutyRules, price: number): number {
  if (buyer !== 'only-own-home' || land || modest === undefined) return 0
  return price <= inCents(coreCity ? modest.coreLimit : modest.limit) ? inCents(modest.reduction) : 0
}
