/** The log of actions at the desk, by ids alone. Rows are added, and deleted after their time. */
import type { Kysely } from 'kysely'
import { DESK_LOG_DAYS } from '../../domain/desk.ts'
import { daysLong } from '../../domain/duration.ts'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'

interface Act {
  readonly action: string
  /** Null for the command line, and for an unknown person. */
  readonly member: string | null
  /** ID of the object of the action. */
  readonly subject?: string | undefined
}

export async function writeDeskAudit(
  db: Kysely<Tables>,
  { action, member, subject }: Act,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<void> {
  const at = deps.now()
  const row = {
    id: newId(deps),
    at,
    member,
    action,
    subject: subject ?? null,
    erase_at: at + daysLong(DESK_LOG_DAYS),
  }
  await db.insertInto('desk_audit').values(row).execute()
}
