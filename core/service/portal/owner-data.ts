/** The personal data of an owner: the account without its secrets, and the uploads. What happened around a property belongs to the agency. */
import type { Kysely } from 'kysely'
import type { PersonalData } from '../personal-data-source.ts'
import type { Tables } from '../store/tables.ts'
import { dropUnusedContent, readDocument } from './documents.ts'
import { knownNetworksOf } from '../accounts/limits.ts'
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
        documents: await addedDocuments(db, owner.id),
        actions: audit.map(({ at, action, subject }) => ({
          at: day(at),
          action,
          subject,
        })),
      },
    ]
  },
  /** Deletes the account with its sessions, links, codes and uploads. */
  erase: async (transaction, email) => {
    const owner = await ownerByEmail(transaction, email)
    if (owner === undefined) return 0
    await transaction.deleteFrom('audit').where('owner', '=', owner.id).execute()
    await transaction.deleteFrom('portal_document').where('owner', '=', owner.id).execute()
    await dropUnusedContent(transaction)
    await transaction
      .deleteFrom('attempts')
      .where('name', 'like', `${knownNetworksOf(owner.id)}%`)
      .execute()
    await transaction.deleteFrom('owner').where('id', '=', owner.id).execute()
    return 1
  },
}

/** With their content, as a person has a right to a copy (GDPR, article 15.3). */
async function addedDocuments(db: Kysely<Tables>, owner: string) {
  const rows = await db
    .selectFrom('portal_document')
    .select(['id', 'property', 'name', 'type', 'added_at'])
    .where('owner', '=', owner)
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, property, name, type, added_at }) => {
      const read = await readDocument(db, { property, id, owner })
      const content = read?.content.toString('base64') ?? ''
      return { id, property, name, type, addedAt: new Date(added_at).toISOString(), content }
    }),
  )
}
