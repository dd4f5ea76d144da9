/**
 * The figures with which pages compute: those of the table, and in place of three of them those of the site
 * (site-config/rules.json).
 */
import { newestRule } from '../domain/dated-rule.ts'
import { formatDate } from '../domain/format.ts'
import type { BuyingRules } from '../domain/money/buying-sheet.ts'
import { deedRules } from '../domain/money/deed-rules.ts'
import { BELGIAN_REGIONS, dutyRules } from '../domain/money/duty-rules.ts'
import type { BelgianRegion } from '../domain/money/duty-rules.ts'
import type { RentingRules } from '../domain/money/renting-sheet.ts'
import type { DutyRules } from '../domain/money/sale-duty.ts'
import { figureOf, MONEY_TABLE, unconfirmedNames } from '../domain/money/table.ts'
import { maximumDepositMonths } from '../domain/rental.ts'
import type { ViewContext } from './context.ts'
import { say } from './text.ts'

const { rulesOf, year, checkedOn } = MONEY_TABLE

export function buyingRules({ site }: ViewContext): BuyingRules {
  const { registrationDuty = [], vat = [] } = site.config.rules
  const ordinary = newestRule(registrationDuty)?.percent
  const deed = deedRules(rulesOf)
  if (deed === undefined) throw new Error(`The table of figures has a gap on ${rulesOf}.`)
  const duty = BELGIAN_REGIONS.map((region) => {
    const rules = dutyRules(region, rulesOf) ?? { ordinary: 0, rates: {} }
    return [region, { ...rules, ordinary: ordinary?.[region] ?? rules.ordinary }] as const
  })
  return {
    duty: Object.fromEntries(duty) as Record<BelgianRegion, DutyRules>,
    deed,
    accessories: figureOf('mortgage.accessories'),
    vat: newestRule(vat)?.standard ?? figureOf('newBuild.vat'),
    unconfirmed: unconfirmedNames(),
  }
}

export function rentingRules({ site }: ViewContext): RentingRules {
  const months = BELGIAN_REGIONS.map(
    (region) =>
      [
        region,
        maximumDepositMonths(region, site.config.rules.deposit) ?? figureOf(`${region}.deposit`),
      ] as const,
  )
  return { months: Object.fromEntries(months) }
}

export function scalesText(
  context: ViewContext,
  key: 'money.scales' | 'money.scalesHome' = 'money.scales',
): string {
  return say(context, key, { year, date: formatDate(checkedOn, context.locale) ?? checkedOn })
}
