import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'

/** One e-mail address and the newsletter, with the proof of consent. */
export interface SubscriberRow {
  /** A new one each time somebody asks who is not subscribed: links of an earlier time mean nothing then. */
  readonly id: string
  readonly email: string
  readonly language: Locale
  readonly state: 'pending' | 'confirmed' | 'ended'
  /** On which form it was asked for, and of which property the page was. */
  readonly form: FormName
  readonly property: string | null
  readonly asked_at: number
  readonly confirmed_at: number | null
  readonly ended_at: number | null
  /** Consent is kept as long as it holds: then there is no such day. */
  readonly erase_at: number | null
}

export interface SubscriberTables {
  readonly subscriber: SubscriberRow
}
