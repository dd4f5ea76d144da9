/** Legal rules change, so each one is a configuration entry with the day from which it applies. */

export interface DatedRule {
  /** ISO date. */
  readonly validFrom: string
}

/**
 * The rule that came into force last. The build has no clock: a rule of the future is written down when it
 * holds.
 */
export function newestRule<Rule extends DatedRule>(rules: readonly Rule[]): Rule | undefined {
  return rules.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : a.validFrom > b.validFrom ? -1 : 0))[0]
}
