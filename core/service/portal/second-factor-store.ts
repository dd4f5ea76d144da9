/** The second factor in the database. Codes are marked as used, so that each works once. */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import { writeAudit } from './audit.ts'
import { unseal } from '../accounts/sealed.ts'
import { recoveryCodeOf, stepOf } from '../accounts/second-factor.ts'
import type { OwnerRow } from './tables.ts'
import { hashToken } from '../accounts/tokens.ts'

interface GivenCode {
  readonly code: string
  /** Sealed. */
  readonly secret: string | null
  readonly deps: Pick<ServiceDeps, 'now' | 'random' | 'secrets'>
}

/** Uses a code of the authenticator or a recovery code. Each works once. */
export async function takeCode(db: Kysely<Tables>, owner: OwnerRow, given: GivenCode): Promise<boolean> {
  const recovery = recoveryCodeOf(given.code)
  if (recovery === null) return takeStep(db, owner, given)
  const used = await db
    .deleteFrom('recovery_code')
    .where('owner', '=', owner.id)
    .where('code_hash', '=', hashToken(recovery))
    .executeTakeFirst()
  if (used.numDeletedRows === 0n) return false
  await writeAudit(db, { action: 'recovery-code-used', owner: owner.id }, given.deps)
  return true
}

/** If two simultaneous requests have the same code, the first one takes the step. */
export async function takeStep(
  db: Kysely<Tables>,
  owner: OwnerRow,
  { code, secret, deps }: GivenCode,
): Promise<boolean> {
  const opened = secret === null ? null : unseal(secret, owner.id, deps)
  if (opened === null) return false
  const step = stepOf(code, opened, { now: deps.now(), after: owner.second_factor_step })
  if (step === null) return false
  const taken = await db
    .updateTable('owner')
    .set({ second_factor_step: step })
    .where('id', '=', owner.id)
    .where('second_factor_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

export async function withoutSecondFactor(
  db: Kysely<Tables>,
  owner: string,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<void> {
  const none = { second_factor: null, second_factor_next: null }
  await db.updateTable('owner').set(none).where('id', '=', owner).execute()
  await replaceRecoveryCodes(db, owner, [])
  await writeAudit(db, { action: 'second-factor-off', owner }, deps)
}

export async function replaceRecoveryCodes(
  db: Kysely<Tables>,
  owner: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_code').where('owner', '=', owner).execute()
  const rows = codes.map((code) => ({ owner, code_hash: hashToken(recoveryCodeOf(code) ?? code) }))
  if (rows.length > 0) await db.insertInto('recovery_code').values(rows).execute()
}
