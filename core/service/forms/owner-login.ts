/** The log-in of owners. An unknown user and a wrong password get the same answer after the same work. */
import { emailKey } from '../../domain/email.ts'
import type {
  FormHandler,
  FormPreparation,
  FormTreatment,
  Handled,
  Received,
} from '../submissions/handler.ts'
import type { ServiceDeps } from '../deps.ts'
import { networkKey } from '../guards/address.ts'
import { writeAudit } from '../portal/audit.ts'
import { sessionCookie } from '../portal/cookie.ts'
import type { Attempt } from '../accounts/limits.ts'
import {
  countAttempts,
  forgetAttempts,
  isKnownNetwork,
  mayAttempt,
  noteNetwork,
  returnAttempts,
} from '../accounts/limits.ts'
import { ownerByEmail } from '../portal/owners.ts'
import { portalPathOf } from '../portal/paths.ts'
import { isPassword } from '../accounts/passwords.ts'
import { leaveSession, openSession } from '../portal/sessions.ts'
import type { OwnerRow } from '../portal/tables.ts'

const WRONG: Handled = { kind: 'refused', answer: 'login' }

const prepare: FormPreparation = async (received, deps) => {
  const email = emailKey(String(received.values.email))
  const owner = await ownerByEmail(deps.store.db, email)
  const attempts = await attemptsOf(received, { email, owner }, deps)
  // They are counted before the password is checked, so that parallel attempts count as well.
  const seconds = await countAttempts(attempts.counted, deps)
  if (seconds > 0) {
    const often = await tooOften(received, { seconds, attempts }, deps)
    return () => Promise.resolve(often)
  }
  const kept = owner?.disabled_at === null ? owner.password : null
  const isRight = await isPassword(String(received.values.password), kept)
  if (owner === undefined || !isRight) {
    await noteFailure(owner?.id ?? null, deps)
    return () => Promise.resolve(WRONG)
  }
  return enter(owner, attempts)
}

export const ownerLoginTreatment: FormTreatment = { prepare }

interface LogInAttempts {
  /** The account from this network. */
  readonly pair: Attempt
  /** A proof of work does not lift this limit. */
  readonly network: Attempt
  readonly counted: readonly Attempt[]
}

/** With a proof of work, no limit of the account applies: a stranger who uses them up does not keep the owner out. */
async function attemptsOf(
  { address, isProven }: Received,
  { email, owner }: { readonly email: string; readonly owner: OwnerRow | undefined },
  deps: ServiceDeps,
): Promise<LogInAttempts> {
  const pair: Attempt = { limit: 'loginPair', who: `${email} ${networkKey(address, deps)}` }
  const network: Attempt = { limit: 'loginNetwork', address }
  if (isProven) return { pair, network, counted: [network] }
  const isKnown = await isKnownNetwork({ owner: owner?.id, address }, deps)
  const account: readonly Attempt[] = isKnown ? [] : [{ limit: 'loginAccount', who: email }]
  return { pair, network, counted: [network, pair, { limit: 'loginAddress', address }, ...account] }
}

interface Refused {
  readonly seconds: number
  readonly attempts: LogInAttempts
}

async function tooOften(
  { isProven }: Received,
  { seconds, attempts: { network } }: Refused,
  deps: ServiceDeps,
): Promise<Handled> {
  const canProve = !isProven && deps.site().captcha !== false && (await mayAttempt(network, deps))
  return { kind: 'often', seconds, ...(canProve && { unproven: true }) }
}

/** Written for an unknown user as well, so that its cost equals that of an owner. */
async function noteFailure(owner: string | null, deps: ServiceDeps): Promise<void> {
  await deps.store.write((transaction) => writeAudit(transaction, { action: 'login-failed', owner }, deps))
  deps.log.warn({ event: 'portal.login-failed', owner }, 'a log-in failed')
}

function enter(owner: OwnerRow, { pair, counted }: LogInAttempts): FormHandler {
  return async ({ language, request, address }, { deps, transaction }) => {
    // The account may have been closed meanwhile, or got another password.
    const current = await ownerByEmail(transaction, owner.email)
    if (current === undefined || current.disabled_at !== null || current.password !== owner.password) {
      return WRONG
    }
    await leaveSession(transaction, request)
    const state = current.second_factor === null ? 'open' : 'waiting'
    const token = await openSession(transaction, { owner: owner.id, state, request }, deps)
    await returnAttempts(transaction, counted, deps)
    await forgetAttempts(transaction, [pair], deps)
    await noteNetwork(transaction, { owner: owner.id, address }, deps)
    await writeAudit(transaction, { action: 'login', owner: owner.id }, deps)
    const next = portalPathOf(deps.site(), language)
    return { kind: 'done', messages: [], next, cookie: sessionCookie(token, request) }
  }
}
