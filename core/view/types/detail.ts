/** What the pages of properties and projects share. */
import type { Price } from './card.ts'
import type { Html, Link, Picture } from './elements.ts'
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
  readonly pictures: readonly Picture[]
  readonly plans: readonly Picture[]
  readonly price?: Price
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
