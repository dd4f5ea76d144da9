/**
 * The name and the telephone number of a person in messages and appointments, corrected at their request (GDPR, article
 * 16). The e-mail address stays: the person confirmed the consents with it, and each new address has to be confirmed.
 */
import type { Transaction } from 'kysely'
import { fieldsOf } from '../../domain/form-definition.ts'
import { FORMS } from '../../domain/forms.ts'
import type { PersonContact } from '../../http/desk/people.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { Store } from '../store/store.ts'
import type { SubmissionRow, Tables } from '../store/tables.ts'

/** The newest messages determine name and telephone number. The result is null if no message has a name. */
export async function contactOf({ db }: Store, email: string): Promise<PersonContact | null> {
  const rows = await messagesOf(db, email)
  const all = rows.map(({ fields }) => JSON.parse(fields) as SubmittedValues)
  const newest = (name: keyof PersonContact) => all.map((values) => values[name]).find(isText)
  const [firstName, lastName, phone] = [newest('firstName'), newest('lastName'), newest('phone')]
  if (firstName === undefined || lastName === undefined) return null
  return { firstName, lastName, ...(phone !== undefined && { phone }) }
}

/** Returns how many messages were changed. An appointment is changed with its message, and one without it by itself. */
export function correctPerson(store: Store, email: string, contact: PersonContact): Promise<number> {
  return store.write(async (transaction) => {
    const rows = await messagesOf(transaction, email)
    for (const row of rows)
      await transaction
        .updateTable('submission')
        .set({ fields: corrected(row, contact) })
        .where('id', '=', row.id)
        .execute()
    const { firstName, lastName, phone } = contact
    await transaction
      .updateTable('appointment')
      .set({ name: `${firstName} ${lastName}`, ...(phone !== undefined && { phone }) })
      .where('email', '=', email)
      .execute()
    return rows.length
  })
}

/** The newest first. */
function messagesOf(db: Pick<Transaction<Tables>, 'selectFrom'>, email: string): Promise<Message[]> {
  return db
    .selectFrom('submission')
    .select(['id', 'form', 'fields'])
    .where('email', '=', email)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .execute()
}

type Message = Pick<SubmissionRow, 'id' | 'form' | 'fields'>

/** A form without a field for the telephone gets none. */
function corrected({ form, fields }: Message, contact: PersonContact): string {
  const asked = new Set<string>(fieldsOf(FORMS[form]).map(({ name }) => name))
  const changed = Object.entries(contact).filter(([name]) => asked.has(name))
  return JSON.stringify({ ...(JSON.parse(fields) as SubmittedValues), ...Object.fromEntries(changed) })
}

function isText(value: string | readonly string[] | undefined): value is string {
  return typeof value === 'string' && value !== ''
}
