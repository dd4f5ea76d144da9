/**
 * The tables of the portal. Rows of properties have the ids of the agency's own software, so that imports can
 * be repeated.
 */
import type { ColumnType } from 'kysely'
import type { Locale } from '../../languages/codes.ts'
import type { PortalCommunication, PortalVisit } from '../../http/portal.ts'

export interface OwnerRow {
  readonly id: string
  /** Id in the agency’s software; null for one who was added by hand. */
  readonly reference: string | null
  /** The user name, in lower case. */
  readonly email: string
  readonly name: string
  readonly language: Locale
  /** Argon2id, with its parameters; null until the first one is chosen. */
  readonly password: string | null
  /** The sealed secret of the authenticator (`sealed.ts`); null without a second factor. */
  readonly second_factor: string | null
  /** Sealed: shown to the owner, and not confirmed yet. */
  readonly second_factor_next: string | null
  /** The time step of the last used code. It and earlier ones are invalid. */
  readonly second_factor_step: number
  readonly created_at: number
  readonly disabled_at: number | null
}

interface OwnerPropertyRow {
  readonly owner: string
  readonly property: string
}

/** Data of a property that the site does not contain, or no longer contains. */
export interface PortalPropertyRow {
  readonly id: string
  /** JSON of localised text. */
  readonly titles: string
  readonly address: string | null
  readonly may_upload: number
}

export interface SessionRow {
  readonly id: string
  readonly owner: string
  readonly token_hash: string
  /** `waiting`: the password was right, the code of the second factor is wanted. */
  readonly state: 'open' | 'waiting'
  readonly device: string
  readonly started_at: number
  readonly seen_at: number
}

export interface ResetLinkRow {
  readonly token_hash: string
  readonly kind: 'password' | 'invitation'
  readonly owner: string
  readonly expires_at: number
}

interface RecoveryCodeRow {
  readonly owner: string
  readonly code_hash: string
}

export interface VisitRow {
  readonly property: string
  readonly id: string
  readonly at: number
  readonly state: PortalVisit['state']
  readonly visitor: string
  readonly feedback: string | null
  readonly interest: NonNullable<PortalVisit['interest']> | null
}

export interface CommunicationRow {
  readonly property: string
  readonly id: string
  readonly at: number
  readonly kind: PortalCommunication['kind']
  readonly sender: string
  readonly subject: string
  readonly text: string | null
}

/** A row of the history. */
export interface EventRow {
  readonly property: string
  readonly id: string
  readonly at: number
  readonly type: string
  readonly contact: string | null
  readonly subject: string
  readonly comment: string | null
  readonly status: string | null
  readonly source: string | null
}

/** Views of a property on another site, by its name. */
export interface PortalCountRow {
  readonly property: string
  readonly portal: string
  readonly day: string
  readonly count: number
}

export interface PortalDocumentRow {
  readonly id: string
  readonly property: string
  /** Id in the agency’s software; null for what an owner added. */
  readonly reference: string | null
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly content_hash: string
  readonly added_at: number
  readonly added_by: 'agency' | 'owner'
  /** The owner who added it, and who alone sees it. Null for what the agency added. */
  readonly owner: string | null
  readonly may_download: number
}

/**
 * Content by its hash, so that equal files are stored once. It is split into parts, so that reading the table
 * never loads whole files.
 */
interface DocumentContentRow {
  readonly hash: string
  readonly part: number
  /** The embedded engine gives bytes as they lie in memory. */
  readonly content: ColumnType<Buffer | ArrayBuffer, Buffer, Buffer>
}

/** The log of actions: ids only, no names. */
interface AuditRow {
  readonly id: string
  readonly at: number
  readonly owner: string | null
  readonly action: string
  readonly subject: string | null
  readonly erase_at: number
}

export interface PortalTables {
  readonly owner: OwnerRow
  readonly owner_property: OwnerPropertyRow
  readonly portal_property: PortalPropertyRow
  readonly session: SessionRow
  readonly reset_link: ResetLinkRow
  readonly recovery_code: RecoveryCodeRow
  readonly visit: VisitRow
  readonly communication: CommunicationRow
  readonly event: EventRow
  readonly portal_count: PortalCountRow
  readonly portal_document: PortalDocumentRow
  readonly document_content: DocumentContentRow
  readonly audit: AuditRow
}
