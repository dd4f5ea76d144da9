/** The submissions of visitors for the office, with the state of their mails. */
import type { Kysely } from 'kysely'
import type { FormName } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { AppointmentRow } from '../appointments/appointment-tables.ts'
import type { Store } from '../store/store.ts'
import type { OutboxRow, SubmissionRow, Tables } from '../store/tables.ts'

export interface InboxFilter {
  readonly form?: FormName
  /** Milliseconds. */
  readonly since?: number
  readonly unhandled?: boolean
}

export interface InboxMail {
  readonly id: string
  readonly kind: OutboxRow['kind']
  readonly recipient: string
  readonly state: OutboxRow['state']
  readonly attempts: number
  readonly nextAt: number
  readonly sentAt: number | null
  readonly error: string | null
}

/** The present state of the appointment of the submission. */
interface InboxAppointment {
  readonly startsAt: number
  readonly endsAt: number
  readonly state: AppointmentRow['state']
  /** Until when the visitor could confirm it by mail. */
  readonly confirmBy: number | null
  readonly office: string | null
  readonly person: string | null
}

export interface InboxEntry {
  readonly id: string
  readonly form: FormName
  readonly language: Locale
  readonly property: string | null
  readonly project: string | null
  readonly receivedAt: number
  readonly handledAt: number | null
  readonly fields: SubmittedValues
  readonly mails: readonly InboxMail[]
  readonly appointment: InboxAppointment | null
}

/** Newest first. */
export async function listInbox(
  { db }: Pick<Store, 'db'>,
  filter: InboxFilter,
): Promise<readonly InboxEntry[]> {
  const { form, since, unhandled = false } = filter
  const submissions = db.selectFrom('submission').selectAll()
  const rows = await (form === undefined ? submissions : submissions.where('form', '=', form))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(unhandled, (query) => query.where('handled_at', 'is', null))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return entriesOf(db, rows)
}

/** Finds submissions by id, or by the beginning of an id if it is unique. */
export async function findEntries(
  { db }: Pick<Store, 'db'>,
  beginning: string,
): Promise<readonly InboxEntry[]> {
  if (!/^[0-9a-f]{4,32}$/.test(beginning)) return []
  const rows = await db
    .selectFrom('submission')
    .selectAll()
    .where('id', 'like', `${beginning}%`)
    .limit(2)
    .execute()
  return entriesOf(db, rows)
}

/** The entries of rows that were read elsewhere, in their order. */
export function listInboxOf(
  { db }: Pick<Store, 'db'>,
  rows: readonly SubmissionRow[],
): Promise<readonly InboxEntry[]> {
  return entriesOf(db, rows)
}

async function entriesOf(db: Kysely<Tables>, rows: readonly SubmissionRow[]): Promise<readonly InboxEntry[]> {
  const ids = new Set(rows.map(({ id }) => id))
  const mails = await mailsOf(db, ids)
  const appointments = await appointmentsOf(db, ids)
  return rows.map((row) => ({
    ...entryOf(row, mails.get(row.id) ?? []),
    appointment: appointments.get(row.id) ?? null,
  }))
}

async function appointmentsOf(
  db: Kysely<Tables>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, InboxAppointment>> {
  const rows = await db
    .selectFrom('appointment')
    .select(['id', 'starts_at', 'ends_at', 'state', 'confirm_by', 'office', 'person'])
    .where('id', '>=', firstOf(ids))
    .execute()
  return new Map(
    rows.map(({ id, starts_at, ends_at, confirm_by, ...row }) => [
      id,
      { startsAt: starts_at, endsAt: ends_at, confirmBy: confirm_by, ...row },
    ]),
  )
}

/** The least of some ids, which sort by time: one range instead of a list without end. */
function firstOf(ids: ReadonlySet<string>): string {
  return [...ids].reduce((least, id) => (id < least ? id : least), 'g')
}

/** Marks a submission as handled. The first mark stays. */
export async function markHandled(store: Store, id: string, now: number): Promise<void> {
  await store.write((transaction) =>
    transaction
      .updateTable('submission')
      .set({ handled_at: now })
      .where('id', '=', id)
      .where('handled_at', 'is', null)
      .execute(),
  )
}

async function mailsOf(
  db: Kysely<Tables>,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly InboxMail[]>> {
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom('outbox')
    .select([
      'id',
      'submission',
      'kind',
      'recipient',
      'state',
      'attempts',
      'next_at',
      'sent_at',
      'last_error',
    ])
    .where('submission', '>=', firstOf(ids))
    .orderBy('id')
    .execute()
  const found = new Map<string, InboxMail[]>()
  for (const { submission, next_at, sent_at, last_error, ...row } of rows) {
    if (submission === null || !ids.has(submission)) continue
    const mail = { ...row, nextAt: next_at, sentAt: sent_at, error: last_error }
    found.set(submission, [...(found.get(submission) ?? []), mail])
  }
  return found
}

function entryOf(row: SubmissionRow, mails: readonly InboxMail[]): Omit<InboxEntry, 'appointment'> {
  const { id, form, language, property, project, received_at, handled_at, fields } = row
  return {
    id,
    form,
    language,
    property,
    project,
    receivedAt: received_at,
    handledAt: handled_at,
    fields: JSON.parse(fields) as SubmittedValues,
    mails,
  }
}

/** `sent` where all of them are. */
export function mailState({ mails }: Pick<InboxEntry, 'mails'>): 'none' | 'sent' | 'waiting' | 'failed' {
  if (mails.length === 0) return 'none'
  if (mails.some(({ state }) => state === 'failed')) return 'failed'
  return mails.every(({ state }) => state === 'sent') ? 'sent' : 'waiting'
}
