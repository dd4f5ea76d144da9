/** A new password by a mailed link (`core/service/forms/reset-password.ts`) or in a session. Either ends all sessions. */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import { writeAudit } from './audit.ts'
import { voidResetLinks } from './reset-links.ts'
import { endSessions } from './sessions.ts'

/** Ends every session and every link, so that the old password gives no access. */
export async function setPassword(
  db: Kysely<Tables>,
  { owner, hash }: { readonly owner: string; readonly hash: string },
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<void> {
  await db.updateTable('owner').set({ password: hash }).where('id', '=', owner).execute()
  await endSessions(db, owner)
  await voidResetLinks(db, owner)
  await writeAudit(db, { action: 'password-set', owner }, deps)
}
