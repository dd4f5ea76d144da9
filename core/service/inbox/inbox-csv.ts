/** What visitors sent as a table for office programs (RFC 4180). */
import { FORMS } from '../../domain/forms.ts'
import { fieldsOf } from '../../domain/form-definition.ts'
import type { FieldName } from '../../domain/form-fields.ts'
import type { InboxEntry } from './inbox.ts'
import { mailState } from './inbox.ts'

const HIDDEN: ReadonlySet<FieldName> = new Set([
  'language',
  'property',
  'project',
  'token',
  'password',
  'passwordConfirmation',
])

/** One column for each field that any form has, in the order of the forms: columns stay where they are, whatever was sent. */
const FIELD_COLUMNS: readonly FieldName[] = [
  ...new Set(Object.values(FORMS).flatMap((form) => fieldsOf(form).map(({ name }) => name))),
].filter((name) => !HIDDEN.has(name))

const HEAD = ['id', 'receivedAt', 'form', 'language', 'property', 'project', 'handledAt', 'mails']

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
    ...FIELD_COLUMNS.map((name) => [entry.fields[name] ?? []].flat().join('; ')),
  ])
  // Excel takes a file without the mark for one of its own code page.
  return `\uFEFF${[[...HEAD, ...FIELD_COLUMNS], ...rows].map(lineOf).join('')}`
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/**
 * Programs that open the table calculate what begins like a formula, and such a formula can send the table away. An apostrophe before it makes
 * it a text (OWASP, “CSV injection”); telephone numbers with a plus sign get one too.
 */
function cellOf(text: string): string {
  const safe = /^[\s\uFEFF]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

function timeText(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
