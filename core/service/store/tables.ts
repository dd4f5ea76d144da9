/**
 * The tables of the service. Times are milliseconds since 1970, days `2026-11-22` in the agency's time zone, truth 0 or 1, and what
 * has a shape of its own is JSON: types that every SQL database has, so that there is one set of queries.
 */
import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import type { PortalTables } from '../portal/tables.ts'
import type { StatisticsTables } from '../statistics/tables.ts'
import type { AppointmentTables } from '../appointments/appointment-tables.ts'
import type { DocumentTables } from '../documents/document-tables.ts'
import type { SubscriberTables } from '../newsletter/subscriber-tables.ts'
import type { RegisteredSearchTables } from '../registered-searches/search-tables.ts'

/** What a visitor sent. Kept before anything else happens with it. */
export interface SubmissionRow {
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  /** IDs of the property and the project that it is about. */
  readonly property: string | null
  readonly project: string | null
  /** Of the sender, in lower case: what visitors' data are exported and erased by. */
  readonly email: string | null
  /** JSON of `SubmittedValues`. */
  readonly fields: string
  readonly received_at: number
  readonly handled_at: number | null
  /** From then on it may be erased. */
  readonly erase_at: number
}

/** A form that was accepted. The same form, sent again after a lost answer, has the same id and gets the same answer. */
export interface AcceptedPostRow {
  /** A hash of the form, its values and its key. See `submissions/accepted-posts.ts`. */
  readonly id: string
  /** Its proof of work, which is valid once. */
  readonly challenge: string | null
  readonly submission: string
  /** The page that followed, if it was not the thank-you page. */
  readonly next: string | null
  /** After this time, the same form is another one. */
  readonly same_until: number
  readonly expires_at: number
}

/** A mail or a call of a webhook. It is stored together with the change that it reports, and sent afterwards. */
export interface OutboxRow {
  readonly id: string
  readonly kind: 'mail' | 'webhook'
  /** The receiver: the mail server, or one webhook. A receiver that hangs delays its own queue only. */
  readonly queue: string
  readonly submission: string | null
  /** Shown to the office: an e-mail address, or the host of a webhook. */
  readonly recipient: string
  /** JSON of a `MailMessage` or a `WebhookMessage`. */
  readonly message: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  /** How often it was handed over without word that it was refused: as often may it have arrived. */
  readonly handed: number
  readonly next_at: number
  /** Who is sending it, and until when nobody else may. */
  readonly leased_by: string | null
  readonly leased_until: number | null
  readonly created_at: number
  readonly sent_at: number | null
  readonly last_error: string | null
}

/** How often something was tried in a window of time: by address, account or form. */
interface AttemptsRow {
  readonly name: string
  readonly window_start: number
  readonly count: number
  readonly erase_at: number
}

/** What the service has to remember of itself, as the secret that it signs with. */
interface SettingRow {
  readonly name: string
  readonly value: string
}

export interface Tables
  extends
    PortalTables,
    StatisticsTables,
    AppointmentTables,
    SubscriberTables,
    RegisteredSearchTables,
    DocumentTables {
  readonly submission: SubmissionRow
  readonly accepted_post: AcceptedPostRow
  readonly outbox: OutboxRow
  readonly attempts: AttemptsRow
  readonly setting: SettingRow
}
