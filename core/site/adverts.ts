/**
 * Advert rules: the information that the law requires in every public communication about a property
 * (docs/domain.md#adverts). `diagnostics` in site-config/site.json sets the severity of each rule.
 */
import { isHome } from '../domain/home-type.ts'
import { spellingsOf } from '../domain/localised-text.ts'
import { priceOf } from '../domain/money.ts'
import { pendingCertificateIn } from '../domain/pending-certificate.ts'
import { groupOf, planningCodeOf, PLANNING_CODES, PLANNING_GROUPS } from '../domain/planning.ts'
import { recalled } from '../domain/remembered.ts'
import type { Memory } from '../domain/remembered.ts'
import { depositProblem } from '../domain/rental.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem, Where } from '../diagnostics/diagnostic.ts'
import type { AdvertCode } from '../diagnostics/codes/adverts.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkContext } from './context.ts'
import { isSold } from './listings.ts'
import type { LinkedProperty } from './linked.ts'
import { factsOf } from './property-facts.ts'
import { pointAt } from './records.ts'

type Rule = (property: LinkedProperty, rules: SiteConfig['rules']) => readonly Problem[]

/** Type groups without an energy certificate: land and garages. */
const WITHOUT_CERTIFICATE = [4, 7]

const RULES: readonly Rule[] = [
  rentIsPublic,
  addressOrUniqueCode,
  energyIsPublic,
  luxembourgClasses,
  walloonCertificate,
  floodScores,
  planningAnswers,
  planningCodesKnown,
  depositWithinLimit,
  labelAgrees,
  certificateNotPending,
]

export function checkAdverts(context: LinkContext, properties: readonly LinkedProperty[]): void {
  const levels = context.config.site.diagnostics ?? {}
  for (const property of properties.filter((candidate) => !isSold(candidate))) {
    for (const found of foundIn(property, context.config.rules)) {
      const level = levels[found.code] ?? found.severity
      if (level !== 'off') context.report({ ...found, severity: level })
    }
  }
}

const known: Memory<readonly Problem[]> = new WeakMap()

function foundIn(property: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  return recalled(known, [property, rules], () => RULES.flatMap((rule) => rule(property, rules)))
}

function nameOf({ property }: LinkedProperty): string {
  return `property ${property.ID}`
}

function at(property: LinkedProperty, field: string): Where {
  return { at: pointAt(property, field) }
}

function missing(code: AdvertCode, property: LinkedProperty, field: string): Problem {
  return problem(code, { name: nameOf(property) }, at(property, field))
}

function needsCertificate({ types }: LinkedProperty): boolean {
  return types.length === 0 || types.some((type) => !WITHOUT_CERTIFICATE.includes(type))
}

/** The rent and the common charges of a dwelling (docs/domain.md#rent-and-charges). */
function rentIsPublic(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const { property } = linked
  if (property.Goal !== 1 || !isHome(linked.types)) return []
  const shown = priceOf(property, rules.marqueeIgnoreList ?? []).kind === 'amount'
  const cause = !property.PublishPrice ? 'PublishPrice' : property.Price ? 'Marquee' : 'Price'
  return [
    ...(shown ? [] : [missing('AS4101', linked, cause)]),
    ...(property.ChargesRenter === undefined ? [missing('AS4102', linked, 'ChargesRenter')] : []),
  ]
}

/** The full address or the unique code in Flanders (docs/domain.md#address-or-unique-code). */
function addressOrUniqueCode(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  const { PublishAddress, Street, UniqueCode } = property
  if (region !== 'flanders' || (PublishAddress && Street) || UniqueCode || !needsCertificate(linked))
    return []
  return [missing('AS4103', linked, PublishAddress ? 'Street' : 'PublishAddress')]
}

function energyIsPublic(linked: LinkedProperty): readonly Problem[] {
  if (linked.region === 'luxembourg' || linked.region === 'unknown' || !needsCertificate(linked)) return []
  return linked.energy === null ? [missing('AS4104', linked, 'EnergyPerformance')] : []
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
  if (linked.region !== 'wallonia' || !needsCertificate(linked)) return []
  return linked.property.EPCCertificateNumber ? [] : [missing('AS4106', linked, 'EPCCertificateNumber')]
}

/** The P-score, and the G-score of a building, at sale (docs/domain.md#flood-scores). */
function floodScores(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  if (region !== 'flanders' || property.Goal !== 0) return []
  const wanted = needsCertificate(linked) ? (['PScore', 'GScore'] as const) : (['PScore'] as const)
  return wanted
    .filter((field) => property[field] === undefined)
    .map((field) => problem('AS4107', { name: nameOf(linked), field }, at(linked, field)))
}

/** Permit, destination, enforcement, pre-emption and subdivision (docs/domain.md#planning-information). */
function planningAnswers(linked: LinkedProperty): readonly Problem[] {
  const { property, region } = linked
  if (region !== 'flanders' || property.Goal !== 0) return []
  const codes = (property.PlanningCodes ?? []).flatMap((code) => planningCodeOf(code) ?? [])
  const given = new Set(codes.map(groupOf))
  const groups = PLANNING_GROUPS.filter((group) => !given.has(group))
  if (groups.length === 0) return []
  return [problem('AS4108', { name: nameOf(linked), groups: groups.join(', ') }, at(linked, 'PlanningCodes'))]
}

function planningCodesKnown(linked: LinkedProperty): readonly Problem[] {
  return (linked.property.PlanningCodes ?? []).flatMap((code, index) => {
    if (planningCodeOf(code)) return []
    const params = { name: nameOf(linked), code, known: PLANNING_CODES }
    return [problem('AS4109', params, { at: pointAt(linked, 'PlanningCodes', index) })]
  })
}

/** The maximum of the region (docs/domain.md#deposit). */
function depositWithinLimit(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const { property, region, types } = linked
  const { Goal, Price, DepositAmount } = property
  const found = depositProblem({ Goal, Price, DepositAmount, region, home: isHome(types) }, rules.deposit)
  if (found === null) return []
  return [
    problem('AS4110', { name: nameOf(linked), months: found.maximumMonths }, at(linked, 'DepositAmount')),
  ]
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
