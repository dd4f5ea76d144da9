/**
 * Indexation of rents of homes (docs/money.md#rents): base rent × new index / starting index, with the correction factor
 * of Brussels for leases that the limits of 2022 and 2023 hit. A rule that one source alone gives is not computed.
 */
import { inCents, inEuros, rounded, times, whole } from './cents.ts'
import type { Fraction } from './cents.ts'
import { healthIndexOf, monthBefore } from './health-index.ts'
import { convertIndex } from './index-base.ts'
import type { Index } from './index-base.ts'
import type { BelgianRegion } from './duty-rules.ts'

/** The label of the energy certificate; `none` for a home without one. */
type LeaseLabel = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'none'

export interface Lease {
  readonly region: BelgianRegion
  /** The day on which the lease came into force, an ISO date. */
  readonly start: string
  /** The anniversary of the start from which the new rent is due, an ISO date. */
  readonly anniversary: string
  readonly label: LeaseLabel
  /** Euros a month: the rent of the contract without charges, and never that of last year. */
  readonly baseRent: number
  readonly starting: Index
  readonly newest: Index
}

/**
 * `official`: the rule of the region for this lease is not certain, and its official calculator is named. `limited`: the
 * anniversary is in the year of the limits. `certificate`: no indexation without an energy certificate.
 */
type IndexedRent =
  | { readonly kind: 'rent'; readonly rent: number; readonly factor?: number }
  | { readonly kind: 'official' | 'limited' | 'certificate' }

/** The year in which the indexation of homes with a bad label was limited, and the labels that it limited. */
interface Limits {
  readonly from: string
  readonly to: string
  readonly half: readonly LeaseLabel[]
  readonly none: readonly LeaseLabel[]
}

const LIMITS: Readonly<Record<BelgianRegion, Limits>> = {
  flanders: { from: '2022-10-01', to: '2023-09-30', half: ['D'], none: ['E', 'F', 'G', 'none'] },
  brussels: { from: '2022-10-14', to: '2023-10-13', half: ['E'], none: ['F', 'G'] },
  // Wallonia let three quarters of the indexation pass for D and half for E.
  wallonia: { from: '2022-11-01', to: '2023-10-31', half: ['D', 'E'], none: ['F', 'G', 'none'] },
}

export function indexedRent(lease: Lease): IndexedRent {
  const { region, start, anniversary, label } = lease
  const limits = LIMITS[region]
  // Brussels and Wallonia: the landlord gives the certificate to the tenant first.
  if (region === 'brussels' && label === 'none') return { kind: 'certificate' }
  const isHit = start < limits.from && [...limits.half, ...limits.none].includes(label)
  if (!isHit || anniversary < limits.from) return { kind: 'rent', rent: rentOf(lease) }
  if (anniversary <= limits.to) return { kind: 'limited' }
  if (region !== 'brussels') return { kind: 'official' }
  const factor = brusselsFactor(anniversary, limits.half.includes(label))
  return { kind: 'rent', rent: rentOf(lease, factor), factor: decimals(factor) }
}

function rentOf({ baseRent, starting, newest }: Lease, factor: Fraction = whole(1)): number {
  const start = hundredths(convertIndex(starting, newest.base))
  const rent = { numerator: BigInt(inCents(baseRent)) * hundredths(newest.value), denominator: start }
  return inEuros(rounded(times(rent, factor)))
}

function hundredths(index: number): bigint {
  return BigInt(Math.round(index * 100))
}

/** From 14 October on, an anniversary had its first limit in 2022, and before that day in 2023. */
const FROM_THE_FREEZE = '10-14'

/**
 * The correction factor of a lease with its anniversary on this day: half of the lost indexation, or all of it. It follows
 * from the index of the month before the anniversary in the year of the limits, and in the year before.
 */
export function brusselsFactor(anniversary: string, isHalf: boolean): Fraction {
  const year = anniversary.slice(5) >= FROM_THE_FREEZE ? 2022 : 2023
  const [before, after] = [year - 1, year].map((each) =>
    hundredths(healthIndexOf(monthBefore(`${each}${anniversary.slice(4)}`)) ?? 1),
  ) as [bigint, bigint]
  return isHalf
    ? { numerator: before + after, denominator: 2n * after }
    : { numerator: before, denominator: after }
}

/** As published, with nine decimals. */
export function decimals({ numerator, denominator }: Fraction): number {
  return rounded({ numerator: numerator * 1_000_000_000n, denominator }) / 1_000_000_000
}
