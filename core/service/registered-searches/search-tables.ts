import type { Locale } from '../../languages/codes.ts'

/** A registered search. One that is ended is gone; so are those that nobody renewed. */
export interface RegisteredSearchRow {
  readonly id: string
  readonly email: string
  readonly language: Locale
  /** JSON of `Criteria`, or of the hash of a saved list. The same search of the same visitor is one. */
  readonly criteria: string
  /** The text of a saved list (`sharedText`); null for a registered search. */
  readonly saved: string | null
  readonly created_at: number
  /**
   * The time of the confirmation by the link in the mail. Before it no news is mailed, and the search is
   * erased when the link ends.
   */
  readonly confirmed_at: number | null
  /** Nothing is told while it is paused. */
  readonly paused_at: number | null
  /** The time of the mail with a link to renew it. */
  readonly reminded_at: number | null
  readonly expires_at: number
}

/** The state of a property in the last mail to a visitor. */
export interface ToldRow {
  readonly search: string
  readonly property: string
  readonly fingerprint: string
  readonly price: number | null
  /** 1 when the property did not fit any more at the last comparison: sold, or not in the budget. */
  readonly gone: number
  readonly told_at: number
}

/** A run that mailed something. It names nobody. */
interface NewsRunRow {
  readonly id: string
  readonly at: number
  /** Mails with news, and mails with a link to renew a search. */
  readonly digests: number
  readonly reminders: number
  /** Homes in the news, each counted once. */
  readonly homes: number
}

export interface RegisteredSearchTables {
  readonly search: RegisteredSearchRow
  readonly told: ToldRow
  readonly news_run: NewsRunRow
}
