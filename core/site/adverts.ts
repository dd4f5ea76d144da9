/**
 * Rules of adverts: the duties of the law (core/domain/duties, docs/law.md), and facts that contradict each other or are
 * probably typing errors. `diagnostics` in site-config/site.json sets the severity of each rule.
 */
import { lawOf } from '../domain/duties/table.ts'
import { planningCodeOf, PLANNING_CODES } from '../domain/planning.ts'
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { at, nameOf } from './advert-rule.ts'
import type { AdvertRule } from './advert-rule.ts'
import type { LinkContext } from './context.ts'
import { breachesOf } from './duty-problems.ts'
import type { Breach } from './duty-problems.ts'
import { withLevel } from './levels.ts'
import type { LinkedProperty } from './linked.ts'
import { reducedRateIsAsked } from './new-build-adverts.ts'
import { HOME_RULES } from './plausibility/home.ts'
import { PLACE_RULES } from './plausibility/place.ts'
import { PRICE_RULES } from './plausibility/price.ts'
import { TEXT_RULES } from './plausibility/texts.ts'
import { pointAt } from './records.ts'

const RULES: readonly AdvertRule[] = [
  planningCodesKnown,
  labelAgrees,
  reducedRateIsAsked,
  ...PRICE_RULES,
  ...HOME_RULES,
  ...PLACE_RULES,
  ...TEXT_RULES,
]

/** The breaches of each home that is offered, whatever their levels. */
export type CheckedAdverts = Mapped<LinkedProperty, readonly Breach[]>

/** `today` is an ISO date. */
export function checkedAdverts(
  { rules }: Pick<SiteConfig, 'rules'>,
  { offered, today }: { readonly offered: readonly LinkedProperty[]; readonly today: string },
  before?: CheckedAdverts,
): CheckedAdverts {
  const make = (property: LinkedProperty): readonly Breach[] => [
    ...breachesOf(property, rules, today),
    ...RULES.flatMap((rule) => rule(property, rules)).map((found) => ({ found, isCertain: false })),
  ]
  return mapped(offered, { make, around: [rules, lawOf(today)], before })
}

export function reportAdverts(context: LinkContext, { results }: CheckedAdverts): void {
  for (const breaches of results)
    for (const { found, isCertain } of breaches) {
      const shown = withLevel(found, context.config.site.diagnostics)
      // A level cannot lift a duty that is certain, if nothing unlawful may be published.
      const isKept = shown.length === 0 && isCertain && context.isStrict
      for (const each of isKept ? [found] : shown) context.report(each)
    }
}

function planningCodesKnown(linked: LinkedProperty): readonly Problem[] {
  return (linked.property.PlanningCodes ?? []).flatMap((code, index) => {
    if (planningCodeOf(code)) return []
    const params = { name: nameOf(linked), code, known: PLANNING_CODES }
    return [problem('AS4109', params, { at: pointAt(linked, 'PlanningCodes', index) })]
  })
}

/** The label in the data takes precedence, and a difference is reported. */
function labelAgrees(linked: LinkedProperty): readonly Problem[] {
  const { energy } = linked
  if (!energy?.disagreement) return []
  const params = { name: nameOf(linked), label: energy.label, computed: energy.disagreement }
  return [problem('AS4111', params, at(linked, 'EPCLabelText'))]
}
