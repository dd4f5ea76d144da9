/**
 * The tables of the service. Times are milliseconds since 1970, days are `2026-11-22` in the agency's time
 * zone, booleans are 0 or 1, and structured values are JSON. Every SQL database has these types, so one set
 * of queries serves both engines.
 */
import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import type { PortalTables } from '../portal/tables.ts'
import type { StatisticsTables } from '../statistics/tables.ts'
import type { AppointmentTables } from '../appointments/appointment-tables.ts'
import type { DeskTables } from '../desk/desk-tables.ts'
import type { DocumentTables } from '../documents/document-tables.ts'
import type { BuildTables } from '../publishing/build-tables.ts'
import type { SubscriberTables } from '../newsletter/subscriber-tables.ts'
import type { RegisteredSearchTables } from '../registered-searches/search-tables.ts'

/** The values that a visitor sent. They are stored before anything else happens with them. */
export interface SubmissionRow {
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  /** IDs of the property and the project of the form. */
  readonly property: string | null
  readonly project: string | null
  /** The office that it concerns; null in rows of an earlier version, which belong to the first office. */
  readonly office: string | null
  /** The name of the agent of its property or project. */
  readonly agent: string | null
  /** The address of the sender in lower case, by which the data of a visitor are exported and erased. */
  readonly email: string | null
  /** JSON of `SubmittedValues`. */
  readonly fields: string
  readonly received_at: number
  readonly handled_at: number | null
  /** The time after which it may be erased. */
  readonly erase_at: number
}

/** A form that was accepted. The same form, sent again after a lost answer, has the same id and gets the same answer. */
export interface AcceptedPostRow {
  /** A hash of the form, its values and its key. See `submissions/accepted-posts.ts`. */
  readonly id: string
  /** The proof of work of the form, which is valid once. */
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
  /** The recipient as it is shown to the office: an e-mail address, or the host of a webhook. */
  readonly recipient: string
  /** JSON of a `MailMessage` or a `WebhookMessage`. */
  readonly message: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  /** The number of hand-overs that were not refused. The message may have arrived that many times. */
  readonly handed: number
  readonly next_at: number
  /**
   * The process that is sending the message, and the end of its lease. No other process may send it before.
   */
  readonly leased_by: string | null
  readonly leased_until: number | null
  readonly created_at: number
  readonly sent_at: number | null
  readonly last_error: string | null
}

/** The number of attempts in a window of time, by address, account or form. */
export interface AttemptsRow {
  readonly name: string
  readonly window_start: number
  readonly count: number
  readonly erase_at: number
}

/** Values that the service stores for itself, such as the secret for signatures. */
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
    DocumentTables,
    DeskTables,
    BuildTables {
  readonly submission: SubmissionRow
  readonly accepted_post: AcceptedPostRow
  readonly outbox: OutboxRow
  readonly attempts: AttemptsRow
  readonly setting: SettingRow
}
