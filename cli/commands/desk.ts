/** The office invites and changes single members of the desk. It never enters a password: the member chooses one through a link. */
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import type { DeskRole } from '../../core/domain/desk.ts'
import { linkLife } from '../../core/domain/behaviour.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { writeDeskAudit } from '../../core/service/desk/audit.ts'
import type { DeskMemberRow } from '../../core/service/desk/desk-tables.ts'
import { mailDeskLink, makeDeskLink } from '../../core/service/desk/links.ts'
import { allMembers, endAccess, memberByEmail, newMember } from '../../core/service/desk/members.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { atOffice, reportDone } from '../office.ts'
import type { Done, OfficeCall, OfficeDeps } from '../office.ts'
import { stateOf } from './owner.ts'

export interface MemberOptions {
  readonly email: string
}

export interface MemberLinkOptions extends MemberOptions {
  readonly mail?: boolean
}

export interface InviteOptions extends MemberLinkOptions {
  readonly name: string
  readonly role: DeskRole
  readonly office?: string
  readonly language?: Locale
}

export function inviteMember(io: Io, options: GlobalOptions & InviteOptions): Promise<number> {
  return atDesk({ io, options, command: 'desk invite' }, async (deps) => {
    const { email, name, role, office = '', language = deps.site().defaultLocale } = options
    const known = deps.site().offices.map(({ id }) => id)
    const isKnown = office === '' ? role === 'administrator' : known.includes(office)
    if (!isKnown) return problem('AS8304', { office, known })
    const member = newMember({ email, name, role, office: office === '' ? null : office, language }, deps)
    const isNew = await deps.store.write(async (transaction) => {
      if ((await memberByEmail(transaction, email)) !== undefined) return false
      await transaction.insertInto('desk_member').values(member).execute()
      await writeDeskAudit(transaction, { action: 'member-invited', member: null, subject: member.id }, deps)
      return true
    })
    if (!isNew) return problem('AS8302', { email })
    const done = await handOver(member, deps, options)
    return { ...done, problems: deps.config.desk?.enabled === true ? [] : [problem('AS8305', {})] }
  })
}

export function resetMember(io: Io, options: GlobalOptions & MemberLinkOptions): Promise<number> {
  return withMember({ io, options, command: 'desk reset' }, async (member, deps) => {
    if (member.disabled_at !== null) return problem('AS8303', { email: member.email })
    return handOver(member, deps, options)
  })
}

export function disableMember(io: Io, options: GlobalOptions & MemberOptions): Promise<number> {
  return withMember({ io, options, command: 'desk disable' }, async ({ id, email }, deps) => {
    await deps.store.write(async (transaction) => {
      const disabled_at = deps.now()
      await transaction.updateTable('desk_member').set({ disabled_at }).where('id', '=', id).execute()
      await endAccess(transaction, id)
      await writeDeskAudit(transaction, { action: 'member-disabled', member: null, subject: id }, deps)
    })
    return { result: { email }, summary: [`${email} is disabled and logged out`] }
  })
}

export function enableMember(io: Io, options: GlobalOptions & MemberOptions): Promise<number> {
  return withMember({ io, options, command: 'desk enable' }, async ({ id, email }, deps) => {
    await deps.store.write(async (transaction) => {
      await transaction.updateTable('desk_member').set({ disabled_at: null }).where('id', '=', id).execute()
      await writeDeskAudit(transaction, { action: 'member-enabled', member: null, subject: id }, deps)
    })
    return { result: { email }, summary: [`${email} can log in again`] }
  })
}

/** Notes and answers of the member stay, without a name. */
export function removeMember(io: Io, options: GlobalOptions & MemberOptions): Promise<number> {
  return withMember({ io, options, command: 'desk remove' }, async ({ id, email }, deps) => {
    await deps.store.write(async (transaction) => {
      await transaction.deleteFrom('desk_member').where('id', '=', id).execute()
      await writeDeskAudit(transaction, { action: 'member-removed', member: null, subject: id }, deps)
    })
    return { result: { email }, summary: [`${email} is removed`] }
  })
}

export function listMembers(io: Io, options: GlobalOptions): Promise<number> {
  return atDesk({ io, options, command: 'desk list' }, async ({ store }) => {
    const rows = await allMembers(store.db)
    const members = rows.map((row) => ({
      email: row.email,
      name: row.name,
      role: row.role,
      office: row.office,
      language: row.language,
      state: stateOf(row),
      secondFactor: row.second_factor !== null,
    }))
    const width = members.reduce((most, { email }) => Math.max(most, email.length), 0)
    const summary = members.map(
      ({ email, role, state, office }) =>
        `${email.padEnd(width)}  ${role.padEnd(13)}  ${state.padEnd(11)}  ${office ?? 'all offices'}`,
    )
    return { result: { members }, summary: members.length === 0 ? ['no members'] : summary }
  })
}

/** The link is a secret. It is printed once, or mailed to the member only. */
async function handOver(member: DeskMemberRow, deps: OfficeDeps, { mail }: MemberLinkOptions): Promise<Done> {
  const { email } = member
  if (mail === true) {
    await deps.store.write((transaction) => mailDeskLink(transaction, { member, kind: 'invitation' }, deps))
    return { result: { email }, summary: [`a link to choose a password will be mailed to ${email}`] }
  }
  const link = await deps.store.write((transaction) =>
    makeDeskLink(transaction, { member: member.id, kind: 'invitation' }, deps),
  )
  const days = linkLife('invitation', deps.config)
  return { result: { email, link }, summary: [`this link works once, within ${countOf(days, 'day')}:`, link] }
}

async function withMember(
  call: OfficeCall<MemberOptions>,
  work: (member: DeskMemberRow, deps: OfficeDeps) => Promise<Done | Problem>,
): Promise<number> {
  const { email } = call.options
  return atDesk(call, async (deps) => {
    const member = await memberByEmail(deps.store.db, email)
    return member === undefined ? problem('AS8301', { email }) : work(member, deps)
  })
}

async function atDesk(
  { io, options, command }: OfficeCall,
  work: (deps: OfficeDeps) => Promise<Done | Problem>,
): Promise<number> {
  const { root } = siteOptions(io, options)
  return reportDone(io, options, { command, root, done: await atOffice(io, root, work) })
}
