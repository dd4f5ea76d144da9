/** The deposit of a rented home (docs/domain.md#deposit). */
import type { DatedRule } from './dated-rule.ts'
import { newestRule } from './dated-rule.ts'
import type { Region } from './region.ts'

/** Highest number of monthly rents that may be asked, as in `deposit` of site-config/rules.json. */
export interface DepositRule extends DatedRule {
  readonly months: Readonly<Record<Exclude<Region, 'unknown'>, number>>
}

export function maximumDepositMonths(region: Region, rules: readonly DepositRule[]): number | null {
  return region === 'unknown' ? null : (newestRule(rules)?.months[region] ?? null)
}

/** The maximum of every region, for those who do not know yet where they will live. */
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
  /** The maximum holds for homes, not for shops and offices. */
  readonly home: boolean
}

interface DepositProblem {
  readonly maximumMonths: number
  readonly maximumAmount: number
}

/**
 * What may be asked at most, when the deposit of a rental is higher; null when it is lawful or cannot be
 * told.
 */
export function depositProblem(fields: DepositFields, rules: readonly DepositRule[]): DepositProblem | null {
  const { Goal, Price, DepositAmount, region, home } = fields
  const maximumMonths = maximumDepositMonths(region, rules)
  if (Goal !== 1 || !home || maximumMonths === null || !Price || DepositAmount === undefined) return null
  const maximumAmount = Math.round(maximumMonths * Price * 100) / 100
  return DepositAmount > maximumAmount ? { maximumMonths, maximumAmount } : null
}
