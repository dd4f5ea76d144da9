/** Inviting and looking after members. A manager does so for the agents of the own office, an administrator for all. */
import type { Kysely, Transaction } from 'kysely'
import { isEmail } from '../../domain/email.ts'
import { MEMBER_ENDPOINTS } from '../../http/desk/members.ts'
import type { DeskMembers } from '../../http/desk/members.ts'
import type { Tables } from '../store/tables.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import type { DeskMemberRow } from './desk-tables.ts'
import { mailDeskLink } from './links.ts'
import {
  allMembers,
  endAccess,
  isLastAdministrator,
  memberByEmail,
  memberById,
  newMember,
} from './members.ts'
import { stateOf } from './owners.ts'
import { notTheirs } from './sight.ts'

type Endpoints = typeof MEMBER_ENDPOINTS
type Placed = Pick<DeskMemberRow, 'role' | 'office'>

export const memberHandlers: Handlers<Endpoints> = {
  members: listMembers,
  inviteMember: async (call) => {
    const { body, visitor, deps } = call
    if (!isEmail(body.email)) return refused('type')
    if (!mayPlace(visitor.member, body, call)) return refused('not-found')
    const member = newMember(body, deps)
    const isNew = await deps.store.write(async (transaction) => {
      if ((await memberByEmail(transaction, body.email)) !== undefined) return false
      await transaction.insertInto('desk_member').values(member).execute()
      await mailDeskLink(transaction, { member, kind: 'invitation' }, deps)
      return true
    })
    if (!isNew) return refused('exists')
    deps.wakeOutbox()
    return listMembers(call)
  },
  changeMember: (call) => withMember(call, (member) => change(call, member)),
  inviteAgain: (call) =>
    withMember(call, async (member) => {
      const { deps } = call
      await deps.store.write((transaction) => mailDeskLink(transaction, { member, kind: 'invitation' }, deps))
      deps.wakeOutbox()
      return undefined
    }),
}

/** Whether the actor looks after members of this role and office. */
function looksAfter(actor: DeskMemberRow, { role, office }: Placed): boolean {
  return actor.role === 'administrator' || (role === 'agent' && office !== null && office === actor.office)
}

/** Administrators see all offices; all others have one. */
function mayPlace(
  actor: DeskMemberRow,
  { role, office }: Placed,
  { deps }: Pick<MemberCall, 'deps'>,
): boolean {
  const isKnown =
    office === null ? role === 'administrator' : deps.site().offices.some(({ id }) => id === office)
  return isKnown && looksAfter(actor, { role, office })
}

async function listMembers({ visitor, deps }: MemberCall): Promise<DeskMembers> {
  const { db } = deps.store
  const seen = await db
    .selectFrom('desk_session')
    .select(({ fn }) => ['member', fn.max('seen_at').as('at')])
    .groupBy('member')
    .execute()
  const members = (await allMembers(db)).filter((row) => looksAfter(visitor.member, row))
  return {
    members: members.map((row) => {
      const { id, name, email, role, office, language } = row
      const at = seen.find(({ member }) => member === id)?.at
      const lastSeenAt = at === undefined ? null : Number(at)
      return { id, name, email, role, office, language, state: stateOf(row), lastSeenAt }
    }),
  }
}

async function withMember<Answer>(
  call: MemberCall & Pick<Call, 'param'>,
  work: (member: DeskMemberRow) => Promise<Answer>,
): Promise<Answer | Response> {
  const { deps, visitor, param } = call
  const id = param('member')
  const member = await memberById(deps.store.db, id)
  if (member === undefined) return refused('not-found')
  return looksAfter(visitor.member, member) ? work(member) : notTheirs(call, id)
}

async function change(call: Call<Endpoints['changeMember']>, member: DeskMemberRow) {
  const { body, visitor, deps } = call
  const { name, role, office, isDisabled } = body
  const next = {
    name: name ?? member.name,
    role: role ?? member.role,
    office: office === undefined ? member.office : office,
    disabled_at: disabledAt(member, isDisabled, deps.now()),
  }
  if (!mayPlace(visitor.member, next, call)) return refused('not-found')
  const isChanged = await deps.store.write(async (transaction) => {
    if (await leavesNobody(transaction, member, next)) return false
    await setMember(transaction, member.id, next)
    return true
  })
  return isChanged ? listMembers(call) : refused('last-administrator')
}

function disabledAt(
  { disabled_at }: DeskMemberRow,
  isDisabled: boolean | undefined,
  now: number,
): number | null {
  if (isDisabled === undefined) return disabled_at
  return isDisabled ? (disabled_at ?? now) : null
}

type Changed = Pick<DeskMemberRow, 'name' | 'role' | 'office' | 'disabled_at'>

/** Whether the desk would have no active administrator. */
async function leavesNobody(
  db: Kysely<Tables>,
  { id, role }: DeskMemberRow,
  next: Pick<Changed, 'role' | 'disabled_at'>,
): Promise<boolean> {
  const stays = next.role === 'administrator' && next.disabled_at === null
  return role === 'administrator' && !stays && isLastAdministrator(db, id)
}

async function setMember(
  transaction: Transaction<Tables>,
  id: string,
  next: Partial<Changed>,
): Promise<void> {
  await transaction.updateTable('desk_member').set(next).where('id', '=', id).execute()
  if (next.disabled_at != null) await endAccess(transaction, id)
}
