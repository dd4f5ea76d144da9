/** The owners of homes: their accounts in the portal, and the homes that they see there. */
import { groupBy } from '../../domain/group-by.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { emailKey, isEmail } from '../../domain/email.ts'
import { HOME_ENDPOINTS } from '../../http/desk/homes.ts'
import type { DeskOwners } from '../../http/desk/homes.ts'
import { invite } from '../portal/invitations.ts'
import { newOwner, ownerByEmail, propertiesOf, setProperties } from '../portal/owners.ts'
import { propertyOf } from '../portal/property-view.ts'
import { voidResetLinks } from '../portal/reset-links.ts'
import { endSessions } from '../portal/sessions.ts'
import type { OwnerRow } from '../portal/tables.ts'
import { homeCalled } from '../submissions/subject.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import { nameHome } from './named-home.ts'
import { notTheirs, seesHome } from './sight.ts'

type Endpoints = Omit<typeof HOME_ENDPOINTS, 'homes' | 'home' | 'sendReport'>

export const ownerHandlers: Handlers<Endpoints> = {
  owners: listOwners,
  inviteOwner: async (call) => {
    const { body, deps } = call
    const { email, name, language } = body
    const homes = idsOf(body.homes, deps.site())
    if (!isEmail(email)) return refused('type')
    if (!homes.every((id) => seesHome(id, call))) return refused('not-found')
    const row = newOwner({ reference: null, email: emailKey(email), name, language, disabled_at: null }, deps)
    const isNew = await deps.store.write(async (transaction) => {
      if ((await ownerByEmail(transaction, email)) !== undefined) return false
      await transaction.insertInto('owner').values(row).execute()
      await setProperties(transaction, row.id, homes)
      return true
    })
    if (!isNew) return refused('exists')
    await invite([row], deps)
    deps.wakeOutbox()
    return listOwners(call)
  },
  changeOwner: (call) => withOwner(call, (owner) => change(call, owner)),
  asOwner: (call) =>
    withOwner(call, async (owner) => {
      const { param, deps } = call
      const id = param('home')
      const homes = await propertiesOf(deps.store.db, owner.id)
      if (!homes.includes(id) || !seesHome(id, call)) return refused('not-found')
      const { name, email, language } = owner
      return { owner: { name, email, language }, home: await propertyOf(id, owner, deps) }
    }),
  inviteOwnerAgain: (call) =>
    withOwner(call, async (owner) => {
      await invite([owner], call.deps)
      call.deps.wakeOutbox()
      return undefined
    }),
}

/** Owners of a home of the offices; and those without a home, for members of all offices. */
async function isShown(owner: OwnerRow, call: MemberCall): Promise<boolean> {
  if (call.visitor.member.office === null) return true
  const homes = await propertiesOf(call.deps.store.db, owner.id)
  return homes.some((id) => seesHome(id, call))
}

async function listOwners(call: MemberCall): Promise<DeskOwners> {
  const { visitor, deps } = call
  const { db } = deps.store
  const site = deps.site()
  const rows = await db.selectFrom('owner').selectAll().orderBy('name').orderBy('id').execute()
  const links = await db.selectFrom('owner_property').selectAll().execute()
  const homesOf = groupBy(links, ({ owner }) => [owner])
  const named = (id: string) =>
    nameHome(
      site.properties.find((property) => property.id === id),
      id,
      { language: visitor.member.language, deps },
    )
  const isAll = visitor.member.office === null
  return {
    owners: rows.flatMap((row) => {
      const homes = (homesOf.get(row.id) ?? [])
        .map(({ property }) => property)
        .filter((id) => seesHome(id, call))
      if (!isAll && homes.length === 0) return []
      const { id, name, email, language } = row
      const shown = homes.map(named)
      return [{ id, name, email, language, state: stateOf(row), homes: shown }]
    }),
  }
}

export function stateOf({
  disabled_at,
  password,
}: Pick<OwnerRow, 'disabled_at' | 'password'>): 'disabled' | 'invited' | 'active' {
  if (disabled_at !== null) return 'disabled'
  return password === null ? 'invited' : 'active'
}

async function withOwner<Answer>(
  call: MemberCall & Pick<Call, 'param'>,
  work: (owner: OwnerRow) => Promise<Answer>,
): Promise<Answer | Response> {
  const id = call.param('owner')
  const row = await call.deps.store.db.selectFrom('owner').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return refused('not-found')
  return (await isShown(row, call)) ? work(row) : notTheirs(call, id)
}

/** The ids of homes by what a member typed: references, also several with spaces between them, or ids. */
function idsOf(typed: readonly string[], { properties }: ServiceSite): readonly string[] {
  const idOf = (text: string) => homeCalled(text, properties)?.id
  const ids = typed.flatMap((text) => idOf(text) ?? text.split(/\s+/).map((word) => idOf(word) ?? word))
  return [...new Set(ids)].filter((id) => id !== '')
}

/** Homes of other offices stay with the owner. */
async function change(call: Call<Endpoints['changeOwner']>, owner: OwnerRow) {
  const { body, deps } = call
  const { isDisabled } = body
  const homes = body.homes && idsOf(body.homes, deps.site())
  if (homes?.some((id) => !seesHome(id, call)) === true) return refused('not-found')
  await deps.store.write(async (transaction) => {
    if (homes !== undefined) {
      const others = (await propertiesOf(transaction, owner.id)).filter((id) => !seesHome(id, call))
      await setProperties(transaction, owner.id, [...others, ...homes])
    }
    if (isDisabled === undefined) return
    const disabled_at = isDisabled ? deps.now() : null
    await transaction.updateTable('owner').set({ disabled_at }).where('id', '=', owner.id).execute()
    if (!isDisabled) return
    await endSessions(transaction, owner.id)
    await voidResetLinks(transaction, owner.id)
  })
  return listOwners(call)
}
