/** The page of a project, with the table of its homes. */
import type { Locale } from '../../languages/codes.ts'
import type { Card, Price } from './card.ts'
import type { DetailPage } from './detail.ts'
import type { Link } from './elements.ts'
import type { EnergyChip } from './energy.ts'
import type { Fact } from './facts.ts'

export interface ProjectPage extends DetailPage {
  readonly website?: Link
  /** Its lowest price alone, for narrow places. */
  readonly priceFrom?: Price
  readonly facts: readonly Fact[]
  readonly units: readonly Unit[]
  /** The available properties, with their pictures. */
  readonly cards: readonly Card[]
}

/** A property of a project: one row of its table. */
export interface Unit {
  readonly href: string
  readonly title: string
  readonly bedrooms?: string
  readonly surface?: string
  readonly price?: Price
  readonly energy?: EnergyChip
  readonly availability: string
  readonly availabilityLang?: Locale
  readonly available: boolean
}
