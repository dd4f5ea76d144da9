/** Parts that the pages of properties and projects share. */

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
