/** The member's own account: second factor, password, sessions. */
import { DESK_RIGHTS, hasRight } from '../../domain/desk.ts'
import { FORMS, OFFICE_FORMS } from '../../domain/forms.ts'
import type { FormName } from '../../domain/forms.ts'
import { nameIn } from '../../domain/locale.ts'
import { ACCOUNT_ENDPOINTS } from '../../http/desk/account.ts'
import { done, json } from '../accounts/answers.ts'
import { countAttempts, forgetAttempts } from '../accounts/limits.ts'
import type { Attempt } from '../accounts/limits.ts'
import { hashPassword, isPassword, isWeakPassword, wordsAround } from '../accounts/passwords.ts'
import { seal } from '../accounts/sealed.ts'
import { newRecoveryCodes, newSecret, secretUri } from '../accounts/second-factor.ts'
import type { Locale } from '../../languages/codes.ts'
import { say } from '../strings.ts'
import { zoneOf } from '../time-zone.ts'
import { writeDeskAudit } from './audit.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import { chooseByLink, forgotten, logIn, setDeskPassword } from './log-in.ts'
import { allMembers } from './members.ts'
import { hasSecondFactor, replaceDeskRecoveryCodes, takeDeskCode, takeDeskStep } from './second-factor.ts'
import {
  deskCookie,
  deskSessionsOf,
  endDeskSession,
  endOfDesk,
  enterDesk,
  openDeskSession,
} from './sessions.ts'
import { seesOffice } from './sight.ts'
import { finishSignOn, startSignOn } from './sign-on.ts'

type Endpoints = typeof ACCOUNT_ENDPOINTS

export const accountHandlers: Handlers<Endpoints> = {
  login: logIn,
  signOn: startSignOn,
  signedOn: finishSignOn,
  forgotten,
  newPassword: chooseByLink,
  code: enterCode,
  setUp,
  confirm,
  logout: async ({ visitor: { member, session }, request, deps }) => {
    await deps.store.write((transaction) => endDeskSession(transaction, member.id, session.id))
    return done({ 'Set-Cookie': deskCookie.end(request) })
  },
  session: showSession,
  password: changePassword,
  sessions: async ({ visitor: { member, session }, deps }) => {
    const rows = await deskSessionsOf(member.id, deps)
    return {
      sessions: rows.map(({ id, started_at, seen_at, device }) => ({
        id,
        device,
        startedAt: started_at,
        seenAt: seen_at,
        isThis: id === session.id,
      })),
    }
  },
  endSession: async ({ visitor: { member, session }, param, request, deps }) => {
    const id = param('session')
    const isEnded = await deps.store.write((transaction) => endDeskSession(transaction, member.id, id))
    if (!isEnded) return refused('not-found')
    return done(id === session.id ? { 'Set-Cookie': deskCookie.end(request) } : {})
  },
}

/** Completes a log-in with a code. */
async function enterCode({ visitor, body, request, deps }: Call<Endpoints['code']>) {
  const { member, session } = visitor
  if (session.state !== 'waiting') return undefined
  const attempt: Attempt = { limit: 'code', who: member.id }
  const wait = await countAttempts([attempt], deps)
  if (wait > 0) return refused('retry', wait)
  const token = await deps.store.write(async (transaction) => {
    if (!(await takeDeskCode(transaction, member, { code: body.code, secret: member.second_factor, deps }))) {
      await writeDeskAudit(transaction, { action: 'code-failed', member: member.id }, deps)
      return null
    }
    await forgetAttempts(transaction, [attempt], deps)
    return enterDesk(transaction, { member: member.id, request }, deps)
  })
  if (token !== null) return done({ 'Set-Cookie': deskCookie.set(token, request) })
  deps.log.warn({ event: 'desk.code-failed', member: member.id }, 'a code was wrong')
  return refused('code')
}

