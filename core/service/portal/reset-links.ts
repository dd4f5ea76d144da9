/** Links to choose a password: each for one owner, once, and not for long. */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import type { OwnerRow } from './tables.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE = 60_000
/** Mail may take a while where the receiver makes a stranger wait (greylisting); docs/decisions/0035. */
export const RESET_LIFETIME = 30 * MINUTE
/** What the office hands out: somebody has to be reached first. */
export const INVITATION_LIFETIME = 3 * 24 * 60 * MINUTE

/** Its token. Those that the owner had before are void. For nobody a token is made that opens nothing. */
export async function makeResetLink(
  db: Kysely<Tables>,
  { owner, lifetime }: { readonly owner: string | undefined; readonly lifetime: number },
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<string> {
  const token = newToken(deps)
  if (owner === undefined) return token
  await voidResetLinks(db, owner)
  await db
    .insertInto('reset_link')
    .values({ owner, token_hash: hashToken(token), expires_at: deps.now() + lifetime })
    .execute()
  return token
}

/** Whose it is, if it is still good. */
export async function ownerOfLink(
  db: Kysely<Tables>,
  token: string,
  now: number,
): Promise<OwnerRow | undefined> {
  return db
    .selectFrom('owner')
    .selectAll('owner')
    .innerJoin('reset_link', 'reset_link.owner', 'owner.id')
    .where('reset_link.token_hash', '=', hashToken(token))
    .where('reset_link.expires_at', '>', now)
    .where('owner.disabled_at', 'is', null)
    .executeTakeFirst()
}

/** Whether it could be used: of two at the same time, one. */
export async function useResetLink(db: Kysely<Tables>, token: string): Promise<boolean> {
  const used = await db.deleteFrom('reset_link').where('token_hash', '=', hashToken(token)).executeTakeFirst()
  return used.numDeletedRows > 0n
}

export async function voidResetLinks(db: Kysely<Tables>, owner: string): Promise<void> {
  await db.deleteFrom('reset_link').where('owner', '=', owner).execute()
}
