/** Sessions of members: a row in the database and a token in the browser, so that they can be listed, and ended from anywhere. */
import type { Kysely } from 'kysely'
import { DESK_IDLE_MS, DESK_LONGEST_MS } from '../../domain/desk.ts'
import { DESK_COOKIE } from '../../http/desk/endpoints.ts'
import { createSessionCookie } from '../accounts/cookie.ts'
import { deviceOf } from '../accounts/device.ts'
import { hashToken, newToken } from '../accounts/tokens.ts'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'
import { writeDeskAudit } from './audit.ts'
import type { DeskVisitor } from './call.ts'
import type { DeskSessionRow } from './desk-tables.ts'

const MINUTE = 60_000
/** The time to enter the code, or to set up the second factor. */
const WAITING = 15 * MINUTE

export const deskCookie = createSessionCookie({ secure: DESK_COOKIE, local: 'agency-site-desk' })

/** The token is always new, so that one that was planted in the browser before is worthless. */
export async function openDeskSession(
  db: Kysely<Tables>,
  { member, state, request }: { member: string; state: DeskSessionRow['state']; request: Request },
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<string> {
  const token = newToken(deps)
  const now = deps.now()
  const device = deviceOf(request.headers.get('User-Agent'))
  const times = { started_at: now, seen_at: now }
  await db
    .insertInto('desk_session')
    .values({
      id: newId(deps),
      member,
      token_hash: hashToken(token),
      state,
      device,
      ...times,
      challenge: null,
    })
    .execute()
  return token
}

/** Opens the desk at the end of a log-in. The waiting session is replaced by one with a new token. */
export async function enterDesk(
  db: Kysely<Tables>,
  { member, request }: { readonly member: string; readonly request: Request },
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<string> {
  await leaveDeskSession(db, request)
  await writeDeskAudit(db, { action: 'login', member }, deps)
  return openDeskSession(db, { member, state: 'open', request }, deps)
}

/** The visitor of a request; null without a session, or with one that has ended. */
export async function deskVisitorOf(
  request: Request,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<DeskVisitor | null> {
  const token = deskCookie.read(request)
  if (token === null) return null
  const session = await store.db
    .selectFrom('desk_session')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (session === undefined || endOfDesk(session) <= now()) return null
  const member = await store.db
    .selectFrom('desk_member')
    .selectAll()
    .where('id', '=', session.member)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return member === undefined ? null : { member, session }
}

/** The end of the session without further requests. */
export function endOfDesk({ state, started_at, seen_at }: DeskSessionRow): number {
  if (state === 'waiting') return started_at + WAITING
  return Math.min(seen_at + DESK_IDLE_MS, started_at + DESK_LONGEST_MS)
}

/** Whether a session goes on: those of a disabled member are deleted. */
export async function isOpenDeskSession(
  id: string,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<boolean> {
  const session = await store.db
    .selectFrom('desk_session')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return session !== undefined && endOfDesk(session) > now()
}

/** Records the use of a session, at most once a minute to save writes, and returns its new state. */
export async function seenAtDesk(
  session: DeskSessionRow,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<DeskSessionRow> {
  const at = now()
  if (at - session.seen_at < MINUTE) return session
  await store.write((transaction) =>
    transaction.updateTable('desk_session').set({ seen_at: at }).where('id', '=', session.id).execute(),
  )
  return { ...session, seen_at: at }
}

/** The sessions of a member that have not ended, the newest first. */
export async function deskSessionsOf(
  member: string,
  { store, now }: Pick<ServiceDeps, 'store' | 'now'>,
): Promise<readonly DeskSessionRow[]> {
  const rows = await store.db
    .selectFrom('desk_session')
    .selectAll()
    .where('member', '=', member)
    .where('state', '=', 'open')
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.filter((row) => endOfDesk(row) > now())
}

/** Ends a session, and returns whether this member had it. */
export async function endDeskSession(db: Kysely<Tables>, member: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('desk_session')
    .where('id', '=', id)
    .where('member', '=', member)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}

/** Ends the session of the request's cookie, whoever has it, because a log-in replaces it. */
export async function leaveDeskSession(db: Kysely<Tables>, request: Request): Promise<void> {
  const token = deskCookie.read(request)
  if (token === null) return
  await db.deleteFrom('desk_session').where('token_hash', '=', hashToken(token)).execute()
}
