/** The form `owner-login`: one answer, after the same work, for an unknown user and for a wrong password (spec 8). */
import type { FormHandler, FormPreparation, Handled } from '../forms/handler.ts'
import type { ServiceDeps } from '../deps.ts'
import { addressKey } from '../guards/address.ts'
import { writeAudit } from './audit.ts'
import { sessionCookie } from './cookie.ts'
import type { Attempt } from './limits.ts'
import { countAttempts, forgetAttempts } from './limits.ts'
import { emailKey, ownerByEmail } from './owners.ts'
import { portalPath } from './paths.ts'
import { isPassword } from './passwords.ts'
import { leaveSession, openSession } from './sessions.ts'
import type { OwnerRow } from './tables.ts'

const OFTEN: Handled = { kind: 'refused', answer: 'often' }
const WRONG: Handled = { kind: 'refused', answer: 'login' }

export const prepareLogin: FormPreparation = async ({ values, address }, deps) => {
  const email = emailKey(String(values.email))
  const from = addressKey(address, deps)
  const pair: Attempt = { limit: 'loginPair', who: `${email} ${from}` }
  const attempts: readonly Attempt[] = [
    pair,
    { limit: 'loginAccount', who: email },
    { limit: 'loginAddress', who: from },
  ]
  if (!(await countAttempts(attempts, deps))) return () => Promise.resolve(OFTEN)
  const owner = await ownerByEmail(deps.store.db, email)
  const kept = owner?.disabled_at === null ? owner.password : null
  const isRight = await isPassword(String(values.password), kept)
  if (owner === undefined || !isRight) {
    await noteFailure(owner?.id ?? null, deps)
    return () => Promise.resolve(WRONG)
  }
  return enter(owner, pair)
}

/** For whoever it was, so that a stranger costs as much as an owner. */
async function noteFailure(owner: string | null, deps: ServiceDeps): Promise<void> {
  await deps.store.write((transaction) => writeAudit(transaction, { action: 'login-failed', owner }, deps))
  deps.log.warn({ event: 'portal.login-failed', owner }, 'a log-in failed')
}

function enter(owner: OwnerRow, pair: Attempt): FormHandler {
  return async ({ language, request }, { deps, transaction }) => {
    // Meanwhile the account may have been closed, or got another password.
    const current = await ownerByEmail(transaction, owner.email)
    if (current === undefined || current.disabled_at !== null || current.password !== owner.password) {
      return WRONG
    }
    await leaveSession(transaction, request)
    const state = current.second_factor === null ? 'open' : 'waiting'
    const token = await openSession(transaction, { owner: owner.id, state, request }, deps)
    await forgetAttempts(transaction, pair, deps)
    await writeAudit(transaction, { action: 'login', owner: owner.id }, deps)
    const next = portalPath(deps.site(), language)
    return { kind: 'done', messages: [], next, cookie: sessionCookie(token, request) }
  }
}
