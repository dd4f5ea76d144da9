/** Passkeys of members as their second factor. The library is loaded when the first member uses one. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { PASSKEY_ENDPOINTS } from '../../http/desk/passkeys.ts'
import { done, json } from '../accounts/answers.ts'
import { isOnThisMachine } from '../accounts/cookie.ts'
import { countAttempts, forgetAttempts } from '../accounts/limits.ts'
import type { Attempt } from '../accounts/limits.ts'
import { isPassword } from '../accounts/passwords.ts'
import { newRecoveryCodes } from '../accounts/second-factor.ts'
import type { ServiceDeps } from '../deps.ts'
import { writeDeskAudit } from './audit.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import type { DeskPasskeyRow } from './desk-tables.ts'
import { hasSecondFactor, passkeysOf, replaceDeskRecoveryCodes } from './second-factor.ts'
import { deskCookie, enterDesk } from './sessions.ts'

type Endpoints = typeof PASSKEY_ENDPOINTS

export const passkeyHandlers: Handlers<Endpoints> = {
  factors: async ({ visitor: { member }, deps }) => ({
    hasApp: member.second_factor !== null,
    passkeys: (await passkeysOf(deps.store.db, member.id)).length,
  }),
  passkeyOptions: startToAdd,
  addPasskey: add,
  passkeyChallenge: startToUse,
  usePasskey: use,
  passkeys: list,
  removePasskey: async (call) => {
    const { visitor, param, deps } = call
    const { member } = visitor
    const own = await passkeysOf(deps.store.db, member.id)
    const id = param('passkey')
    if (!own.some((passkey) => passkey.id === id)) return refused('not-found')
    if (member.second_factor === null && own.length === 1) return refused('last-factor')
    await deps.store.write(async (transaction) => {
      await transaction.deleteFrom('desk_passkey').where('id', '=', id).execute()
      await writeDeskAudit(transaction, { action: 'passkey-removed', member: member.id }, deps)
    })
    return list(call)
  },
}

const webauthn = () => import('@simplewebauthn/server')

interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** The public address of the service, or that of a trial on this machine. Headers of the request do not decide it. */
function relyingParty(request: Request, { address, site }: ServiceDeps): RelyingParty {
  const { hostname, origin } = new URL(isOnThisMachine(request) ? request.url : (address ?? site().url))
  return { id: hostname, origin }
}

/** A waiting session adds the first second factor only, because nothing but the password stands behind it. */
async function startToAdd(call: Call<Endpoints['passkeyOptions']>) {
  const { visitor, body, request, deps } = call
  const { member, session } = visitor
  if (session.state === 'open') {
    const wait = await countAttempts([{ limit: 'password', who: member.id }], deps)
    if (wait > 0) return refused('retry', wait)
    if (!(await isPassword(body.password ?? '', member.password))) return refused('password')
  } else if (await hasSecondFactor(deps.store.db, member)) return refused('not-found')
  const own = await passkeysOf(deps.store.db, member.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: deps.site().name,
    rpID: relyingParty(request, deps).id,
    userName: member.email,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(member.id),
    attestationType: 'none',
    excludeCredentials: own.map(descriptorOf),
  })
  await keepChallenge('add', options.challenge, call)
  return { options: { ...options } }
}

async function add(call: Call<Endpoints['addPasskey']>) {
  const { visitor, body, request, deps } = call
  const { member, session } = visitor
  const isFirst = !(await hasSecondFactor(deps.store.db, member))
  if (session.state === 'waiting' && !isFirst) return refused('not-found')
  const made = await registered(body.response as unknown as RegistrationResponseJSON, call)
  if (made === null) return refused('code')
  const passkey = { ...made, member: member.id, name: body.name, created_at: deps.now(), used_at: null }
  const codes = isFirst ? newRecoveryCodes(deps) : []
  const token = await deps.store.write(async (transaction) => {
    await transaction.insertInto('desk_passkey').values(passkey).execute()
    if (isFirst) await replaceDeskRecoveryCodes(transaction, member.id, codes)
    if (session.state === 'open') return null
    return enterDesk(transaction, { member: member.id, request }, deps)
  })
  return json({ codes }, token === null ? {} : { 'Set-Cookie': deskCookie.set(token, request) })
}

type Made = Pick<DeskPasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>

