/**
 * Single sign-on by OpenID Connect: the authorization code flow with PKCE. The browser keeps one random token, from which state, nonce and
 * verifier are derived, so that an answer of the provider is accepted only in the browser that asked for it.
 */
import { createHmac } from 'node:crypto'
import * as client from 'openid-client'
import { DESK_API, DESK_PATH } from '../../domain/desk.ts'
import { isSecureAddress } from '../../domain/secure-address.ts'
import type { ACCOUNT_ENDPOINTS } from '../../http/desk/account.ts'
import { countAttempts, noteNetwork, returnAttempts } from '../accounts/limits.ts'
import type { Attempt } from '../accounts/limits.ts'
import { createReturnCookie } from '../accounts/cookie.ts'
import { newToken } from '../accounts/tokens.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import { failureOf } from '../guards/failure.ts'
import { ownHref, serviceUrl } from '../service-address.ts'
import { writeDeskAudit } from './audit.ts'
import type { Call } from './call.ts'
import { refused } from './call.ts'
import type { DeskMemberRow } from './desk-tables.ts'
import { memberByEmail } from './members.ts'
import { deskCookie, enterDesk, leaveDeskSession, openDeskSession } from './sessions.ts'

type Endpoints = typeof ACCOUNT_ENDPOINTS
type SignOn = NonNullable<NonNullable<ServiceConfig['desk']>['signOn']>

/** Seconds to log in at the provider. */
const PATIENCE = 600
/** Seconds for an answer of the provider to the service. */
const ANSWER = 10

const signOnCookie = createReturnCookie(
  { secure: '__Host-agency-desk-sign-on', local: 'agency-site-desk-sign-on' },
  PATIENCE,
)

export async function startSignOn({ request, address, deps }: Call<Endpoints['signOn']>) {
  const { signOn } = deps.config.desk ?? {}
  if (signOn === undefined) return refused('not-found')
  if ((await countAttempts([attemptOf(address)], deps)) > 0) return failed(deps)
  try {
    const provider = await providerOf(signOn, deps)
    const token = newToken(deps)
    const { state, nonce, verifier } = secretsOf(token, deps)
    const url = client.buildAuthorizationUrl(provider, {
      redirect_uri: returnAddress(deps),
      scope: 'openid email',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
    return redirect(url.href, [signOnCookie.set(token, request)])
  } catch (error) {
    deps.log.error({ event: 'desk.sign-on', ...failureOf(error) }, 'the OpenID provider does not answer')
    return failed(deps)
  }
}

/** The answer of the provider. Its second factor counts if it says that it asked for one, or the configuration does. */
export async function finishSignOn({ request, address, deps }: Call<Endpoints['signedOn']>) {
  const { signOn } = deps.config.desk ?? {}
  if (signOn === undefined) return refused('not-found')
  const claims = await claimsIn(request, signOn, deps)
  const member = claims && (await memberOf(claims, signOn, deps))
  if (!claims || member === undefined) {
    await deps.store.write((transaction) =>
      writeDeskAudit(transaction, { action: 'login-failed', member: null }, deps),
    )
    return failed(deps, [signOnCookie.end(request)])
  }
  const isComplete = signOn.secondFactor === true || asksForFactor(claims)
  const entering = { member: member.id, request }
  const token = await deps.store.write(async (transaction) => {
    await returnAttempts(transaction, [attemptOf(address)], deps)
    await noteNetwork(transaction, { owner: member.id, address }, deps)
    const provider_subject = subjectOf(claims)
    await transaction
      .updateTable('desk_member')
      .set({ provider_subject })
      .where('id', '=', member.id)
      .execute()
    await writeDeskAudit(transaction, { action: 'sign-on', member: member.id }, deps)
    if (isComplete) return enterDesk(transaction, entering, deps)
    await leaveDeskSession(transaction, request)
    return openDeskSession(transaction, { ...entering, state: 'waiting' }, deps)
  })
  const cookies = [deskCookie.set(token, request), signOnCookie.end(request)]
  return redirect(ownHref(deps, DESK_PATH), cookies)
}

function attemptOf(address: string): Attempt {
  return { limit: 'loginAddress', address }
}

function providerOf({ issuer, clientId }: SignOn, { secrets }: ServiceDeps): Promise<client.Configuration> {
  const server = new URL(issuer)
  const isLocal = server.protocol === 'http:' && isSecureAddress(issuer)
  const execute = [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])]
  const authentication = secrets.signOn === undefined ? client.None() : undefined
  return client.discovery(server, clientId, secrets.signOn, authentication, { execute, timeout: ANSWER })
}

interface FlowSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

function secretsOf(token: string, { secrets }: Pick<ServiceDeps, 'secrets'>): FlowSecrets {
  const derived = (name: string) =>
    createHmac('sha256', secrets.signing).update(`desk sign-on ${name} ${token}`).digest('base64url')
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') }
}

/** The address that the provider has to know. */
function returnAddress(deps: ServiceDeps): string {
  return serviceUrl(deps, `${DESK_API}/sign-on/return`)
}

/** The checked statements about the member; undefined if the log-in failed, which the log explains. */
async function claimsIn(
  request: Request,
  signOn: SignOn,
  deps: ServiceDeps,
): Promise<client.IDToken | undefined> {
  const token = signOnCookie.read(request)
  if (token === null) return undefined
  try {
    const { state, nonce, verifier } = secretsOf(token, deps)
    const address = new URL(returnAddress(deps))
    address.search = new URL(request.url).search
    const tokens = await client.authorizationCodeGrant(await providerOf(signOn, deps), address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    return tokens.claims()
  } catch (error) {
    deps.log.warn({ event: 'desk.sign-on', ...failureOf(error) }, 'a log-in at the OpenID provider failed')
    return undefined
  }
}

/**
 * The member of an account. The first log-in finds the member by the verified address; later ones find the account alone, so that whoever
 * gets the address afterwards does not get the desk.
 */
async function memberOf(
  claims: client.IDToken,
  { unverifiedEmail = false }: SignOn,
  { store }: ServiceDeps,
): Promise<DeskMemberRow | undefined> {
  const known = await store.db
    .selectFrom('desk_member')
    .selectAll()
    .where('provider_subject', '=', subjectOf(claims))
    .executeTakeFirst()
  if (known !== undefined) return known.disabled_at === null ? known : undefined
  const { email, email_verified } = claims
  const isTrusted = email_verified === true || (unverifiedEmail && email_verified === undefined)
  if (typeof email !== 'string' || !isTrusted) return undefined
  const member = await memberByEmail(store.db, email)
  return member?.disabled_at === null && member.provider_subject === null ? member : undefined
}

function subjectOf({ iss, sub }: client.IDToken): string {
  return `${iss} ${sub}`
}

/** RFC 8176: `mfa` is a log-in with several factors. */
function asksForFactor({ amr }: client.IDToken): boolean {
  return Array.isArray(amr) && amr.includes('mfa')
}

/** The page of the log-in reports the failure without details. */
function failed(deps: ServiceDeps, cookies: readonly string[] = []): Response {
  return redirect(`${ownHref(deps, DESK_PATH)}#/sign-on-failed`, cookies)
}

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}
