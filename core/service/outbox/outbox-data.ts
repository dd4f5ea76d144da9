import type { OutboundMessage } from '../mail/message.ts'
import type { PersonalData } from '../personal-data-source.ts'
import { sql } from 'kysely'

/** All mails to a person. */
export const OUTBOX_DATA: PersonalData = {
  name: 'mails',
  find: async (db, email) => {
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'state', 'created_at', 'message'])
      .where('kind', '=', 'mail')
      .where(sql<string>`lower(recipient)`, '=', email)
      .orderBy('id')
      .execute()
    return rows.map(({ id, state, created_at, message }) => {
      const mail = JSON.parse(message) as OutboundMessage
      // A mail that is not composed yet contains the values of its submission.
      const said = mail.kind === 'mail' ? { subject: mail.subject, text: mail.text } : {}
      return { id, state, createdAt: new Date(created_at).toISOString(), ...said }
    })
  },
  erase: async (transaction, email) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('outbox')
      .where('kind', '=', 'mail')
      .where(sql<string>`lower(recipient)`, '=', email)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
}
