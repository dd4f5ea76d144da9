/** The facts of a home on offer that duties of the law look at. Records of the site have this shape. */
import type { Goal } from '../availability.ts'
import type { EnergyLabel } from '../energy.ts'
import { TYPE_GROUPS, TYPE_GROUP_NAMES } from '../home-type.ts'
import type { Text } from '../locale.ts'
import { spellingsOf } from '../localised-text.ts'
import type { PriceFields } from '../money.ts'
import type { NewBuildFields } from '../new-build-tax.ts'
import type { Region } from '../region.ts'
import type { TypeGroup } from '../../languages/language.ts'

/** The entry of the office for a duty that no other field shows: `papers` of the record. */
export interface Paper {
  readonly duty: string
  /** ISO dates. */
  readonly received?: string | undefined
  readonly requested?: string | undefined
  /** Why the law does not ask it of this home. */
  readonly notNeeded?: string | undefined
}

interface CertificateFields {
  readonly EnergyPerformance?: number | undefined
  readonly EPCLabelText?: string | undefined
  readonly EPCCertificateNumber?: string | undefined
  readonly UniqueCode?: string | undefined
}

export interface AdvertFields extends PriceFields, NewBuildFields, CertificateFields {
  readonly Goal: Goal
  readonly PublishAddress: boolean
  readonly Price?: number | undefined
  readonly Street?: Text | undefined
  readonly HouseNumber?: string | undefined
  readonly Description?: Text | undefined
  readonly Lead?: Text | undefined
  readonly ConstructionYear?: number | undefined
  readonly Facades?: 'open' | 'semi-open' | 'closed' | undefined
  readonly EPCExpiryDate?: string | undefined
  readonly TotalEnergy?: number | undefined
  readonly ELevel?: number | undefined
  readonly EnergyClass?: string | undefined
  readonly InsulationClass?: string | undefined
  readonly Dwellings?: readonly CertificateFields[] | undefined
  readonly AsbestosType?: Text | undefined
  readonly AsbestosDate?: string | undefined
  readonly PScore?: 'A' | 'B' | 'C' | 'D' | undefined
  readonly GScore?: 'A' | 'B' | 'C' | 'D' | undefined
  readonly PlanningCodes?: readonly string[] | undefined
  readonly PlanningInformation?: Text | undefined
  readonly PlanningUrl?: string | undefined
  readonly ChargesRenter?: number | undefined
  readonly ChargesType?: 'fixed' | 'advance' | undefined
  readonly IndividualMeters?: boolean | undefined
  readonly Management?: Text | undefined
  readonly DepositAmount?: number | undefined
  readonly CadastralIncome?: number | undefined
  readonly papers?: readonly Paper[] | undefined
}

export interface Advert {
  readonly property: AdvertFields
  readonly region: Region
  /** Type groups, the main one first. */
  readonly types: readonly number[]
  /** The energy label on the page. */
  readonly energy: EnergyLabel | null
  /** Whether its texts contain no phrase that a duty forbids, where that is known already. */
  readonly isPlain?: boolean | undefined
}

/** A type group; `other` is a home without one, or with one of the agency's own. */
export type DutyType = TypeGroup | 'other'

export const HOMES = ['house', 'apartment', 'studio', 'investment'] as const satisfies readonly DutyType[]
export const BUSINESSES = ['commercial', 'industrial', 'office'] as const satisfies readonly DutyType[]
const BARE = ['land', 'garage'] as const satisfies readonly DutyType[]
export const ALL_TYPES: readonly DutyType[] = [...HOMES, ...BUSINESSES, ...BARE, 'other']

/** Names of type groups by their number. */
export const DUTY_TYPE_NAMES: Readonly<Record<number, DutyType>> = Object.fromEntries(
  TYPE_GROUP_NAMES.map((name) => [TYPE_GROUPS[name], name]),
)

/**
 * The types by which duties are chosen. A house with a shop and a garage keeps the rules of houses; a shop with a garage
 * those of shops.
 */
export function dutyTypesOf(types: readonly number[]): readonly DutyType[] {
  const names = types.map((type): DutyType => DUTY_TYPE_NAMES[type] ?? 'other')
  const among = (some: readonly DutyType[]) => names.filter((name) => some.includes(name))
  const chosen = [among(HOMES), among(['other']), among(BUSINESSES), names].find(({ length }) => length > 0)
  return chosen ?? ['other']
}

/** Whether an energy certificate is issued for it: not for land, nor for garages. */
export function isCertified({ types }: Pick<Advert, 'types'>): boolean {
  return !dutyTypesOf(types).some((type) => type === 'land' || type === 'garage')
}

export function textsOf({
  Description,
  Lead,
}: Pick<AdvertFields, 'Description' | 'Lead'>): readonly string[] {
  return [...spellingsOf(Description), ...spellingsOf(Lead)]
}
