/** Advert rules of homes that are sold as new, beside the duties of the law (docs/domain.md#new-build). */
import { newestRule } from '../domain/dated-rule.ts'
import { isNewBuild } from '../domain/new-build-tax.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { at, isBelgian, nameOf } from './advert-rule.ts'
import type { LinkedProperty } from './linked.ts'

/** The reduced rate depends on the buyer, so no home has it. */
export function reducedRateIsAsked(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const { property } = linked
  const rule = newestRule(rules.vat ?? [])
  const percent = property.VAT
  if (rule === undefined || !percent || percent >= rule.standard) return []
  if (!isBelgian(linked) || !isNewBuild(property)) return []
  const params = { name: nameOf(linked), percent, standard: rule.standard }
  return [problem('AS4114', params, at(linked, 'VAT'))]
}
