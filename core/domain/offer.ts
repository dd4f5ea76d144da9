/** The advance on the price that a buyer pays when an offer is accepted. */
import type { DatedRule } from './dated-rule.ts'
import { newestRule } from './dated-rule.ts'

/** As `advance` in site-config/rules.json. */
export interface AdvanceRule extends DatedRule {
  readonly percent: number
}

/** Per cent of the price, or null if the site has no rule. Texts then omit the advance. */
export function advancePercent(rules: readonly AdvanceRule[] = []): number | null {
  return newestRule(rules)?.percent ?? null
}
