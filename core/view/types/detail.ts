/** What the pages of properties and projects share. */
import type { Price, Status } from './card.ts'
import type { GalleryPicture, Html, Link, Picture } from './elements.ts'
import type { FormRequest } from './forms.ts'
import type { Frame } from './frame.ts'
import type { Place } from './map.ts'
import type { Person } from './offices.ts'

export interface DetailPage {
  readonly frame: Frame
  readonly id: number
  readonly title: string
  readonly lead?: string
  readonly body?: Html
  readonly pictures: readonly GalleryPicture[]
  readonly plans: readonly Plan[]
  readonly price?: Price
  readonly status?: Status
  /** Address lines; one line with town only when the address is hidden. */
  readonly address: readonly string[]
  readonly documents: readonly DocumentLink[]
  readonly embeds: readonly Embed[]
  readonly place?: Place
  readonly agent?: Person
  readonly share: readonly ShareLink[]
  readonly requests: readonly FormRequest[]
  readonly list: Link
}

/** A floor plan. */
export interface Plan {
  readonly picture: Picture
  /** Its width in twelfths of the widest one: plans of one list have one scale, so many pixels to a metre. */
  readonly share: number
  /** Homes of a project that have this plan, each with its surface. */
  readonly homes: readonly (Link & { readonly surface?: string })[]
}

export interface DocumentLink {
  readonly label: string
  /** Absent: sent on request. */
  readonly href?: string
  /** "PDF, 1,2 MB" */
  readonly detail?: string
}

/** Video or tour that loads only after a click; without script a plain link to its page. */
export interface Embed {
  readonly kind: 'video' | 'tour'
  readonly href: string
  /** Address for a frame, absent for direct files. */
  readonly frame?: string
  /** Who is contacted: "youtube.com". */
  readonly host: string
}

/** Hands the page on to somebody else. */
export interface ShareLink {
  readonly kind: 'mail' | 'whatsapp' | 'facebook' | 'linkedin'
  readonly href: string
}
