/** The page of a property: what is known of it, where it stands, and whom to ask. */
import type { StringKey } from '../../languages/string-keys.ts'
import type { Card } from './card.ts'
import type { DetailPage } from './detail.ts'
import type { IconName, Link } from './elements.ts'
import type { EnergyChip, EnergyScale } from './energy.ts'
import type { Fact, FactGroup, PlanningCode } from './facts.ts'

/** A home of a building, with what its own certificate says. */
export interface Dwelling {
  readonly name: string
  readonly energy?: EnergyChip
  readonly value?: string
  /** Number of the certificate, or "UC: 245" in Flanders. */
  readonly certificate?: string
}

export interface PropertyPage extends DetailPage {
  readonly sold: boolean
  /** Under the price of a new home: the total with its taxes, or that they are not known. */
  readonly taxNotes: readonly string[]
  readonly addressHidden: boolean
  /** "UC: 245" */
  readonly uniqueCode?: string
  readonly energy?: EnergyChip
  readonly energyValue?: string
  readonly keyFacts: readonly { readonly icon: IconName; readonly value: string; readonly label: string }[]
  readonly groups: readonly FactGroup[]
  readonly energyScale?: EnergyScale
  /** Beside the scale: number of the certificate, valid until, CO2. Not repeated in `groups`. */
  readonly energyFacts: readonly Fact[]
  /** The homes of a building that is sold as a whole. */
  readonly dwellings: readonly Dwelling[]
  /** Luxembourg: classes of the certificate. */
  readonly certificateClasses: readonly Fact[]
  /** Flanders, label E or F: years within which the buyer must renovate. */
  readonly renovationNotice?: string
  readonly flood: readonly {
    readonly term: StringKey
    readonly score: 'A' | 'B' | 'C' | 'D'
    readonly meaning: StringKey
  }[]
  readonly planning: readonly PlanningCode[]
  readonly planningInformation?: string
  readonly planningLink?: Link
  /** The second action: to make an offer, or to confirm that one wants to rent. */
  readonly decide?: Link
  readonly project?: Link
  /** Of what is sold: to the valuation of the visitor's own home. */
  readonly sell?: Link
  readonly similar: readonly Card[]
  readonly previous?: Link
  readonly next?: Link
}
