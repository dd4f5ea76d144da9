/** Submissions as personal data of their senders, and of other people who are named in them. */
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { fieldsOf } from '../../domain/form-definition.ts'
import type { FieldName } from '../../domain/form-fields.ts'
import { FORMS } from '../../domain/forms.ts'
import type { FormName } from '../../domain/forms.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import { withoutValues } from '../mail/redact.ts'
import type { PersonalData } from '../personal-data-source.ts'
import type { SubmissionRow, Tables } from '../store/tables.ts'

/** Erases submissions with the mails about them. */
export async function eraseSubmissions(
  transaction: Transaction<Tables>,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0
  await transaction.deleteFrom('outbox').where('submission', 'in', ids).execute()
  await transaction.deleteFrom('accepted_post').where('submission', 'in', ids).execute()
  const { numDeletedRows } = await transaction
    .deleteFrom('submission')
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Fields about a person other than the sender, by the field with that person's address. The other fields are
 * personal data of the sender.
 */
function fieldsOfOthers(
  form: FormName,
): readonly (readonly [address: FieldName, fields: readonly FieldName[]])[] {
  const others = fieldsOf(FORMS[form]).filter(({ about }) => about !== undefined)
  return others
    .filter(({ kind }) => kind === 'email')
    .map(({ name, about }) => [
      name,
      others.filter((other) => other.about === about).map((other) => other.name),
    ])
}

export const SUBMISSION_DATA: PersonalData = {
  name: 'submissions',
  find: async (db, email) => {
    const own = await db
      .selectFrom('submission')
      .selectAll()
      .where('email', '=', email)
      .orderBy('id')
      .execute()
    const named = await namedIn(db, email)
    const written = await writtenAbout(db, own)
    return [
      ...own.map((row) => ({ ...shown(row), fields: valuesOf(row), ...written(row.id) })),
      ...named.map(({ row, fields }) => ({
        ...shown(row),
        fields: Object.fromEntries(fields.map((name) => [name, valuesOf(row)[name]])),
      })),
    ]
  },
  erase: async (transaction, email) => {
    const own = await transaction.selectFrom('submission').select('id').where('email', '=', email).execute()
    const named = await namedIn(transaction, email)
    const erased = await eraseSubmissions(
      transaction,
      own.map(({ id }) => id),
    )
    for (const { row, fields } of named) await blank(transaction, row, fields)
    return erased + named.length
  },
}

/** Notes and answers of the desk about these submissions. They are erased with them. */
async function writtenAbout(
  db: Kysely<Tables>,
  rows: readonly SubmissionRow[],
): Promise<
  (submission: string) => { readonly notes?: readonly object[]; readonly answers?: readonly object[] }
> {
  if (rows.length === 0) return () => ({})
  const ids = rows.map(({ id }) => id)
  const notes = await db.selectFrom('desk_note').selectAll().where('submission', 'in', ids).execute()
  const answers = await db.selectFrom('desk_reply').selectAll().where('submission', 'in', ids).execute()
  const own = <Row extends { readonly submission: string; readonly at: number }>(
    all: readonly Row[],
    id: string,
  ) =>
    all
      .filter(({ submission }) => submission === id)
      .map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
  return (id) => {
    const said = own(notes, id).map(({ at, text }) => ({ at, text }))
    const sent = own(answers, id).map(({ at, subject, text }) => ({ at, subject, text }))
    return { ...(said.length > 0 && { notes: said }), ...(sent.length > 0 && { answers: sent }) }
  }
}

function shown({ id, form, language, received_at }: SubmissionRow) {
  return { id, form, language, receivedAt: new Date(received_at).toISOString() }
}

function valuesOf({ fields }: SubmissionRow): SubmittedValues {
  return JSON.parse(fields) as SubmittedValues
}

interface Named {
  readonly row: SubmissionRow
  readonly fields: readonly FieldName[]
}

/**
 * Submissions of others that contain this address. Addresses are stored as they were typed, so the text is
 * searched without regard to case before it is parsed.
 */
async function namedIn(db: Kysely<Tables>, email: string): Promise<readonly Named[]> {
  const pattern = `%"${email.replace(/[\\%_]/g, '\\$&')}"%`
  const rows = await db
    .selectFrom('submission')
    .selectAll()
    .where(sql<boolean>`lower(fields) like ${pattern} escape '\\'`)
    .where((row) => row.or([row('email', 'is', null), row('email', '<>', email)]))
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => {
    const values = valuesOf(row)
    const isTheirs = (name: FieldName) => String(values[name] ?? '').toLowerCase() === email
    const fields = fieldsOfOthers(row.form).flatMap(([address, about]) => (isTheirs(address) ? about : []))
    return fields.length === 0 ? [] : [{ row, fields }]
  })
}

/**
 * Removes the fields and keeps the rest. Mails that were sent are erased. Pending mails still reach the
 * office and the sender, without the contents of the fields.
 */
async function blank(transaction: Transaction<Tables>, row: SubmissionRow, fields: readonly FieldName[]) {
  const left = Object.entries(valuesOf(row)).filter(([name]) => !fields.some((field) => field === name))
  await transaction
    .updateTable('submission')
    .set({ fields: JSON.stringify(Object.fromEntries(left)) })
    .where('id', '=', row.id)
    .execute()
  await transaction
    .deleteFrom('outbox')
    .where('submission', '=', row.id)
    .where('state', '<>', 'waiting')
    .execute()
  await blankWaiting(transaction, row, fields)
}

async function blankWaiting(
  transaction: Transaction<Tables>,
  row: SubmissionRow,
  names: readonly FieldName[],
): Promise<void> {
  const values = valuesOf(row)
  const erased = fieldsOf(FORMS[row.form])
    .filter(({ name, kind }) => names.includes(name) && WRITTEN_KINDS.has(kind))
    .flatMap(({ name }) => values[name] ?? [])
  const waiting = await transaction
    .selectFrom('outbox')
    .select(['id', 'message'])
    .where('submission', '=', row.id)
    .execute()
  for (const { id, message } of waiting) {
    const left = withoutValues(message, erased)
    await (
      left === null
        ? transaction.deleteFrom('outbox').where('id', '=', id)
        : transaction.updateTable('outbox').set({ message: left }).where('id', '=', id)
    ).execute()
  }
}

/** Kinds of fields with a text of the visitor's own; all others are choices. */
const WRITTEN_KINDS: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'tel', 'date'])
