import type { Kysely } from 'kysely'
import { PORTAL_LONGEST_MS } from '../../domain/portal.ts'
import type { Tables } from '../store/tables.ts'
import { dropUnusedContent } from './documents.ts'

/** Deletes sessions, links and entries of the log that have ended, and the content of removed documents. */
export async function erasePortalRemains(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('started_at', '<=', now - PORTAL_LONGEST_MS)
    .execute()
  await db.deleteFrom('reset_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('audit').where('erase_at', '<=', now).execute()
  await dropUnusedContent(db)
}
