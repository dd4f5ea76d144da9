/** Advert rules of homes that are sold as new (docs/domain.md#new-build). */
import { newestRule } from '../domain/dated-rule.ts'
import { isNewBuild, newBuildTax } from '../domain/new-build-tax.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { at, isBelgian, missing, nameOf, needsCertificate } from './advert-rule.ts'
import type { AdvertRule } from './advert-rule.ts'
import type { LinkedProperty } from './linked.ts'

export const NEW_BUILD_RULES: readonly AdvertRule[] = [taxIsKnown, reducedRateIsAsked, eLevelIsPublic]

function taxIsKnown(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const tax = newBuildTax(linked.property, linked.region, rules.registrationDuty ?? [])
  // A home without a price has no total.
  if (tax?.kind !== 'unknown' || tax.lacking === 'Price') return []
  const { lacking: field } = tax
  return [problem('AS4113', { name: nameOf(linked), field }, at(linked, field))]
}

/** The reduced rate depends on the buyer, so no home has it. */
function reducedRateIsAsked(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const { property } = linked
  const rule = newestRule(rules.vat ?? [])
  const percent = property.VAT
  if (rule === undefined || !percent || percent >= rule.standard) return []
  if (!isBelgian(linked) || !isNewBuild(property)) return []
  const params = { name: nameOf(linked), percent, standard: rule.standard }
  return [problem('AS4114', params, at(linked, 'VAT'))]
}

/** The E-level of a new building in Flanders (docs/domain.md#e-level). */
function eLevelIsPublic(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  if (region !== 'flanders' || !isNewBuild(property) || !needsCertificate(linked)) return []
  return property.ELevel === undefined ? [missing('AS4115', linked, 'ELevel')] : []
}
