import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'

/** One e-mail address and the newsletter, with the proof of consent. */
export interface SubscriberRow {
  /** A new id for each request of an address that is not subscribed, so that earlier links are void. */
  readonly id: string
  readonly email: string
  readonly language: Locale
  readonly state: 'pending' | 'confirmed' | 'ended'
  /** The form of the request, and the property of its page. */
  readonly form: FormName
  readonly property: string | null
  readonly asked_at: number
  readonly confirmed_at: number | null
  readonly ended_at: number | null
  /** Null for a valid consent, which is stored as long as it lasts. */
  readonly erase_at: number | null
}

export interface SubscriberTables {
  readonly subscriber: SubscriberRow
}