async function setUp({ visitor: { member }, deps }: Call<Endpoints['setUp']>) {
  if (await hasSecondFactor(deps.store.db, member)) return refused('not-found')
  const secret = newSecret(deps)
  const sealed = seal(secret, member.id, deps)
  await deps.store.write((transaction) =>
    transaction
      .updateTable('desk_member')
      .set({ second_factor_next: sealed })
      .where('id', '=', member.id)
      .execute(),
  )
  const { name: issuer } = deps.site()
  return { secret, uri: secretUri(secret, { issuer, label: member.email }) }
}

/** A first code turns it on, so that a wrong set-up locks nobody out, and opens the desk. */
async function confirm({ visitor: { member }, body, request, deps }: Call<Endpoints['confirm']>) {
  if (await hasSecondFactor(deps.store.db, member)) return refused('not-found')
  const attempt: Attempt = { limit: 'code', who: member.id }
  const wait = await countAttempts([attempt], deps)
  if (wait > 0) return refused('retry', wait)
  const codes = newRecoveryCodes(deps)
  const token = await deps.store.write(async (transaction) => {
    const given = { code: body.code, secret: member.second_factor_next, deps }
    if (!(await takeDeskStep(transaction, member, given))) return null
    const change = { second_factor: member.second_factor_next, second_factor_next: null }
    await transaction.updateTable('desk_member').set(change).where('id', '=', member.id).execute()
    await replaceDeskRecoveryCodes(transaction, member.id, codes)
    await forgetAttempts(transaction, [attempt], deps)
    await writeDeskAudit(transaction, { action: 'second-factor-on', member: member.id }, deps)
    return enterDesk(transaction, { member: member.id, request }, deps)
  })
  if (token === null) return refused('code')
  return json({ codes }, { 'Set-Cookie': deskCookie.set(token, request) })
}

async function showSession({ visitor: { member, session }, deps }: MemberCall) {
  const site = deps.site()
  const { id, name, email, role, office, language } = member
  const colleagues = (await allMembers(deps.store.db)).filter((other) => other.disabled_at === null)
  const ofRecords = [...site.properties, ...site.projects].flatMap(({ agent }) => agent?.name ?? [])
  const people = [...ofRecords, ...(site.team ?? []).map(({ name }) => name)]
  return {
    member: { id, name, email, role, office, language },
    rights: DESK_RIGHTS.filter((right) => hasRight(role, right)),
    offices: site.offices
      .filter((one) => seesOffice(member, one.id, site))
      .map((one) => ({ id: one.id, name: nameIn(one.name, language, site.defaultLocale) ?? one.id })),
    colleagues: colleagues
      .filter((other) => office === null || other.office === null || other.office === office)
      .map((other) => ({ id: other.id, name: other.name, office: other.office })),
    forms: OFFICE_FORMS.map((form) => ({ name: form, label: formLabel(form, language) })),
    agents: [...new Set(people)].toSorted((one, other) => one.localeCompare(other)),
    siteName: site.name,
    siteUrl: site.url,
    timeZone: zoneOf(deps),
    endsAt: endOfDesk(session),
  }
}

function formLabel(name: FormName, language: Locale): string {
  const form = FORMS[name]
  return form.account ? name : say(language, form.mails.office)
}

/**
 * The old password is required, because an open session on a shared screen is not sufficient. All sessions
 * end except this one, which gets a new token.
 */
async function changePassword({ visitor: { member }, body, request, deps }: Call<Endpoints['password']>) {
  const wait = await countAttempts([{ limit: 'password', who: member.id }], deps)
  if (wait > 0) return refused('retry', wait)
  if (!(await isPassword(body.password, member.password))) return refused('password')
  if (isWeakPassword(body.newPassword, wordsAround(member, deps.site()))) return refused('weak')
  const hash = await hashPassword(body.newPassword)
  const token = await deps.store.write(async (transaction) => {
    await setDeskPassword(transaction, { member: member.id, hash })
    return openDeskSession(transaction, { member: member.id, state: 'open', request }, deps)
  })
  return done({ 'Set-Cookie': deskCookie.set(token, request) })
}
