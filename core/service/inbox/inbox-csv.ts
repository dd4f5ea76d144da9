/** Submissions as a table for spreadsheets. */
import { FORMS } from '../../domain/forms.ts'
import { fieldsOf } from '../../domain/form-definition.ts'
import type { FieldName } from '../../domain/form-fields.ts'
import { spreadsheet } from '../spreadsheet.ts'
import type { InboxEntry } from './inbox.ts'
import { mailState } from './inbox.ts'

const HIDDEN: ReadonlySet<FieldName> = new Set([
  'language',
  'property',
  'project',
  'token',
  'hold',
  'agent',
  'start',
  'password',
  'passwordConfirmation',
])

/** One column for each field of any form, in the order of the forms. The columns do not depend on what was sent. */
const FIELD_COLUMNS: readonly FieldName[] = [
  ...new Set(Object.values(FORMS).flatMap((form) => fieldsOf(form).map(({ name }) => name))),
].filter((name) => !HIDDEN.has(name))

const HEAD = [
  'id',
  'receivedAt',
  'form',
  'language',
  'property',
  'project',
  'handledAt',
  'mails',
  'appointment',
  'appointmentState',
]

export function inboxCsv(entries: readonly InboxEntry[]): string {
  const rows = entries.map((entry) => [
    entry.id,
    timeText(entry.receivedAt),
    entry.form,
    entry.language,
    entry.property ?? '',
    entry.project ?? '',
    entry.handledAt === null ? '' : timeText(entry.handledAt),
    mailState(entry),
    entry.appointment === null ? '' : timeText(entry.appointment.startsAt),
    entry.appointment?.state ?? '',
    ...FIELD_COLUMNS.map((name) => [entry.fields[name] ?? []].flat().join('; ')),
  ])
  return spreadsheet([[...HEAD, ...FIELD_COLUMNS], ...rows])
}

function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
