/**
 * Sessions of owners: a row in the database and a token in the browser, so that they can be listed, and ended
 * from anywhere.
 */
import type { Kysely } from 'kysely'
import { PORTAL_IDLE_MS, PORTAL_LONGEST_MS } from '../../domain/portal.ts'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'
import { tokenOf } from './cookie.ts'
import { deviceOf } from '../accounts/device.ts'
import type { OwnerRow, SessionRow } from './tables.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'

const MINUTE = 60_000
/** The time without a request after which a session ends (ASVS 7.3.1). */
const IDLE = PORTAL_IDLE_MS
/** The time to enter the code of the second factor. */
const WAITING = 10 * MINUTE
/** The row is updated at most this often, to save writes. */
const SEEN_EVERY = MINUTE

export interface Visitor {
  readonly owner: OwnerRow
  readonly session: SessionRow
}

type TokenDeps = Pick<ServiceDeps, 'now' | 'random'>

/**
 * Opens a session and returns its token, which is always new, so that a token planted in the browser before
 * is worthless.
 */
export async function openSession(
  db: Kysely<Tables>,
  { owner, state, request }: { owner: string; state: SessionRow['state']; request: Request },
  deps: TokenDeps,
): Promise<string> {
  const token = newToken(deps)
  const now = deps.now()
  const device = deviceOf(request.headers.get('User-Agent'))
  const times = { started_at: now, seen_at: now }
  await db
    .insertInto('session')
    .values({ id: newId(deps), owner, token_hash: hashToken(token), state, device, ...times })
    .execute()
  return token
}

/** The visitor of a request; null without a session, or with one that has ended. */
export async function visitorOf(
  request: Request,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<Visitor | null> {
  const token = tokenOf(request)
  if (token === null) return null
  const session = await store.db
    .selectFrom('session')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (session === undefined || endOf(session) <= now()) return null
  const owner = await store.db
    .selectFrom('owner')
    .selectAll()
    .where('id', '=', session.owner)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return owner === undefined ? null : { owner, session }
}

/** The end of the session without further requests. */
export function endOf({ state, started_at, seen_at }: SessionRow): number {
  if (state === 'waiting') return started_at + WAITING
  return Math.min(seen_at + IDLE, started_at + PORTAL_LONGEST_MS)
}

/** Records the use of a session and returns its new state. */
export async function seen(
  session: SessionRow,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<SessionRow> {
  const at = now()
  if (at - session.seen_at < SEEN_EVERY) return session
  await store.write((transaction) =>
    transaction.updateTable('session').set({ seen_at: at }).where('id', '=', session.id).execute(),
  )
  return { ...session, seen_at: at }
}

/** The sessions of an owner that have not ended, the newest first. */
export async function sessionsOf(
  owner: string,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<readonly SessionRow[]> {
  const rows = await store.db
    .selectFrom('session')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'open')
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.filter((row) => endOf(row) > now())
}

/** Ends a session, and returns whether this owner had it. */
export async function endSession(db: Kysely<Tables>, owner: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

export async function endSessions(db: Kysely<Tables>, owner: string): Promise<void> {
  await db.deleteFrom('session').where('owner', '=', owner).execute()
}

/** Ends the session of the request's cookie, whoever owns it, because a login replaces it. */
export async function leaveSession(db: Kysely<Tables>, request: Request): Promise<void> {
  const token = tokenOf(request)
  if (token === null) return
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute()
}
