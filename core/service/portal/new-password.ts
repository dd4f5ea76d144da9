/** A new password by a mailed link (`core/service/forms/reset-password.ts`) or in a session. Either ends all sessions. */
import type { Kysely } from 'kysely'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import { writeAudit } from './audit.ts'
import { voidResetLinks } from './reset-links.ts'
import { endSessions } from './sessions.ts'
import type { OwnerRow } from './tables.ts'

/** Words that an attacker would try first for this owner. */
export function wordsAround({ name, email }: OwnerRow, site: ServiceSite): readonly string[] {
  return [site.name, new URL(site.url).hostname, name, email, 'immo']
}

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
