/**
 * Limits of attempts. They are counted in the database, so that all processes share them and a restart keeps
 * them.
 */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'

export interface Limit {
  readonly count: number
  readonly seconds: number
}

const HOUR = 3600

/**
 * Limits of valid forms, whether they are stored or refused. Windows begin on the hour, so twice the count is
 * possible around it.
 */
export const FORM_LIMITS = {
  /**
   * One address may be that of an office, a school, or the customers of a mobile network in a whole town.
   * Each form has a proof of work.
   */
  address: { count: 60, seconds: HOUR },
  /** The same form from the same address, which machines repeat and visitors do not. */
  addressAndForm: { count: 20, seconds: HOUR },
  /** Forms without script, and so without proof. It suffices for a visitor who asks about several homes. */
  withoutProof: { count: 5, seconds: HOUR },
  /**
   * One form without proof from all addresses: a botnet has many of them, but the agency reads every form.
   */
  formWithoutProof: { count: 120, seconds: HOUR },
} as const satisfies Readonly<Record<string, Limit>>

export type FormLimits = Readonly<Record<keyof typeof FORM_LIMITS, Limit>>

/** One counter by its name, which never contains a plain address; see `addressKey`. */
export interface Turn {
  readonly name: string
  readonly limit: Limit
}

/**
 * Seconds until the next attempt is allowed; 0 if one is allowed now. It only reads, so blocked requests cost
 * no write.
 */
export async function secondsToTurn(
  db: Kysely<Tables>,
  turns: readonly Turn[],
  now: number,
): Promise<number> {
  const rows = await db
    .selectFrom('attempts')
    .select(['name', 'window_start', 'count'])
    .where(
      'name',
      'in',
      turns.map(({ name }) => name),
    )
    .execute()
  const waits = turns.map(({ name, limit }) => {
    const start = windowStart(limit, now)
    const used = rows.find((row) => row.name === name && row.window_start === start)?.count ?? 0
    return used < limit.count ? 0 : secondsLeft(limit, now)
  })
  return Math.max(0, ...waits)
}

/**
 * Counts an attempt of each. Returns the seconds until the next one is allowed if a limit is reached, else 0.
 * One statement, whose order is fixed, so that two transactions never wait for each other.
 */
export async function takeTurns(
  db: Kysely<Tables>,
  turns: readonly Turn[],
  { now }: Pick<ServiceDeps, 'now'>,
): Promise<number> {
  if (turns.length === 0) return 0
  const moment = now()
  const sorted = turns.toSorted((left, right) => (left.name < right.name ? -1 : 1))
  const rows = await db
    .insertInto('attempts')
    .values(sorted.map(({ name, limit }) => firstAttempt(name, limit, moment)))
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'window_start'])
        .doUpdateSet((row) => ({ count: row('attempts.count', '+', 1) })),
    )
    .returning(['name', 'count'])
    .execute()
  const waits = sorted.map(({ name, limit }) => {
    const count = rows.find((row) => row.name === name)?.count ?? 0
    return count > limit.count ? secondsLeft(limit, moment) : 0
  })
  return Math.max(0, ...waits)
}

/** In the order of `takeTurns`, so that two transactions never wait for each other. */
export async function giveTurnsBack(
  db: Kysely<Tables>,
  turns: readonly Turn[],
  { now }: Pick<ServiceDeps, 'now'>,
): Promise<void> {
  for (const { name, limit } of turns.toSorted((left, right) => (left.name < right.name ? -1 : 1)))
    await db
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('name', '=', name)
      .where('window_start', '=', windowStart(limit, now()))
      .where('count', '>', 0)
      .execute()
}

function firstAttempt(name: string, limit: Limit, now: number) {
  const start = windowStart(limit, now)
  return { name, window_start: start, count: 1, erase_at: start + 2 * limit.seconds * 1000 }
}

function windowStart({ seconds }: Limit, now: number): number {
  return now - (now % (seconds * 1000))
}

function secondsLeft(limit: Limit, now: number): number {
  return Math.ceil((windowStart(limit, now) + limit.seconds * 1000 - now) / 1000)
}
