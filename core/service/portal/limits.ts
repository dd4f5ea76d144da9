/** How often owners, and those who would like to be, may try. Nobody is locked out for good: a window passes. */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { takeTurns } from '../guards/limits.ts'
import type { Limit, Turn } from '../guards/limits.ts'
import type { Tables } from '../store/tables.ts'

const QUARTER = 900
const HOUR = 3600

/** A pair of account and address is stopped soon; an account as a whole late, so that a stranger can hardly keep its owner out. */
const LIMITS = {
  loginPair: { count: 5, seconds: QUARTER },
  loginAccount: { count: 30, seconds: HOUR },
  loginAddress: { count: 50, seconds: HOUR },
  resetAccount: { count: 3, seconds: HOUR },
  resetAddress: { count: 20, seconds: HOUR },
  /** Codes of the second factor: of a million, three are right at a time. */
  code: { count: 10, seconds: QUARTER },
  /** The password again, in a session. */
  password: { count: 10, seconds: QUARTER },
} as const satisfies Readonly<Record<string, Limit>>

type LimitDeps = Pick<ServiceDeps, 'store' | 'now' | 'secrets'>

export interface Attempt {
  readonly limit: keyof typeof LIMITS
  /** Whom it counts for; kept as a hash that only this service can make. */
  readonly who: string
}

/** Counts each, before the work is done, and says whether all are within their limits. */
export async function countAttempts(attempts: readonly Attempt[], deps: LimitDeps): Promise<boolean> {
  const turns = attempts.map((attempt) => turnOf(attempt, deps))
  const wait = await deps.store.write((transaction) => takeTurns(transaction, turns, deps))
  return wait === 0
}

/** Who got in starts anew. */
export async function forgetAttempts(db: Kysely<Tables>, attempt: Attempt, deps: LimitDeps): Promise<void> {
  await db.deleteFrom('attempts').where('name', '=', turnOf(attempt, deps).name).execute()
}

function turnOf({ limit, who }: Attempt, { secrets }: Pick<LimitDeps, 'secrets'>): Turn {
  const hash = createHmac('sha256', secrets.signing).update(`${limit} ${who}`).digest('hex').slice(0, 32)
  return { name: `${limit}:${hash}`, limit: LIMITS[limit] }
}
