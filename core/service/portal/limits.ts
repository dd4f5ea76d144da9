/** How often somebody may try. Nobody is locked out for good: a window passes. */
import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'

const MINUTE = 60_000

interface Limit {
  readonly count: number
  readonly window: number
}

/** A pair of account and address is stopped soon; an account as a whole late, so that a stranger cannot keep its owner out. */
const LIMITS = {
  'login-pair': { count: 5, window: 15 * MINUTE },
  'login-account': { count: 30, window: 60 * MINUTE },
  'login-address': { count: 50, window: 60 * MINUTE },
  'reset-account': { count: 3, window: 60 * MINUTE },
  'reset-address': { count: 20, window: 60 * MINUTE },
  /** Codes of the second factor: of a million, three are right at a time. */
  code: { count: 10, window: 15 * MINUTE },
  /** The password again, in a session. */
  password: { count: 10, window: 15 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

type LimitDeps = Pick<ServiceDeps, 'store' | 'now' | 'secrets'>

export interface Attempt {
  readonly limit: LimitName
  /** Whom it counts for; kept as a hash that only this service can make. */
  readonly who: string
}

/** Counts each, before the work is done, and says whether all are within their limits. */
export function countAttempts(attempts: readonly Attempt[], deps: LimitDeps): Promise<boolean> {
  return deps.store.write(async (transaction) => {
    let isWithin = true
    for (const attempt of attempts) isWithin = (await countOne(transaction, attempt, deps)) && isWithin
    return isWithin
  })
}

async function countOne(db: Kysely<Tables>, attempt: Attempt, deps: LimitDeps): Promise<boolean> {
  const { count: most, window } = LIMITS[attempt.limit]
  const start = Math.floor(deps.now() / window) * window
  const { count } = await db
    .insertInto('attempts')
    .values({ name: nameOf(attempt, deps), window_start: start, count: 1, erase_at: start + window })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'window_start'])
        .doUpdateSet((row) => ({ count: row('attempts.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= most
}

/** Who got in starts anew. */
export async function forgetAttempts(db: Kysely<Tables>, attempt: Attempt, deps: LimitDeps): Promise<void> {
  await db.deleteFrom('attempts').where('name', '=', nameOf(attempt, deps)).execute()
}

function nameOf({ limit, who }: Attempt, { secrets }: LimitDeps): string {
  return `${limit} ${createHmac('sha256', secrets.signing).update(`${limit} ${who}`).digest('hex')}`
}
