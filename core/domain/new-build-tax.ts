/**
 * The taxes on a new building that is sold with its land (docs/domain.md#new-build). They follow from the
 * data of the home. If a part of the data is missing, the tax is unknown.
 */
import type { DatedRule } from './dated-rule.ts'
import { newestRule } from './dated-rule.ts'
import type { Region } from './region.ts'

/** `registrationDuty` of site-config/rules.json: per cent of the price. */
interface RegistrationDutyRule extends DatedRule {
  readonly percent: Readonly<Record<'flanders' | 'wallonia' | 'brussels', number>>
}

export interface NewBuildFields {
  readonly Goal: number
  readonly ProjectID?: number | undefined
  readonly NewBuild?: boolean | undefined
  readonly Price?: number | undefined
  readonly VAT?: number | undefined
  readonly RegistrationRights?: number | undefined
  readonly LandSeller?: 'same' | 'other' | undefined
  readonly WorksBegun?: boolean | undefined
  readonly LandPrice?: number | undefined
}

/** A tax on a part of the price, in euro and per cent. */
export interface TaxPart {
  readonly percent: number
  readonly base: number
  readonly amount: number
}

export type NewBuildTax =
  | { readonly kind: 'unknown'; readonly lacking: LackingField }
  /** VAT on building and land. */
  | { readonly kind: 'vat'; readonly vat: TaxPart; readonly total: number }
  /** VAT on the building and registration duty on the land. */
  | { readonly kind: 'vat-and-duty'; readonly vat: TaxPart; readonly duty: TaxPart; readonly total: number }

type LackingField = 'Price' | 'VAT' | 'LandSeller' | 'WorksBegun' | 'LandPrice' | 'RegistrationRights'

const BELGIAN_REGIONS = ['flanders', 'wallonia', 'brussels'] as const

/**
 * Whether a home is sold as a new building: its data say so, it belongs to a project, or its taxes are stated. A resale in
 * a project has `VAT` 0.
 */
export function isNewBuild(fields: NewBuildFields): boolean {
  const { Goal, NewBuild, ProjectID, VAT } = fields
  if (Goal !== 0 || VAT === 0) return false
  if (NewBuild !== undefined) return NewBuild
  const { LandSeller, WorksBegun, LandPrice } = fields
  return [ProjectID || undefined, VAT, LandSeller, WorksBegun, LandPrice].some((value) => value !== undefined)
}

/** The taxes on the price, or null for a home that is not sold as new and outside Belgium. */
export function newBuildTax(
  fields: NewBuildFields,
  region: Region,
  dutyRules: readonly RegistrationDutyRule[],
): NewBuildTax | null {
  const belgian = BELGIAN_REGIONS.find((name) => name === region)
  if (belgian === undefined || !isNewBuild(fields)) return null
  const { Price: price, VAT: percent, LandSeller, WorksBegun, LandPrice } = fields
  if (!price) return lacks('Price')
  if (percent === undefined) return lacks('VAT')
  if (LandSeller === undefined) return lacks('LandSeller')
  if (LandSeller === 'same' && WorksBegun === undefined) return lacks('WorksBegun')
  if (LandSeller === 'same' && WorksBegun) return knownTax(price, { vat: percent })
  if (LandPrice === undefined || LandPrice > price) return lacks('LandPrice')
  const dutyPercent = fields.RegistrationRights ?? newestRule(dutyRules)?.percent[belgian]
  if (dutyPercent === undefined) return lacks('RegistrationRights')
  return knownTax(price, { vat: percent, land: LandPrice, duty: dutyPercent })
}

/** The taxes on a price before tax; with `land`, registration duty is due on that part of the price. Rates are per cent. */
export function knownTax(
  price: number,
  {
    vat: percent,
    land,
    duty: dutyPercent = 0,
  }: { readonly vat: number; readonly land?: number; readonly duty?: number },
): Exclude<NewBuildTax, { readonly kind: 'unknown' }> {
  const vat = taxOn(price - (land ?? 0), percent)
  if (land === undefined) return { kind: 'vat', vat, total: inCents(price + vat.amount) }
  const duty = taxOn(land, dutyPercent)
  return { kind: 'vat-and-duty', vat, duty, total: inCents(price + vat.amount + duty.amount) }
}

function lacks(lacking: LackingField): NewBuildTax {
  return { kind: 'unknown', lacking }
}

function taxOn(base: number, percent: number): TaxPart {
  return { percent, base: inCents(base), amount: inCents((base * percent) / 100) }
}

function inCents(euro: number): number {
  return Math.round(euro * 100) / 100
}
