/** The next day on which a site needs attention without an edit. */
import { newestRule } from '../domain/dated-rule.ts'
import type { DatedRule } from '../domain/dated-rule.ts'
import type { Past } from '../ledger/ledger.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { RULE_KINDS } from './stale-rules.ts'

export interface DueDate {
  /** ISO date. */
  readonly day: string
  /** The rule to compare with the law. */
  readonly what: (typeof RULE_KINDS)[number]
}

/** Each rule that pages use is compared with the law once a year (AS2014). */
export function nextDue(
  { rules }: Pick<SiteConfig, 'rules'>,
  { today }: Pick<Past, 'today'>,
): DueDate | null {
  const dates = RULE_KINDS.flatMap((what): readonly DueDate[] => {
    const rule = newestRule<DatedRule & { readonly checkedOn: string }>(rules[what] ?? [])
    if (rule === undefined) return []
    return [{ day: `${Number(rule.checkedOn.slice(0, 4)) + 1}${rule.checkedOn.slice(4)}`, what }]
  })
  const [next = null] = dates
    .filter(({ day }) => day > today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return next
}
