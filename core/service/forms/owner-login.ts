/** The log-in of owners. An unknown user and a wrong password get the same answer after the same work. */
import type { FormHandler, FormPreparation, FormTreatment, Handled } from '../submissions/handler.ts'
import type { ServiceDeps } from '../deps.ts'
import { addressKey } from '../guards/address.ts'
import { writeAudit } from '../portal/audit.ts'
import { sessionCookie } from '../portal/cookie.ts'
import type { Attempt } from '../portal/limits.ts'
import { countAttempts, forgetAttempts, isKnownNetwork, noteNetwork } from '../portal/limits.ts'
import { emailKey, ownerByEmail } from '../portal/owners.ts'
import { portalPath } from '../portal/paths.ts'
import { isPassword } from '../portal/passwords.ts'
import { leaveSession, openSession } from '../portal/sessions.ts'
import type { OwnerRow } from '../portal/tables.ts'

const WRONG: Handled = { kind: 'refused', answer: 'login' }

const prepare: FormPreparation = async ({ values, address }, deps) => {
  const email = emailKey(String(values.email))
  const from = addressKey(address, deps)
  const pair: Attempt = { limit: 'loginPair', who: `${email} ${from}` }
  const owner = await ownerByEmail(deps.store.db, email)
  const isKnown = await isKnownNetwork({ owner: owner?.id, address }, deps)
  const attempts: readonly Attempt[] = [
    pair,
    { limit: 'loginAddress', address },
    ...(isKnown ? [] : [{ limit: 'loginAccount', who: email } as const]),
  ]
  const seconds = await countAttempts(attempts, deps)
  if (seconds > 0) return () => Promise.resolve({ kind: 'often', seconds })
  const kept = owner?.disabled_at === null ? owner.password : null
  const isRight = await isPassword(String(values.password), kept)
  if (owner === undefined || !isRight) {
    await noteFailure(owner?.id ?? null, deps)
    return () => Promise.resolve(WRONG)
  }
  return enter(owner, pair)
}

export const ownerLoginTreatment: FormTreatment = { prepare }

/** Written for an unknown user as well, so that its cost equals that of an owner. */
async function noteFailure(owner: string | null, deps: ServiceDeps): Promise<void> {
  await deps.store.write((transaction) => writeAudit(transaction, { action: 'login-failed', owner }, deps))
  deps.log.warn({ event: 'portal.login-failed', owner }, 'a log-in failed')
}

function enter(owner: OwnerRow, pair: Attempt): FormHandler {
  return async ({ language, request, address }, { deps, transaction }) => {
    // The account may have been closed meanwhile, or got another password.
    const current = await ownerByEmail(transaction, owner.email)
    if (current === undefined || current.disabled_at !== null || current.password !== owner.password) {
      return WRONG
    }
    await leaveSession(transaction, request)
    const state = current.second_factor === null ? 'open' : 'waiting'
    const token = await openSession(transaction, { owner: owner.id, state, request }, deps)
    await forgetAttempts(transaction, [pair], deps)
    await noteNetwork(transaction, { owner: owner.id, address }, deps)
    await writeAudit(transaction, { action: 'login', owner: owner.id }, deps)
    const next = portalPath(deps.site(), language)
    return { kind: 'done', messages: [], next, cookie: sessionCookie(token, request) }
  }
}
