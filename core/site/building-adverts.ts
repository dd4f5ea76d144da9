/** Advert rules of buildings of several homes (docs/domain.md#buildings-of-several-homes). */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { at, isBelgian, nameOf } from './advert-rule.ts'
import type { AdvertRule } from './advert-rule.ts'
import type { LinkedProperty } from './linked.ts'
import { pointAt } from './records.ts'

export const BUILDING_RULES: readonly AdvertRule[] = [eachHomeHasCertificate]

/** Type group of investment properties, which are buildings of homes. */
const INVESTMENT = 5

/** Each home has a score, and a unique code in Flanders or a certificate number elsewhere. */
function eachHomeHasCertificate(linked: LinkedProperty): readonly Problem[] {
  const { property, region, types } = linked
  const { Dwellings } = property
  if (!isBelgian(linked)) return []
  if (Dwellings === undefined) {
    if (!types.includes(INVESTMENT) || property.Goal !== 0) return []
    return [problem('AS4116', { name: nameOf(linked) }, at(linked, 'Dwellings'))]
  }
  const number = region === 'flanders' ? 'UniqueCode' : 'EPCCertificateNumber'
  return Dwellings.flatMap((dwelling, index) => {
    const hasScore = dwelling.EnergyPerformance !== undefined || dwelling.EPCLabelText !== undefined
    if (hasScore && dwelling[number] !== undefined) return []
    return [problem('AS4116', { name: nameOf(linked) }, { at: pointAt(linked, 'Dwellings', index) })]
  })
}
