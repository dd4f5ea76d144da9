import type { Kysely } from 'kysely'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { SubmissionRow, Tables } from '../store/tables.ts'
import type { StoredForm } from './handler.ts'
import { officeAndAgentOf } from './office-of.ts'
import { eraseAt } from './retention.ts'

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

export function submissionRow(
  { id, form, language, values, receivedAt }: StoredForm,
  { config, site }: Pick<ServiceDeps, 'config' | 'site'>,
): SubmissionRow {
  return {
    id,
    form,
    language,
    property: textOf(values.property ?? values.reference),
    project: textOf(values.project),
    ...officeAndAgentOf(values, site()),
    email: textOf(values.email)?.toLowerCase() ?? null,
    fields: JSON.stringify(values),
    received_at: receivedAt,
    handled_at: null,
    erase_at: eraseAt(form, receivedAt, config),
  }
}

function textOf(value: string | readonly string[] | undefined): string | null {
  return typeof value === 'string' ? value : null
}
