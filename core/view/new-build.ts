/** The taxes on a new building as the page shows them: the price before tax, each tax, and the total. */
import { newestRule } from '../domain/dated-rule.ts'
import { formatAmount, formatNumber } from '../domain/format.ts'
import { priceOf } from '../domain/money.ts'
import { newBuildTax } from '../domain/new-build-tax.ts'
import type { NewBuildTax, TaxPart } from '../domain/new-build-tax.ts'
import { regionOf } from '../domain/region.ts'
import type { Property } from '../schema/property.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import type { StringKey } from '../languages/string-keys.ts'
import type { ViewContext } from './context.ts'
import type { FactRow } from './fact-rows.ts'
import { say } from './text.ts'

/** The taxes that are added to the price of a new home; null for other homes. */
export function taxOf({ site }: ViewContext, property: Property): NewBuildTax | null {
  const region = regionOf(property.Zip, property.CountryID)
  return newBuildTax(property, region, site.config.rules.registrationDuty ?? [])
}

/** Whether known taxes are added to the price. */
export function isBeforeTax(context: ViewContext, property: Property): boolean {
  const tax = taxOf(context, property)
  return tax !== null && tax.kind !== 'unknown'
}

/** The rows of the taxes, which replace the bare rates; undefined for properties that are not sold as new. */
export function taxRows(context: ViewContext, linked: LinkedProperty): readonly FactRow[] | undefined {
  const tax = taxOf(context, linked.property)
  if (tax === null || tax.kind === 'unknown') return undefined
  const amounts = !isSold(linked) && hasPrice(context, linked.property)
  const row = (key: 'tax.both' | 'tax.building' | 'tax.land', part: TaxPart) => {
    const text = say(context, key, { percent: percentText(context, part.percent) })
    const amount = amounts ? formatAmount(part.amount, context.locale) : undefined
    return amount === undefined ? text : say(context, 'tax.amount', { tax: text, amount })
  }
  return [
    ['fact.vat', row(tax.kind === 'vat' ? 'tax.both' : 'tax.building', tax.vat)],
    ['fact.registrationRights', tax.kind === 'vat' ? undefined : row('tax.land', tax.duty)],
    ['fact.totalWithTax', amounts ? formatAmount(tax.total, context.locale) : undefined],
  ]
}

/**
 * The text under the price of a new home: the total with its taxes and their parts, or that the tax is not
 * known.
 */
export function taxNotes(context: ViewContext, linked: LinkedProperty): readonly string[] {
  const { property } = linked
  const tax = taxOf(context, property)
  if (tax === null || isSold(linked)) return []
  if (tax.kind === 'unknown') return [say(context, 'tax.unknown')]
  const reduced = reducedNote(context, property)
  if (!hasPrice(context, property)) return reduced
  const key: StringKey = tax.kind === 'vat' ? 'tax.total.vat' : 'tax.total.vatAndDuty'
  const values = {
    total: formatAmount(tax.total, context.locale) ?? '',
    vat: percentText(context, tax.vat.percent),
    duty: tax.kind === 'vat' ? '' : percentText(context, tax.duty.percent),
  }
  return [say(context, key, values), ...reduced]
}

/** The reduced rate depends on the buyer, so no total contains it. */
function reducedNote(context: ViewContext, { ReducedVAT }: Property): readonly string[] {
  const rule = newestRule(context.site.config.rules.vat ?? [])
  if (!ReducedVAT || rule === undefined) return []
  return [say(context, 'tax.reduced', { percent: percentText(context, rule.reduced) })]
}

function hasPrice({ site }: ViewContext, property: Property): boolean {
  return priceOf(property, site.config.rules).kind === 'amount'
}

function percentText(context: ViewContext, percent: number): string {
  return formatNumber(percent, context.locale) ?? ''
}
