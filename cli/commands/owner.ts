/** The office adds and changes single owners. It never enters a password: the owner chooses one through a link. */
import { emailKey } from '../../core/domain/email.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { writeAudit } from '../../core/service/portal/audit.ts'
import { invitationLink, invite } from '../../core/service/portal/invitations.ts'
import type { InviteDeps } from '../../core/service/portal/invitations.ts'
import { newOwner, ownerByEmail, propertiesOf, setProperties } from '../../core/service/portal/owners.ts'
import { voidResetLinks } from '../../core/service/portal/reset-links.ts'
import { withoutSecondFactor } from '../../core/service/portal/second-factor-store.ts'
import { endSessions } from '../../core/service/portal/sessions.ts'
import type { OwnerRow } from '../../core/service/portal/tables.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { siteOptions } from '../machine.ts'
import { atOffice, reportDone } from '../office.ts'
import type { Done, OfficeCall, OfficeDeps } from '../office.ts'

export interface OwnerOptions {
  readonly email: string
}

interface LinkOptions extends OwnerOptions {
  readonly mail?: boolean
}

export interface AddOptions extends LinkOptions {
  readonly name: string
  readonly language?: Locale
  readonly property: readonly string[]
}

export interface ResetOptions extends LinkOptions {
  readonly secondFactor?: boolean
}

type Work = (deps: OfficeDeps) => Promise<Done | Problem>

export function addOwner(io: Io, options: GlobalOptions & AddOptions): Promise<number> {
  return onOwners({ io, options, command: 'owner add' }, async (deps) => {
    const { email, name, property, language = deps.site().defaultLocale } = options
    const row = newOwner({ reference: null, email: emailKey(email), name, language, disabled_at: null }, deps)
    const isNew = await deps.store.write(async (transaction) => {
      if ((await ownerByEmail(transaction, email)) !== undefined) return false
      await transaction.insertInto('owner').values(row).execute()
      await setProperties(transaction, row.id, property)
      await writeAudit(transaction, { action: 'owner-added', owner: row.id }, deps)
      return true
    })
    if (!isNew) return problem('AS8008', { email })
    const done = await handOver(row, deps, options)
    return { ...done, problems: unknownOf(property, deps) }
  })
}

export function resetOwner(io: Io, options: GlobalOptions & ResetOptions): Promise<number> {
  return withOwner({ io, options, command: 'owner reset' }, async (owner, deps) => {
    if (options.secondFactor === true)
      await deps.store.write((transaction) => withoutSecondFactor(transaction, owner.id, deps))
    if (owner.disabled_at !== null) return problem('AS8009', { email: owner.email })
    return handOver(owner, deps, options)
  })
}

export function disableOwner(io: Io, options: GlobalOptions & OwnerOptions): Promise<number> {
  return withOwner({ io, options, command: 'owner disable' }, async (owner, deps) => {
    await deps.store.write(async (transaction) => {
      await transaction
        .updateTable('owner')
        .set({ disabled_at: deps.now() })
        .where('id', '=', owner.id)
        .execute()
      await endSessions(transaction, owner.id)
      await voidResetLinks(transaction, owner.id)
      await writeAudit(transaction, { action: 'owner-disabled', owner: owner.id }, deps)
    })
    return {
      result: { email: owner.email },
      summary: [`${owner.email} is disabled and logged out`],
    }
  })
}

export function enableOwner(io: Io, options: GlobalOptions & OwnerOptions): Promise<number> {
  return withOwner({ io, options, command: 'owner enable' }, async (owner, deps) => {
    await deps.store.write(async (transaction) => {
      await transaction.updateTable('owner').set({ disabled_at: null }).where('id', '=', owner.id).execute()
      await writeAudit(transaction, { action: 'owner-enabled', owner: owner.id }, deps)
    })
    return { result: { email: owner.email }, summary: [`${owner.email} can log in again`] }
  })
}

export function listOwners(io: Io, options: GlobalOptions): Promise<number> {
  return onOwners({ io, options, command: 'owner list' }, async ({ store }) => {
    const rows = await store.db.selectFrom('owner').selectAll().orderBy('email').execute()
    const owners = await Promise.all(
      rows.map(async (row) => ({
        email: row.email,
        name: row.name,
        language: row.language,
        state: stateOf(row),
        secondFactor: row.second_factor !== null,
        properties: await propertiesOf(store.db, row.id),
      })),
    )
    const width = owners.reduce((most, { email }) => Math.max(most, email.length), 0)
    const summary = owners.map(
      ({ email, language, state, properties }) =>
        `${email.padEnd(width)}  ${language}  ${state.padEnd(11)}  ${properties.join(' ')}`,
    )
    return { result: { owners }, summary: owners.length === 0 ? ['no owners'] : summary }
  })
}

/** The state of an account, of an owner or a member of the desk. */
export function stateOf({
  disabled_at,
  password,
}: Pick<OwnerRow, 'disabled_at' | 'password'>): 'disabled' | 'no password' | 'active' {
  if (disabled_at !== null) return 'disabled'
  return password === null ? 'no password' : 'active'
}

/** The link is a secret. It is printed once, or mailed to the owner only. */
async function handOver(owner: OwnerRow, deps: InviteDeps, { mail }: LinkOptions): Promise<Done> {
  if (mail === true) {
    await invite([owner], deps)
    return {
      result: { email: owner.email },
      summary: [`a link to choose a password will be mailed to ${owner.email}`],
    }
  }
  const link = await invitationLink(owner, deps)
  return { result: { email: owner.email, link }, summary: ['this link works once, within three days:', link] }
}

function unknownOf(properties: readonly string[], { site }: InviteDeps): readonly Problem[] {
  const known = new Set(site().properties.map(({ id }) => id))
  return properties.filter((id) => !known.has(id)).map((id) => problem('AS8003', { id }))
}

export function withOwner(
  call: OfficeCall<OwnerOptions>,
  work: (owner: OwnerRow, deps: OfficeDeps) => Promise<Done | Problem>,
): Promise<number> {
  const { email } = call.options
  return onOwners(call, async (deps) => {
    const owner = await ownerByEmail(deps.store.db, email)
    return owner === undefined ? problem('AS8007', { email }) : work(owner, deps)
  })
}

async function onOwners({ io, options, command }: OfficeCall, work: Work): Promise<number> {
  const { root } = siteOptions(io, options)
  return reportDone(io, options, { command, root, done: await atOffice(io, root, work) })
}
