/** The second factor of members in the database. Codes are marked as used, so that each works once. */
import type { Kysely } from 'kysely'
import { unseal } from '../accounts/sealed.ts'
import { recoveryCodeOf, stepOf } from '../accounts/second-factor.ts'
import { hashToken } from '../accounts/tokens.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import { writeDeskAudit } from './audit.ts'
import type { DeskMemberRow, DeskPasskeyRow } from './desk-tables.ts'

/** An authenticator app, or a passkey. */
export async function hasSecondFactor(
  db: Kysely<Tables>,
  { id, second_factor }: Pick<DeskMemberRow, 'id' | 'second_factor'>,
): Promise<boolean> {
  return second_factor !== null || (await passkeysOf(db, id)).length > 0
}

/** The oldest first. */
export function passkeysOf(db: Kysely<Tables>, member: string): Promise<readonly DeskPasskeyRow[]> {
  return db
    .selectFrom('desk_passkey')
    .selectAll()
    .where('member', '=', member)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

interface GivenCode {
  readonly code: string
  /** Sealed. */
  readonly secret: string | null
  readonly deps: Pick<ServiceDeps, 'now' | 'random' | 'secrets'>
}

/** Uses a code of the authenticator or a recovery code. */
export async function takeDeskCode(
  db: Kysely<Tables>,
  member: DeskMemberRow,
  given: GivenCode,
): Promise<boolean> {
  const recovery = recoveryCodeOf(given.code)
  if (recovery === null) return takeDeskStep(db, member, given)
  const used = await db
    .deleteFrom('desk_recovery_code')
    .where('member', '=', member.id)
    .where('code_hash', '=', hashToken(recovery))
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await writeDeskAudit(db, { action: 'recovery-code-used', member: member.id }, given.deps)
  return true
}

/** If two simultaneous requests have the same code, the first one takes the step. */
export async function takeDeskStep(
  db: Kysely<Tables>,
  member: DeskMemberRow,
  { code, secret, deps }: GivenCode,
): Promise<boolean> {
  const opened = secret === null ? null : unseal(secret, member.id, deps)
  if (opened === null) return false
  const step = stepOf(code, opened, { now: deps.now(), after: member.second_factor_step })
  if (step === null) return false
  const taken = await db
    .updateTable('desk_member')
    .set({ second_factor_step: step })
    .where('id', '=', member.id)
    .where('second_factor_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

export async function replaceDeskRecoveryCodes(
  db: Kysely<Tables>,
  member: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('desk_recovery_code').where('member', '=', member).execute()
  const rows = codes.map((code) => ({ member, code_hash: hashToken(recoveryCodeOf(code) ?? code) }))
  if (rows.length > 0) await db.insertInto('desk_recovery_code').values(rows).execute()
}
