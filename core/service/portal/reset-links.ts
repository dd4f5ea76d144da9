/** Links to choose a password. Each belongs to one owner, works once, and expires. */
import type { Kysely } from 'kysely'
import { linkLife } from '../../domain/behaviour.ts'
import { daysLong, minutesLong } from '../../domain/duration.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import type { OwnerRow, ResetLinkRow } from './tables.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'

/**
 * Returns the token of a new link to choose a password. An invitation replaces earlier invitations. A link that was asked for on the site
 * voids no other, because a stranger may have asked for it: all of them end when one is used. Without an owner, the token opens nothing.
 */
export async function makeResetLink(
  db: Kysely<Tables>,
  { owner, kind }: { readonly owner: string | undefined; readonly kind: PasswordLink },
  deps: Pick<ServiceDeps, 'now' | 'random' | 'config'>,
): Promise<string> {
  const token = newToken(deps)
  if (owner === undefined) return token
  if (kind === 'invitation')
    await db.deleteFrom('reset_link').where('owner', '=', owner).where('kind', '=', kind).execute()
  await db
    .insertInto('reset_link')
    .values({
      owner,
      kind,
      token_hash: hashToken(token),
      expires_at: deps.now() + lifetimeOf(kind, deps.config),
    })
    .execute()
  return token
}

/** Requested on the site, or sent by the office. */
type PasswordLink = ResetLinkRow['kind']

function lifetimeOf(kind: PasswordLink, config: ServiceConfig): number {
  const life = linkLife(kind, config)
  return kind === 'password' ? minutesLong(life) : daysLong(life)
}

/** The owner of a valid link. */
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

/** Uses a link, and returns whether it was unused. One of two simultaneous calls succeeds. */
export async function useResetLink(db: Kysely<Tables>, token: string): Promise<boolean> {
  const used = await db.deleteFrom('reset_link').where('token_hash', '=', hashToken(token)).executeTakeFirst()
  return used.numDeletedRows > 0n
}

export async function voidResetLinks(db: Kysely<Tables>, owner: string): Promise<void> {
  await db.deleteFrom('reset_link').where('owner', '=', owner).execute()
}
