/** Reports legal rules that nobody has compared with the law for a year (AS2014), for `check --all`. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { newestRule } from '../domain/dated-rule.ts'
import { pointAtConfig } from './records.ts'

export const RULE_KINDS = ['renovation', 'deposit', 'advance', 'vat', 'registrationDuty'] as const

/** Only the rule of each kind that pages use. `today` is an ISO date. */
export function staleRules(rules: SiteConfig['rules'], today: string): readonly Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return RULE_KINDS.flatMap((kind) => {
    const all = rules[kind] ?? []
    const rule = newestRule<(typeof all)[number]>(all)
    if (rule === undefined || rule.checkedOn >= yearAgo) return []
    const { validFrom, checkedOn, source } = rule
    const at = pointAtConfig(
      'rules',
      kind,
      all.findIndex((each) => each === rule),
      'checkedOn',
    )
    return [problem('AS2014', { kind, validFrom, checkedOn, source }, { at })]
  })
}
