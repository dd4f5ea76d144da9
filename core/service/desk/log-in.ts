/** Logging in: the password, and a forgotten one. An unknown address and a wrong password get the same answer after the same work. */
import { emailKey } from '../../domain/email.ts'
import { ACCOUNT_ENDPOINTS } from '../../http/desk/account.ts'
import {
  countAttempts,
  forgetAttempts,
  isKnownNetwork,
  noteNetwork,
  returnAttempts,
} from '../accounts/limits.ts'
import type { Attempt } from '../accounts/limits.ts'
import { hashPassword, isPassword, isWeakPassword, wordsAround } from '../accounts/passwords.ts'
import type { ServiceDeps } from '../deps.ts'
import { networkKey } from '../guards/address.ts'
import { done, json } from '../accounts/answers.ts'
import { writeDeskAudit } from './audit.ts'
import type { Call } from './call.ts'
import { refused } from './call.ts'
import type { DeskMemberRow } from './desk-tables.ts'
import { linkMail, mailDeskLink, memberOfLink, useDeskLink } from './links.ts'
import { endAccess, memberByEmail } from './members.ts'
import { hasSecondFactor, replaceDeskRecoveryCodes } from './second-factor.ts'
import { deskCookie, leaveDeskSession, openDeskSession } from './sessions.ts'

type Endpoints = typeof ACCOUNT_ENDPOINTS

export async function logIn({ body, request, address, deps }: Call<Endpoints['login']>) {
  const member = await memberByEmail(deps.store.db, body.email)
  const { pair, counted } = await attemptsOf({ email: emailKey(body.email), member, address }, deps)
  // They are counted before the password is checked, so that parallel attempts count as well.
  const wait = await countAttempts(counted, deps)
  if (wait > 0) return refused('retry', wait)
  const kept = member?.disabled_at === null ? member.password : null
  const isRight = await isPassword(body.password, kept)
  if (member === undefined || !isRight) {
    const id = member?.id ?? null
    await deps.store.write((transaction) =>
      writeDeskAudit(transaction, { action: 'login-failed', member: id }, deps),
    )
    deps.log.warn({ event: 'desk.login-failed', member: id }, 'a log-in failed')
    return refused('login')
  }
  const token = await deps.store.write(async (transaction) => {
    await leaveDeskSession(transaction, request)
    await returnAttempts(transaction, counted, deps)
    await forgetAttempts(transaction, [pair], deps)
    await noteNetwork(transaction, { owner: member.id, address }, deps)
    return openDeskSession(transaction, { member: member.id, state: 'waiting', request }, deps)
  })
  const next = (await hasSecondFactor(deps.store.db, member)) ? 'code' : 'set-up'
  return json({ next }, { 'Set-Cookie': deskCookie.set(token, request) })
}

interface Attempting {
  readonly email: string
  readonly member: DeskMemberRow | undefined
  readonly address: string
}

/** A network from which the member logged in before is not held up by strangers elsewhere. */
async function attemptsOf(
  { email, member, address }: Attempting,
  deps: ServiceDeps,
): Promise<{ readonly pair: Attempt; readonly counted: readonly Attempt[] }> {
  const pair: Attempt = { limit: 'loginPair', who: `desk ${email} ${networkKey(address, deps)}` }
  const isKnown = await isKnownNetwork({ owner: member?.id, address }, deps)
  const account: readonly Attempt[] = isKnown ? [] : [{ limit: 'loginAccount', who: `desk ${email}` }]
  return {
    pair,
    counted: [{ limit: 'loginNetwork', address }, pair, { limit: 'loginAddress', address }, ...account],
  }
}

/** The answer is the same for every address. */
export async function forgotten({ body, address, deps }: Call<Endpoints['forgotten']>) {
  const wait = await countAttempts([{ limit: 'resetAddress', address }], deps)
  if (wait > 0) return refused('retry', wait)
  const email = emailKey(body.email)
  const pair = `desk ${email} ${networkKey(address, deps)}`
  const own: readonly Attempt[] = [
    { limit: 'resetPair', who: pair },
    { limit: 'resetPairDay', who: pair },
    { limit: 'resetAccount', who: `desk ${email}` },
  ]
  const mayMail = (await countAttempts(own, deps)) === 0
  const known = await memberByEmail(deps.store.db, email)
  const member = known?.disabled_at === null && mayMail ? known : undefined
  await deps.store.write(async (transaction) => {
    await writeDeskAudit(transaction, { action: 'reset-asked', member: member?.id ?? null }, deps)
    if (member !== undefined) return mailDeskLink(transaction, { member, kind: 'password' }, deps)
    const nobody = { email, name: '', language: deps.site().defaultLocale }
    linkMail(nobody, { site: deps.site, config: deps.config, kind: 'password', url: deps.site().url })
    return undefined
  })
  deps.wakeOutbox()
  return undefined
}

/** A new invitation takes the second factors and the account at the provider away as well: it is for a member who lost them. A link to a new password leaves it. */
export async function chooseByLink({ body, request, address, deps }: Call<Endpoints['newPassword']>) {
  const wait = await countAttempts([{ limit: 'resetAddress', address }], deps)
  if (wait > 0) return refused('retry', wait)
  const member = await memberOfLink(deps.store.db, body.token, deps.now())
  if (member === undefined) return refused('link')
  // The link stays valid, so that the member can choose another password.
  if (isWeakPassword(body.password, wordsAround(member, deps.site()))) return refused('weak')
  const hash = await hashPassword(body.password)
  const isDone = await deps.store.write(async (transaction) => {
    if (!(await useDeskLink(transaction, body.token))) return false
    await setDeskPassword(transaction, { member: member.id, hash })
    if (member.kind === 'invitation') {
      const none = { second_factor: null, second_factor_next: null, provider_subject: null }
      await transaction.updateTable('desk_member').set(none).where('id', '=', member.id).execute()
      await transaction.deleteFrom('desk_passkey').where('member', '=', member.id).execute()
      await replaceDeskRecoveryCodes(transaction, member.id, [])
    }
    await forgetAttempts(transaction, [{ limit: 'loginAccount', who: `desk ${member.email}` }], deps)
    await writeDeskAudit(transaction, { action: 'password-set', member: member.id }, deps)
    return true
  })
  if (!isDone) return refused('link')
  return done({ 'Set-Cookie': deskCookie.end(request) })
}

/** Ends every session, link and feed, so that the old password gives no access. */
export async function setDeskPassword(
  db: ServiceDeps['store']['db'],
  { member, hash }: { readonly member: string; readonly hash: string },
): Promise<void> {
  await db.updateTable('desk_member').set({ password: hash }).where('id', '=', member).execute()
  await endAccess(db, member)
}