async function registered(response: RegistrationResponseJSON, call: AskingCall): Promise<Made | null> {
  const expectedChallenge = await takeChallenge('add', call)
  if (expectedChallenge === null) return null
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(call.request, call.deps)
  const { verifyRegistrationResponse } = await webauthn()
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false }
  const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected }).catch(() => ({
    registrationInfo: undefined,
  }))
  if (registrationInfo === undefined) return null
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const public_key = Buffer.from(publicKey).toString('base64url')
  return { id, public_key, counter, transports: JSON.stringify(transports) }
}

async function startToUse(call: Call<Endpoints['passkeyChallenge']>) {
  const { visitor, request, deps } = call
  const own = await passkeysOf(deps.store.db, visitor.member.id)
  if (own.length === 0) return refused('not-found')
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(request, deps).id,
    allowCredentials: own.map(descriptorOf),
  })
  await keepChallenge('use', options.challenge, call)
  return { options: { ...options } }
}

/** Completes a log-in with a passkey. */
async function use(call: Call<Endpoints['usePasskey']>) {
  const { visitor, body, request, deps } = call
  const { member, session } = visitor
  if (session.state !== 'waiting') return undefined
  const attempt: Attempt = { limit: 'code', who: member.id }
  const wait = await countAttempts([attempt], deps)
  if (wait > 0) return refused('retry', wait)
  const used = await signed(body.response as unknown as AuthenticationResponseJSON, call)
  if (used === null) {
    deps.log.warn({ event: 'desk.passkey-failed', member: member.id }, 'a passkey was wrong')
    await deps.store.write((transaction) =>
      writeDeskAudit(transaction, { action: 'code-failed', member: member.id }, deps),
    )
    return refused('code')
  }
  const token = await deps.store.write(async (transaction) => {
    const change = { counter: used.counter, used_at: deps.now() }
    await transaction.updateTable('desk_passkey').set(change).where('id', '=', used.id).execute()
    await forgetAttempts(transaction, [attempt], deps)
    return enterDesk(transaction, { member: member.id, request }, deps)
  })
  return done({ 'Set-Cookie': deskCookie.set(token, request) })
}

/** The passkey of the member that signed, and its new counter; null for a wrong signature. */
async function signed(
  response: AuthenticationResponseJSON,
  call: AskingCall,
): Promise<Pick<DeskPasskeyRow, 'id' | 'counter'> | null> {
  const expectedChallenge = await takeChallenge('use', call)
  const own = await passkeysOf(call.deps.store.db, call.visitor.member.id)
  const passkey = own.find(({ id }) => id === response.id)
  if (expectedChallenge === null || passkey === undefined) return null
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(call.request, call.deps)
  const { id, public_key, counter } = passkey
  const credential = {
    id,
    publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    counter: Number(counter),
  }
  const { verifyAuthenticationResponse } = await webauthn()
  const expected = { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false }
  const checked = await verifyAuthenticationResponse({ response, credential, ...expected }).catch(() => null)
  return checked?.verified === true ? { id, counter: checked.authenticationInfo.newCounter } : null
}

async function list({ visitor: { member }, deps }: MemberCall) {
  const own = await passkeysOf(deps.store.db, member.id)
  return {
    passkeys: own.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      createdAt: created_at,
      usedAt: used_at,
    })),
  }
}

function descriptorOf({ id, transports }: DeskPasskeyRow) {
  return { id, transports: JSON.parse(transports) as string[] }
}

type AskingCall = MemberCall & { readonly request: Request }

/** A challenge to use a passkey adds none: only the one to add was given for the password. */
type Purpose = 'add' | 'use'

async function keepChallenge(
  purpose: Purpose,
  text: string,
  { visitor: { session }, deps }: MemberCall,
): Promise<void> {
  const challenge = `${purpose} ${text}`
  await deps.store.write((transaction) =>
    transaction.updateTable('desk_session').set({ challenge }).where('id', '=', session.id).execute(),
  )
}

/** The challenge works once, whatever the answer is. If two requests arrive at once, the first one takes it. */
async function takeChallenge(
  purpose: Purpose,
  { visitor: { session }, deps }: MemberCall,
): Promise<string | null> {
  const { id, challenge } = session
  if (challenge === null) return null
  const { numUpdatedRows } = await deps.store.write((transaction) =>
    transaction
      .updateTable('desk_session')
      .set({ challenge: null })
      .where('id', '=', id)
      .where('challenge', '=', challenge)
      .executeTakeFirst(),
  )
  const [given, text = ''] = challenge.split(' ')
  return numUpdatedRows > 0n && given === purpose ? text : null
}
