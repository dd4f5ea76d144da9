/** The page of a project, with the table of its homes. */
import type { Card, Price } from './card.ts'
import type { DocumentLink, Embed, ShareLink } from './detail.ts'
import type { Html, Link, Picture } from './elements.ts'
import type { EnergyChip } from './energy.ts'
import type { Fact } from './facts.ts'
import type { FormRequest } from './forms.ts'
import type { Frame } from './frame.ts'
import type { Place } from './map.ts'
import type { Person } from './offices.ts'

export interface ProjectPage {
  readonly frame: Frame
  readonly id: number
  readonly title: string
  readonly lead?: string
  readonly body?: Html
  readonly pictures: readonly Picture[]
  readonly plans: readonly Picture[]
  readonly price?: Price
  readonly address: readonly string[]
  readonly website?: Link
  readonly facts: readonly Fact[]
  readonly units: readonly Unit[]
  /** Those still on offer, with their pictures. */
  readonly cards: readonly Card[]
  readonly documents: readonly DocumentLink[]
  readonly embeds: readonly Embed[]
  readonly place?: Place
  readonly agent?: Person
  readonly share: readonly ShareLink[]
  readonly requests: readonly FormRequest[]
  readonly list: Link
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
  readonly available: boolean
}
