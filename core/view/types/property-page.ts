/** The page of a property: its facts, its position, and its contacts. */
import type { StringKey } from '../../languages/string-keys.ts'
import type { HomeCosts } from './calculators.ts'
import type { Card } from './card.ts'
import type { DetailPage } from './detail.ts'
import type { IconName, Link } from './elements.ts'
import type { EnergyChip, EnergyScale } from './energy.ts'
import type { Fact, FactGroup, PlanningCode } from './facts.ts'

/** A home of a building, with the facts of its own certificate. */
export interface Dwelling {
  readonly name: string
  readonly energy?: EnergyChip
  readonly value?: string
  /** Number of the certificate, or "UC: 245" in Flanders. */
  readonly certificate?: string
}

export interface PropertyPage extends DetailPage {
  readonly sold: boolean
  /** The text under the price of a new home: the total with its taxes, or that they are not known. */
  readonly taxNotes: readonly string[]
  /** The texts about the time on the market that the agency allows: the first day, and changes of the price. */
  readonly history: readonly string[]
  /** "UC: 245", for a home whose address is hidden. */
  readonly uniqueCode?: string
  readonly energy?: EnergyChip
  readonly energyValue?: string
  readonly keyFacts: readonly { readonly icon: IconName; readonly value: string; readonly label: string }[]
  readonly groups: readonly FactGroup[]
  /** The costs of buying, or the money that a tenant needs. */
  readonly costs?: HomeCosts
  readonly energyScale?: EnergyScale
  /**
   * Facts beside the scale: number of the certificate, its validity, CO2. They are not repeated in `groups`.
   */
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
  /** The words of the agent about the home. */
  readonly note?: string
  /** The page about the town. */
  readonly guide?: Link
  /** The second action: to make an offer, or to apply to rent. */
  readonly decide?: Link
  readonly project?: Link
  /** A link of a sold property to the valuation of the visitor's own home. */
  readonly sell?: Link
  readonly similar: readonly Card[]
  readonly previous?: Link
  readonly next?: Link
}
