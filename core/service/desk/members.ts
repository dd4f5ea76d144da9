/** The members of the desk, in the database. */
import { emailKey } from '../../domain/email.ts'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'
import type { DeskMemberRow } from './desk-tables.ts'

type Given = Pick<DeskMemberRow, 'email' | 'name' | 'role' | 'office' | 'language'>

/** A member without a password, which the member chooses. */
export function newMember(given: Given, deps: Pick<ServiceDeps, 'now' | 'random'>): DeskMemberRow {
  const nothing = { password: null, second_factor: null, second_factor_next: null, second_factor_step: 0 }
  const email = emailKey(given.email)
  const open = { created_at: deps.now(), disabled_at: null, provider_subject: null }
  return { id: newId(deps), ...given, email, ...nothing, ...open }
}

export function memberByEmail(db: Kysely<Tables>, email: string): Promise<DeskMemberRow | undefined> {
  return db.selectFrom('desk_member').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()
}

export function memberById(db: Kysely<Tables>, id: string): Promise<DeskMemberRow | undefined> {
  return db.selectFrom('desk_member').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All members, by name. */
export function allMembers(db: Kysely<Tables>): Promise<readonly DeskMemberRow[]> {
  return db.selectFrom('desk_member').selectAll().orderBy('name').orderBy('id').execute()
}

/** The names of members by their ids. A member of whom nothing is left has none. */
export async function memberNames(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('desk_member').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Whether another active administrator would be left without this member. */
export async function isLastAdministrator(db: Kysely<Tables>, id: string): Promise<boolean> {
  const other = await db
    .selectFrom('desk_member')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other === undefined
}

/** Ends sessions, links and the calendar feed, so that nothing that the member had gives access. */
export async function endAccess(db: Kysely<Tables>, member: string): Promise<void> {
  for (const table of ['desk_session', 'desk_link', 'desk_feed', 'desk_reader'] as const)
    await db.deleteFrom(table).where('member', '=', member).execute()
}
