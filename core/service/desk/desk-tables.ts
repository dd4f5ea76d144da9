/** The tables of the desk. Members are people of the office; the owner portal has accounts of its own. */
import type { DeskRole } from '../../domain/desk.ts'
import type { Locale } from '../../languages/codes.ts'

export interface DeskMemberRow {
  readonly id: string
  /** The user name, in lower case. */
  readonly email: string
  readonly name: string
  readonly role: DeskRole
  /** The id of the office whose data the member sees; null for those of all offices, which only an administrator has. */
  readonly office: string | null
  readonly language: Locale
  /** Argon2id, with its parameters; null until the first one is chosen. */
  readonly password: string | null
  /** Sealed (`accounts/sealed.ts`); null until it is set up. */
  readonly second_factor: string | null
  /** Sealed: shown to the member, and not confirmed yet. */
  readonly second_factor_next: string | null
  /** The time step of the last used code. It and earlier ones are invalid. */
  readonly second_factor_step: number
  readonly created_at: number
  readonly disabled_at: number | null
  /** The issuer and the id of the member at the OpenID provider; null before the first log-in by it. */
  readonly provider_subject: string | null
}

export interface DeskSessionRow {
  readonly id: string
  readonly member: string
  readonly token_hash: string
  /** `waiting`: the password was right, and the second factor is missing. */
  readonly state: 'open' | 'waiting'
  readonly device: string
  readonly started_at: number
  readonly seen_at: number
  /** `add …` or `use …`: the challenge for a passkey, which works once; null without one. */
  readonly challenge: string | null
}

/** A passkey of a member. Its private key never leaves the device. */
export interface DeskPasskeyRow {
  /** The id of the credential, in base64url as the public key. */
  readonly id: string
  readonly member: string
  readonly public_key: string
  /** The number of signatures that the authenticator tells; 0 if it counts none. */
  readonly counter: number
  /** JSON: the ways in which the browser reaches it. */
  readonly transports: string
  readonly name: string
  readonly created_at: number
  readonly used_at: number | null
}

interface DeskLinkRow {
  readonly token_hash: string
  readonly kind: 'password' | 'invitation'
  readonly member: string
  readonly expires_at: number
}

interface DeskRecoveryCodeRow {
  readonly member: string
  readonly code_hash: string
}

/**
 * The log of reads and actions, by ids only. Rows are added, and deleted after their retention, but never changed.
 */
interface DeskAuditRow {
  readonly id: string
  readonly at: number
  /** Null for the command line, and for failed attempts of an unknown person. */
  readonly member: string | null
  readonly action: string
  readonly subject: string | null
  readonly erase_at: number
}

/** The work on a submission. A submission without a row is new; `submission.handled_at` shows that it was handled. */
interface DeskWorkRow {
  readonly submission: string
  readonly assigned_to: string | null
  /** The number of changes. */
  readonly version: number
  /** The message of the same person under which it is shown; null if it stands for itself. */
  readonly merged_into: string | null
}

interface DeskNoteRow {
  readonly id: string
  readonly submission: string
  readonly member: string
  readonly at: number
  readonly text: string
}

/** An answer to the sender. Its mail is in the outbox, under the same id. */
interface DeskReplyRow {
  readonly id: string
  readonly submission: string
  readonly member: string
  readonly at: number
  readonly subject: string
  readonly text: string
}

/** A member who has a submission open now. */
interface DeskReaderRow {
  readonly submission: string
  readonly member: string
  readonly until: number
}

/** The secret address of a member's calendar. */
interface DeskFeedRow {
  readonly member: string
  readonly token_hash: string
}

interface DeskTemplateRow {
  readonly id: string
  readonly name: string
  readonly language: Locale
  readonly subject: string
  readonly text: string
}

/** Hours without appointments: of an office, or of one agent by name. */
export interface DeskBlockRow {
  readonly id: string
  readonly office: string
  readonly person: string | null
  readonly starts_at: number
  readonly ends_at: number
  readonly text: string
  readonly member: string
}

/** A request of a person (GDPR, articles 15 to 21). It names nobody. */
interface DeskRequestRow {
  readonly id: string
  readonly kind: 'access' | 'rectification' | 'erasure' | 'objection'
  readonly received_at: number
  readonly due_at: number
  readonly done_at: number | null
  readonly member: string
  readonly erase_at: number
}

export interface DeskTables {
  readonly desk_member: DeskMemberRow
  readonly desk_session: DeskSessionRow
  readonly desk_link: DeskLinkRow
  readonly desk_recovery_code: DeskRecoveryCodeRow
  readonly desk_passkey: DeskPasskeyRow
  readonly desk_audit: DeskAuditRow
  readonly desk_work: DeskWorkRow
  readonly desk_note: DeskNoteRow
  readonly desk_reply: DeskReplyRow
  readonly desk_reader: DeskReaderRow
  readonly desk_feed: DeskFeedRow
  readonly desk_template: DeskTemplateRow
  readonly desk_block: DeskBlockRow
  readonly desk_request: DeskRequestRow
}
