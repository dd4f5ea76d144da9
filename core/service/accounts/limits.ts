/** Limits of log-ins and of other attempts at the portal. They count in windows, so nobody is locked out for good. */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { daysLong } from '../../domain/duration.ts'
import type { ServiceDeps } from '../deps.ts'
import { networkKey, networksOf } from '../guards/address.ts'
import { giveTurnsBack, secondsToTurn, takeTurns } from '../guards/limits.ts'
import type { Limit, Turn } from '../guards/limits.ts'
import type { Tables } from '../store/tables.ts'

const QUARTER = 900
const HOUR = 3600

const LIMITS = {
  /**
   * Failed log-ins before a proof of work is required: from one network to one account, to one account from the networks from which its
   * owner did not log in before, and from one network. With a proof, only the limit of the network applies, so strangers elsewhere never
   * keep an owner out. A site without proofs of work refuses the log-in instead.
   */
  loginPair: { count: 5, seconds: QUARTER },
  loginAccount: { count: 30, seconds: HOUR },
  loginAddress: { count: 20, seconds: HOUR },
  loginNetwork: { count: 50, seconds: HOUR },
  /** Strangers exhaust the limit of their own network, not that of the owner. */
  resetPair: { count: 3, seconds: HOUR },
  resetPairDay: { count: 5, seconds: 24 * HOUR },
  resetAccount: { count: 12, seconds: HOUR },
  resetAddress: { count: 20, seconds: HOUR },
  /** Three of a million codes of the second factor are valid at a time. */
  code: { count: 10, seconds: QUARTER },
  /** The repeated password in a session. */
  password: { count: 10, seconds: QUARTER },
  upload: { count: 60, seconds: HOUR },
} as const satisfies Readonly<Record<string, Limit>>

type LimitDeps = Pick<ServiceDeps, 'store' | 'now' | 'secrets'>

/** An attempt of an account or of a network address. Both are stored as keyed hashes. */
export type Attempt =
  | { readonly limit: keyof typeof LIMITS; readonly who: string }
  | { readonly limit: keyof typeof LIMITS; readonly address: string }

/**
 * Counts each attempt before its work is done. Returns 0, or the seconds to wait if one of them is over its limit. A refused attempt counts
 * for none of them: one network cannot use up the attempts of an account.
 */
export async function countAttempts(attempts: readonly Attempt[], deps: LimitDeps): Promise<number> {
  const turns = attempts.flatMap((attempt) => turnsOf(attempt, deps))
  const wait = await secondsToTurn(deps.store.db, turns, deps.now())
  return wait > 0 ? wait : deps.store.write((transaction) => takeTurns(transaction, turns, deps))
}

/** Whether another attempt is allowed; counts none. */
export async function mayAttempt(attempt: Attempt, deps: LimitDeps): Promise<boolean> {
  return (await secondsToTurn(deps.store.db, turnsOf(attempt, deps), deps.now())) === 0
}

/** After a success, so that failures alone count. */
export async function returnAttempts(
  db: Kysely<Tables>,
  attempts: readonly Attempt[],
  deps: LimitDeps,
): Promise<void> {
  const turns = attempts.flatMap((attempt) => turnsOf(attempt, deps))
  await giveTurnsBack(db, turns, deps)
}

/** After a log-in or with a new password, the count begins again. */
export async function forgetAttempts(
  db: Kysely<Tables>,
  attempts: readonly Attempt[],
  deps: LimitDeps,
): Promise<void> {
  const names = attempts.flatMap((attempt) => turnsOf(attempt, deps)).map(({ name }) => name)
  await db.deleteFrom('attempts').where('name', 'in', names).execute()
}

function turnsOf(attempt: Attempt, deps: Pick<LimitDeps, 'secrets'>): readonly Turn[] {
  if ('who' in attempt) return [turnOf(attempt.limit, attempt.who, { share: 1, deps })]
  return networksOf(attempt.address, deps).map(({ key, share }) =>
    turnOf(attempt.limit, key, { share, deps }),
  )
}

interface Counting {
  readonly share: number
  readonly deps: Pick<LimitDeps, 'secrets'>
}

function turnOf(name: keyof typeof LIMITS, who: string, { share, deps }: Counting): Turn {
  const hash = createHmac('sha256', deps.secrets.signing).update(`${name} ${who}`).digest('hex').slice(0, 32)
  const { count, seconds } = LIMITS[name]
  return { name: `${name}:${hash}`, limit: { count: count * share, seconds } }
}

const KNOWN_DAYS = 90

/** Whether the owner has logged in from this network in the last 90 days. */
export async function isKnownNetwork(
  { owner, address }: { readonly owner: string | undefined; readonly address: string },
  deps: LimitDeps,
): Promise<boolean> {
  const row = await deps.store.db
    .selectFrom('attempts')
    .select('name')
    .where('name', '=', knownName(owner ?? 'nobody', address, deps))
    .where('erase_at', '>', deps.now())
    .executeTakeFirst()
  return row !== undefined
}

export async function noteNetwork(
  db: Kysely<Tables>,
  { owner, address }: { readonly owner: string; readonly address: string },
  deps: LimitDeps,
): Promise<void> {
  const erase_at = deps.now() + daysLong(KNOWN_DAYS)
  await db
    .insertInto('attempts')
    .values({ name: knownName(owner, address, deps), window_start: 0, count: 1, erase_at })
    .onConflict((conflict) => conflict.columns(['name', 'window_start']).doUpdateSet({ erase_at }))
    .execute()
}

/** The id of the owner is not hashed: the row is erased with the account. */
export function knownNetworksOf(owner: string): string {
  return `login-known:${owner}:`
}

function knownName(owner: string, address: string, deps: Pick<LimitDeps, 'secrets'>): string {
  return `${knownNetworksOf(owner)}${networkKey(address, deps)}`
}
