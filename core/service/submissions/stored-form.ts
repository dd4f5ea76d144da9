import type { Kysely } from 'kysely'
import type { SubmittedValues } from '../../http/submission.ts'
import type { Tables } from '../store/tables.ts'
import type { StoredForm } from './handler.ts'

/** A form that was stored; undefined after it was erased. */
export async function findForm(db: Kysely<Tables>, id: string): Promise<StoredForm | undefined> {
  const row = await db
    .selectFrom('submission')
    .select(['form', 'language', 'fields', 'received_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { form, language, fields, received_at: receivedAt } = row
  return { id, form, language, values: JSON.parse(fields) as SubmittedValues, receivedAt }
}
