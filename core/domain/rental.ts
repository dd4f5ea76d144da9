/** The deposit of a rented home (docs/domain.md#deposit). */
import type { DatedRule } from './dated-rule.ts'
import { newestRule } from './dated-rule.ts'
import type { Region } from './region.ts'

/** Highest lawful number of monthly rents, as in `deposit` of site-config/rules.json. */
export interface DepositRule extends DatedRule {
  readonly months: Readonly<Record<Exclude<Region, 'unknown'>, number>>
}

export function maximumDepositMonths(region: Region, rules: readonly DepositRule[]): number | null {
  return region === 'unknown' ? null : (newestRule(rules)?.months[region] ?? null)
}

/** The maximum of every region, for candidates without a chosen home. */
export function highestDeposits(
  rules: readonly DepositRule[],
): readonly { readonly region: keyof DepositRule['months']; readonly months: number }[] {
  const { months } = newestRule(rules) ?? {}
  if (months === undefined) return []
  const regions = ['flanders', 'brussels', 'wallonia', 'luxembourg'] as const
  return regions.map((region) => ({ region, months: months[region] }))
}

export interface DepositFields {
  readonly Goal: number
  readonly Price?: number | undefined
  readonly DepositAmount?: number | undefined
  readonly region: Region
  /** The maximum applies to homes, not to shops and offices. */
  readonly home: boolean
}

interface DepositProblem {
  readonly maximumMonths: number
  readonly maximumAmount: number
}

/** The maximum if the deposit of a rental is above it; null if the deposit is lawful or cannot be checked. */
export function depositProblem(fields: DepositFields, rules: readonly DepositRule[]): DepositProblem | null {
  const { Goal, Price, DepositAmount, region, home } = fields
  const maximumMonths = maximumDepositMonths(region, rules)
  if (Goal !== 1 || !home || maximumMonths === null || !Price || DepositAmount === undefined) return null
  const maximumAmount = Math.round(maximumMonths * Price * 100) / 100
  return DepositAmount > maximumAmount ? { maximumMonths, maximumAmount } : null
}
