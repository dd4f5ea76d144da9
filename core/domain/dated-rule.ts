/** Legal rules change, so each one is a configuration entry with the day from which it applies. */

export interface DatedRule {
  /** ISO date. */
  readonly validFrom: string
}

/**
 * The rule with the latest start. The build has no clock, so a future rule is added to the configuration on
 * its day.
 */
export function newestRule<Rule extends DatedRule>(rules: readonly Rule[]): Rule | undefined {
  return rules.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : 0))[0]
}
