/**
 * The renovation duty of Flanders: a home with label E or F must reach D within six years after the sale, before
 * 12 December 2025 within five. The years are dated configuration (docs/domain.md#renovation).
 */
import type { Goal } from './availability.ts'
import type { DatedRule } from './dated-rule.ts'
import { newestRule } from './dated-rule.ts'
import type { Region } from './region.ts'

/** As `renovation` in site-config/rules.json. */
interface RenovationRule extends DatedRule {
  readonly years: number
}

export interface RenovationFields {
  readonly Goal: Goal
  readonly region: Region
  /** The energy label on the page. */
  readonly label?: string | undefined
  readonly home: boolean
}

/** Years within which the buyer must renovate, or null if the duty does not apply. */
export function renovationYears(fields: RenovationFields, rules: readonly RenovationRule[]): number | null {
  const { Goal, region, label, home } = fields
  const applies = Goal === 0 && region === 'flanders' && home && (label === 'E' || label === 'F')
  return applies ? (newestRule(rules)?.years ?? null) : null
}
