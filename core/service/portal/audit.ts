/** The log of actions in the portal, by ids alone. It answers later questions of an owner or the agency. */
import type { Kysely } from 'kysely'
import { PORTAL_LOG_DAYS } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'

type AuditAction =
  | 'login'
  | 'login-failed'
  | 'code-failed'
  | 'logout'
  | 'sessions-ended'
  | 'reset-asked'
  | 'password-set'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-code-used'
  | 'not-theirs'
  | 'document-read'
  | 'document-added'
  | 'document-removed'
  | 'owner-added'
  | 'owner-link-made'
  | 'owner-disabled'
  | 'owner-enabled'

interface Act {
  readonly action: AuditAction
  /** null for an unknown person. */
  readonly owner: string | null
  /** ID of the object of the action. */
  readonly subject?: string
}

export async function writeAudit(
  db: Kysely<Tables>,
  { action, owner, subject }: Act,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<void> {
  const at = deps.now()
  const row = {
    id: newId(deps),
    at,
    owner,
    action,
    subject: subject ?? null,
    erase_at: at + daysLong(PORTAL_LOG_DAYS),
  }
  await db.insertInto('audit').values(row).execute()
}
