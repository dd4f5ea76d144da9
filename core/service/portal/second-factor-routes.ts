/** The second factor: set-up, confirmation, check at login, and removal. */
import type { Hono } from 'hono'
import { codeRequest, passwordRequest } from '../../http/portal.ts'
import type { ServiceDeps } from '../deps.ts'
import { passwordRefusal } from './account-routes.ts'
import { done, json } from '../accounts/answers.ts'
import { portalRefusal } from './refusal.ts'
import { writeAudit } from './audit.ts'
import { sessionCookie } from './cookie.ts'
import { countAttempts, forgetAttempts } from '../accounts/limits.ts'
import type { Attempt } from '../accounts/limits.ts'
import { readBody } from '../accounts/read-body.ts'
import type { PortalContext, PortalEnv } from './portal-context.ts'
import { seal } from '../accounts/sealed.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'
import { replaceRecoveryCodes, takeCode, takeStep, withoutSecondFactor } from './second-factor-store.ts'
import { newRecoveryCodes, newSecret, secretUri } from '../accounts/second-factor.ts'
import { endSessions, leaveSession, openSession } from './sessions.ts'

export function addSecondFactorRoutes(routes: Hono<PortalEnv>, deps: ServiceDeps): void {
  routes.post('/second-factor', (context) => enterCode(context, deps))
  routes.post('/second-factor/setup', (context) => setUp(context, deps))
  routes.post('/second-factor/confirm', (context) => confirm(context, deps))
  routes.post('/second-factor/off', (context) => turnOff(context, deps))
}

/** Completes a login. The waiting session is replaced by one with a new token. */
async function enterCode(context: PortalContext, deps: ServiceDeps): Promise<Response> {
  const { owner, session } = context.get('visitor')
  const request = context.req.raw
  const body = await readBody(request, codeRequest)
  if (typeof body === 'string') return portalRefusal(body)
  if (session.state !== 'waiting') return done()
  const attempt: Attempt = { limit: 'code', who: owner.id }
  const wait = await countAttempts([attempt], deps)
  if (wait > 0) return portalRefusal('retry', wait)
  const token = await deps.store.write(async (transaction) => {
    if (!(await takeCode(transaction, owner, { code: body.code, secret: owner.second_factor, deps }))) {
      await writeAudit(transaction, { action: 'code-failed', owner: owner.id }, deps)
      return null
    }
    await leaveSession(transaction, request)
    await forgetAttempts(transaction, [attempt], deps)
    return openSession(transaction, { owner: owner.id, state: 'open', request }, deps)
  })
  if (token !== null) return done({ 'Set-Cookie': sessionCookie(token, request) })
  deps.log.warn({ event: 'portal.code-failed', owner: owner.id }, 'a code was wrong')
  return portalRefusal('code')
}

/** The password is required, so that a stranger at an open session cannot lock its owner out. */
async function setUp(context: PortalContext, deps: ServiceDeps): Promise<Response> {
  const { owner } = context.get('visitor')
  const body = await readBody(context.req.raw, passwordRequest)
  if (typeof body === 'string') return portalRefusal(body)
  const refusal = await passwordRefusal(owner, body.password, deps)
  if (refusal !== null) return refusal
  const secret = newSecret(deps)
  const sealed = seal(secret, owner.id, deps)
  await deps.store.write((transaction) =>
    transaction.updateTable('owner').set({ second_factor_next: sealed }).where('id', '=', owner.id).execute(),
  )
  return json({ secret, uri: secretUri(secret, { issuer: deps.site().name, label: owner.email }) })
}

/**
 * A first code turns it on, so that a wrong set-up locks nobody out. All other sessions end, because they
 * were opened by a password alone; this one gets a new token.
 */
async function confirm(context: PortalContext, deps: ServiceDeps): Promise<Response> {
  const { owner } = context.get('visitor')
  const request = context.req.raw
  const body = await readBody(request, codeRequest)
  if (typeof body === 'string') return portalRefusal(body)
  const attempt: Attempt = { limit: 'code', who: owner.id }
  const wait = await countAttempts([attempt], deps)
  if (wait > 0) return portalRefusal('retry', wait)
  const codes = newRecoveryCodes(deps)
  const token = await deps.store.write(async (transaction) => {
    const given = { code: body.code, secret: owner.second_factor_next, deps }
    if (!(await takeStep(transaction, owner, given))) return null
    await transaction
      .updateTable('owner')
      .set({ second_factor: owner.second_factor_next, second_factor_next: null })
      .where('id', '=', owner.id)
      .execute()
    await replaceRecoveryCodes(transaction, owner.id, codes)
    await forgetAttempts(transaction, [attempt], deps)
    await writeAudit(transaction, { action: 'second-factor-on', owner: owner.id }, deps)
    await endSessions(transaction, owner.id)
    return openSession(transaction, { owner: owner.id, state: 'open', request }, deps)
  })
  return token === null
    ? portalRefusal('code')
    : json({ codes }, { 'Set-Cookie': sessionCookie(token, request) })
}

async function turnOff(context: PortalContext, deps: ServiceDeps): Promise<Response> {
  if (isSecondFactorRequired(deps)) return portalRefusal('second-factor-required')
  const { owner } = context.get('visitor')
  const body = await readBody(context.req.raw, passwordRequest)
  if (typeof body === 'string') return portalRefusal(body)
  const refusal = await passwordRefusal(owner, body.password, deps)
  if (refusal !== null) return refusal
  await deps.store.write((transaction) => withoutSecondFactor(transaction, owner.id, deps))
  return done()
}
