/** The parts that pages of properties and projects share. */
import type { Price, Status } from './card.ts'
import type { GalleryPicture, Html, Link, Picture, StoryPart } from './elements.ts'
import type { FormRequest } from './forms.ts'
import type { Frame } from './frame.ts'
import type { Place } from './map.ts'
import type { Person } from './offices.ts'

export interface DetailPage {
  readonly frame: Frame
  readonly id: number
  /** The reference of the agency, or the id. */
  readonly reference: string
  readonly title: string
  readonly lead?: string
  readonly body?: Html
  /** The description with its pictures, in place of `body`. */
  readonly story?: readonly StoryPart[]
  readonly pictures: readonly GalleryPicture[]
  readonly plans: readonly Plan[]
  readonly price?: Price
  readonly status?: Status
  /** Address lines. If the address is hidden, the only line is the town. */
  readonly address: readonly string[]
  /** Open-house days that have not ended. */
  readonly openDays: readonly OpenDay[]
  /** The calendar of all open-house days, if there are some here. */
  readonly calendar?: Link
  readonly documents: readonly DocumentLink[]
  readonly embeds: readonly Embed[]
  readonly place?: Place
  readonly agent?: Person
  readonly share: readonly ShareLink[]
  readonly requests: readonly FormRequest[]
  readonly list: Link
}

/** An open-house day. */
export interface OpenDay {
  /** Instants in UTC. */
  readonly start: string
  readonly end: string
  readonly text: string
  readonly registration: boolean
  readonly note?: string
}

/** A floor plan. */
export interface Plan {
  readonly picture: Picture
  /** The width of the plan in twelfths of the widest one, as the plans of one list have the same scale. */
  readonly share: number
  /** Homes of a project with this plan, each with its surface. */
  readonly homes: readonly (Link & { readonly surface?: string })[]
}

export interface DocumentLink {
  readonly label: string
  /** Absent if the document is sent on request. */
  readonly href?: string
  /** "PDF, 1,2 MB" */
  readonly detail?: string
}

/** Video or tour that loads after a click. Without script it is a plain link to its page. */
export interface Embed {
  readonly kind: 'video' | 'tour'
  readonly href: string
  /** Address for a frame; absent for direct files. */
  readonly frame?: string
  /** The host that is contacted: "youtube.com". */
  readonly host: string
}

/** A link that shares the page on another service. */
export interface ShareLink {
  readonly kind: 'mail' | 'whatsapp' | 'facebook' | 'linkedin'
  readonly href: string
}
