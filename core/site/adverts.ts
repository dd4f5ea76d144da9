/**
 * Advert rules: the information that the law requires in every public communication about a property
 * (docs/domain.md#adverts). `diagnostics` in site-config/site.json sets the severity of each rule.
 */
import { planningCodesIn, uniqueCodeIn } from '../domain/advert-text.ts'
import { spellingsOf } from '../domain/localised-text.ts'
import { isNewBuild } from '../domain/new-build-tax.ts'
import { pendingCertificateIn } from '../domain/pending-certificate.ts'
import { groupOf, planningCodeOf, PLANNING_CODES, PLANNING_GROUPS } from '../domain/planning.ts'
import { recalled } from '../domain/remembered.ts'
import type { ResultCache } from '../domain/remembered.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { at, isBelgian, missing, nameOf, needsCertificate } from './advert-rule.ts'
import type { AdvertRule } from './advert-rule.ts'
import { BUILDING_RULES } from './building-adverts.ts'
import type { LinkContext } from './context.ts'
import { withLevel } from './levels.ts'
import { isSold } from './listings.ts'
import type { LinkedProperty } from './linked.ts'
import { NEW_BUILD_RULES } from './new-build-adverts.ts'
import { HOME_RULES } from './plausibility/home.ts'
import { PLACE_RULES } from './plausibility/place.ts'
import { PRICE_RULES } from './plausibility/price.ts'
import { TEXT_RULES } from './plausibility/texts.ts'
import { factsOf } from './property-facts.ts'
import { pointAt } from './records.ts'
import { RENTAL_RULES } from './rental-adverts.ts'

const RULES: readonly AdvertRule[] = [
  addressOrUniqueCode,
  energyIsPublic,
  luxembourgClasses,
  walloonCertificate,
  floodScores,
  planningAnswers,
  planningCodesKnown,
  labelAgrees,
  certificateNotPending,
  ...NEW_BUILD_RULES,
  ...BUILDING_RULES,
  ...RENTAL_RULES,
  ...PRICE_RULES,
  ...HOME_RULES,
  ...PLACE_RULES,
  ...TEXT_RULES,
]

export function checkAdverts(context: LinkContext, properties: readonly LinkedProperty[]): void {
  const { site, rules } = context.config
  for (const property of properties.filter((candidate) => !isSold(candidate)))
    for (const found of foundIn(property, rules)) withLevel(found, site.diagnostics).forEach(context.report)
}

const cache: ResultCache<readonly Problem[]> = new WeakMap()

function foundIn(property: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  return recalled(cache, [property, rules], () => RULES.flatMap((rule) => rule(property, rules)))
}

/** The full address or the unique code in Flanders (docs/domain.md#address-or-unique-code). */
function addressOrUniqueCode(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  const { UniqueCode, Dwellings } = property
  const hasCode = UniqueCode !== undefined || Dwellings?.every((dwelling) => dwelling.UniqueCode)
  const lacking = lackingOfAddress(property)
  if (region !== 'flanders' || lacking === undefined || hasCode || !needsCertificate(linked)) return []
  const [inText] = textsOf(property).flatMap((text) => uniqueCodeIn(text) ?? [])
  const found = problem('AS4103', { name: nameOf(linked), lacking, inText }, at(linked, lacking))
  // The advert contains the code, although no page can show it among the facts.
  return [inText === undefined ? found : { ...found, severity: 'warning' }]
}

function lackingOfAddress({ PublishAddress, Street, HouseNumber }: Property) {
  if (Street === undefined) return 'Street'
  // Some exports write the number behind the street.
  if (HouseNumber === undefined && !spellingsOf(Street).some((street) => /\d/.test(street)))
    return 'HouseNumber'
  return PublishAddress ? undefined : 'PublishAddress'
}

function textsOf({ Description, Lead }: Property): readonly string[] {
  return [...spellingsOf(Description), ...spellingsOf(Lead)]
}

/** A missing certificate is one problem: in Wallonia, this one covers its number as well. */
function energyIsPublic(linked: LinkedProperty): readonly Problem[] {
  const { property, region, energy } = linked
  if (!isBelgian(linked) || !needsCertificate(linked) || energy !== null || isUnfinished(property)) return []
  const withNumber = region === 'wallonia' && property.EPCCertificateNumber === undefined
  return [problem('AS4104', { name: nameOf(linked), withNumber }, at(linked, 'EnergyPerformance'))]
}

/** The certificate of a new building is issued after the works (docs/domain.md#e-level). */
function isUnfinished(property: Property): boolean {
  return property.ELevel !== undefined || isNewBuild(property)
}

/** The energy class and the insulation class (docs/domain.md#classes-in-luxembourg). */
function luxembourgClasses(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  if (region !== 'luxembourg' || !needsCertificate(linked)) return []
  const lacking = property.EnergyClass ? 'InsulationClass' : 'EnergyClass'
  return property[lacking] ? [] : [missing('AS4105', linked, lacking)]
}

/** The number of the certificate (docs/domain.md#certificate-before-the-advert). */
function walloonCertificate(linked: LinkedProperty): readonly Problem[] {
  // The advert of a building of several homes shows their certificates instead.
  if (linked.region !== 'wallonia' || !needsCertificate(linked) || linked.property.Dwellings) return []
  if (linked.energy === null || linked.property.EPCCertificateNumber) return []
  return [missing('AS4106', linked, 'EPCCertificateNumber')]
}

/** The P-score, and the G-score of a building, at sale (docs/domain.md#flood-scores). */
function floodScores(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  if (region !== 'flanders' || property.Goal !== 0) return []
  const wanted = needsCertificate(linked) ? (['PScore', 'GScore'] as const) : (['PScore'] as const)
  const fields = wanted.filter((field) => property[field] === undefined)
  const [first] = fields
  return first === undefined ? [] : [problem('AS4107', { name: nameOf(linked), fields }, at(linked, first))]
}

/** Permit, destination, enforcement, pre-emption and subdivision (docs/domain.md#planning-information). */
function planningAnswers(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  if (region !== 'flanders' || property.Goal !== 0) return []
  const codes = (property.PlanningCodes ?? []).flatMap((code) => planningCodeOf(code) ?? [])
  const given = new Set(codes.map(groupOf))
  const groups = PLANNING_GROUPS.filter((group) => !given.has(group))
  if (groups.length === 0) return []
  const inText = textsOf(property)
    .map(planningCodesIn)
    .find(({ length }) => length > 0)
  const params = { name: nameOf(linked), groups: groups.join(', '), inText }
  return [problem('AS4108', params, at(linked, 'PlanningCodes'))]
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

/** "EPC in progress" is a forbidden text (docs/domain.md#certificate-before-the-advert). */
function certificateNotPending(linked: LinkedProperty): readonly Problem[] {
  if (factsOf(linked.property).isPlain) return []
  return (['Description', 'Lead'] as const).flatMap((field) => {
    const [part] = spellingsOf(linked.property[field]).flatMap((text) => pendingCertificateIn(text) ?? [])
    if (part === undefined) return []
    const at = pointAt(linked, field).map((pointer) => ({ ...pointer, part }))
    return [problem('AS4112', { name: nameOf(linked) }, { at })]
  })
}
