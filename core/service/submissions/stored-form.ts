import type { Kysely } from 'kysely'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { SubmissionRow, Tables } from '../store/tables.ts'
import type { StoredForm } from './handler.ts'
import { officeAndAgentOf } from './office-of.ts'
import { eraseAt } from './retention.ts'
import { subjectOf } from './subject.ts'

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
  { config, site: read }: Pick<ServiceDeps, 'config' | 'site'>,
): SubmissionRow {
  const site = read()
  const { property, project } = subjectOf(values, site)
  return {
    id,
    form,
    language,
    property: property || null,
    project: project || null,
    ...officeAndAgentOf(values, site),
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
