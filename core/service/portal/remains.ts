import type { Kysely } from 'kysely'
import type { Tables } from '../store/tables.ts'
import { dropUnusedContent } from './documents.ts'
import { LONGEST } from './sessions.ts'

/** What has had its time: sessions, links, the audit, and bytes of documents that are gone. Part of what the service erases each day. */
export async function erasePortalRemains(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('started_at', '<=', now - LONGEST)
    .execute()
  await db.deleteFrom('reset_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('audit').where('erase_at', '<=', now).execute()
  await dropUnusedContent(db)
}
