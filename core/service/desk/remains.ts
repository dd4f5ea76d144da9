import type { Kysely } from 'kysely'
import { DESK_LOG_DAYS, DESK_LONGEST_MS } from '../../domain/desk.ts'
import { daysLong } from '../../domain/duration.ts'
import type { Tables } from '../store/tables.ts'

/** Deletes what has ended: sessions, links, entries of the log, requests of persons, and blocked hours. */
export async function eraseDeskRemains(db: Kysely<Tables>, now: number): Promise<void> {
  await db
    .deleteFrom('desk_session')
    .where('started_at', '<=', now - DESK_LONGEST_MS)
    .execute()
  await db.deleteFrom('desk_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('desk_reader').where('until', '<=', now).execute()
  await db
    .deleteFrom('desk_block')
    .where('ends_at', '<=', now - daysLong(DESK_LOG_DAYS))
    .execute()
  for (const table of ['desk_audit', 'desk_request'] as const)
    await db.deleteFrom(table).where('erase_at', '<=', now).execute()
}
