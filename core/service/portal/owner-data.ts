/** What is kept of an owner as a person: the account, never its secrets. What happened around a property is the agency’s to keep. */
import type { PersonalData } from '../personal-data-source.ts'
import { ownerByEmail, propertiesOf } from './owners.ts'

export const OWNER_DATA: PersonalData = {
  name: 'ownerAccounts',
  find: async (db, email) => {
    const owner = await ownerByEmail(db, email)
    if (owner === undefined) return []
    const { name, language, created_at } = owner
    const sessions = await db
      .selectFrom('session')
      .select(['device', 'started_at', 'seen_at'])
      .where('owner', '=', owner.id)
      .execute()
    const audit = await db
      .selectFrom('audit')
      .select(['at', 'action', 'subject'])
      .where('owner', '=', owner.id)
      .orderBy('at')
      .execute()
    const day = (moment: number) => new Date(moment).toISOString()
    return [
      {
        email: owner.email,
        name,
        language,
        since: day(created_at),
        properties: await propertiesOf(db, owner.id),
        sessions: sessions.map((row) => ({
          device: row.device,
          startedAt: day(row.started_at),
          seenAt: day(row.seen_at),
        })),
        actions: audit.map(({ at, action, subject }) => ({
          at: day(at),
          action,
          subject,
        })),
      },
    ]
  },
  /** With the account go sessions, links and codes. */
  erase: async (transaction, email) => {
    const owner = await ownerByEmail(transaction, email)
    if (owner === undefined) return 0
    await transaction.deleteFrom('audit').where('owner', '=', owner.id).execute()
    await transaction.deleteFrom('owner').where('id', '=', owner.id).execute()
    return 1
  },
}
