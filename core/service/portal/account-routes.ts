/** The owner's own account: its sessions, and a change of the password. */
import type { Hono } from 'hono'
import { newPasswordRequest } from '../../http/portal.ts'
import type { ServiceDeps } from '../deps.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { done, json } from '../accounts/answers.ts'
import { portalRefusal } from './refusal.ts'
import { writeAudit } from './audit.ts'
import { endedCookie, sessionCookie } from './cookie.ts'
import { countAttempts } from '../accounts/limits.ts'
import { changedMail } from './mails.ts'
import { setPassword } from './new-password.ts'
import { hashPassword, isPassword, isWeakPassword, wordsAround } from '../accounts/passwords.ts'
import { readBody } from '../accounts/read-body.ts'
import type { PortalContext, PortalEnv } from './portal-context.ts'
import { endSession, endSessions, openSession, sessionsOf } from './sessions.ts'
import type { OwnerRow } from './tables.ts'

export function addAccountRoutes(routes: Hono<PortalEnv>, deps: ServiceDeps): void {
  routes.post('/logout', (context) => logout(context, deps, 'this'))
  routes.post('/logout-everywhere', (context) => logout(context, deps, 'all'))
  routes.get('/sessions', async (context) => {
    const { owner, session } = context.get('visitor')
    const rows = await sessionsOf(owner.id, deps)
    const sessions = rows.map(({ id, started_at, seen_at, device }) => ({
      id,
      device,
      startedAt: started_at,
      seenAt: seen_at,
      isThis: id === session.id,
    }))
    return json({ sessions })
  })
  routes.delete('/sessions/:session', async (context) => {
    const { owner, session } = context.get('visitor')
    const id = context.req.param('session')
    const ended = await deps.store.write((transaction) => endSession(transaction, owner.id, id))
    if (!ended) return portalRefusal('not-found')
    return done(id === session.id ? { 'Set-Cookie': endedCookie(context.req.raw) } : {})
  })
  routes.post('/password', (context) => changePassword(context, deps))
}

async function logout(context: PortalContext, deps: ServiceDeps, which: 'this' | 'all'): Promise<Response> {
  const { owner, session } = context.get('visitor')
  await deps.store.write(async (transaction) => {
    if (which === 'all') await endSessions(transaction, owner.id)
    else await endSession(transaction, owner.id, session.id)
    const action = which === 'all' ? 'sessions-ended' : 'logout'
    await writeAudit(transaction, { action, owner: owner.id }, deps)
  })
  return done({ 'Set-Cookie': endedCookie(context.req.raw) })
}

/**
 * The old password is required, because an open session on a shared screen is not sufficient. All sessions
 * end except this one, which gets a new token.
 */
async function changePassword(context: PortalContext, deps: ServiceDeps): Promise<Response> {
  const { owner } = context.get('visitor')
  const request = context.req.raw
  const body = await readBody(request, newPasswordRequest)
  if (typeof body === 'string') return portalRefusal(body)
  const refusal = await passwordRefusal(owner, body.password, deps)
  if (refusal !== null) return refusal
  if (isWeakPassword(body.newPassword, wordsAround(owner, deps.site()))) return portalRefusal('weak')
  const hash = await hashPassword(body.newPassword)
  const token = await deps.store.write(async (transaction) => {
    await setPassword(transaction, { owner: owner.id, hash }, deps)
    const messages = [changedMail(owner, { site: deps.site(), config: deps.config })]
    await enqueue(transaction, { submission: null, messages }, deps)
    return openSession(transaction, { owner: owner.id, state: 'open', request }, deps)
  })
  deps.wakeOutbox()
  return done({ 'Set-Cookie': sessionCookie(token, request) })
}

/** Checks the password again, with a limit for typing errors. */
export async function passwordRefusal(
  owner: OwnerRow,
  password: string,
  deps: ServiceDeps,
): Promise<Response | null> {
  const wait = await countAttempts([{ limit: 'password', who: owner.id }], deps)
  if (wait > 0) return portalRefusal('retry', wait)
  return (await isPassword(password, owner.password)) ? null : portalRefusal('password')
}
