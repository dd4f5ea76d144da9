/** The entries of lists: a property or project as a card, an article as a teaser. */
import type { Locale } from '../../languages/codes.ts'
import type { Picture } from './elements.ts'
import type { EnergyChip } from './energy.ts'

/** One property or project in a list. */
export interface Card {
  /** The id of a property, which visitors can save. */
  readonly id?: number
  readonly href: string
  readonly picture?: Picture
  /** The address of a second picture, which the script shows on request. */
  readonly second?: string
  readonly title: string
  readonly place: string
  readonly price?: Price
  readonly energy?: EnergyChip
  readonly status?: Status
  /** Short facts: "5 slaapkamers", "312 m²". */
  readonly facts: readonly string[]
}

export interface Price {
  /** "€ 895.000", "Prijs op aanvraag" or the name of the marquee. */
  readonly text: string
  /** The language of a marquee, if it is not that of the page. */
  readonly lang?: Locale
  /** "vanaf" before the amount (PriceUnit 7). */
  readonly before?: string
  /** "per maand" after it. */
  readonly after?: string
}

export type StatusTone = 'new' | 'option' | 'sold' | 'plain'

export interface Status {
  readonly label: string
  /** The language of the label, if it is not that of the page. */
  readonly lang?: Locale
  readonly tone: StatusTone
}

export interface Teaser {
  readonly href?: string
  readonly title: string
  readonly summary?: string
  readonly picture?: Picture
  readonly name?: string
  readonly place?: string
}

/** Cards for lists that are filtered in the browser: HTML without a page around it. */
export interface CardsFragment {
  readonly perRow: number
  readonly level: 2 | 3
  readonly cards: readonly Card[]
}
