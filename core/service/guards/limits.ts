/** How often something may be tried: counted in the database, so that all processes count together and a restart forgets nothing. */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'

export interface Limit {
  readonly count: number
  readonly seconds: number
}

const HOUR = 3600

/** Forms that are in order, whether they are kept or refused. Windows begin on the hour, so twice as many can come around it. */
export const FORM_LIMITS = {
  /** One address may stand for an office, a school, or a mobile network’s customers of a whole town; a proof of work came with each. */
  address: { count: 60, seconds: HOUR },
  /** The same form from the same address: nobody asks for more, and it is what a machine repeats. */
  addressAndForm: { count: 20, seconds: HOUR },
  /** Without script, so without proof: a visitor who asks about several homes has enough. */
  withoutProof: { count: 5, seconds: HOUR },
  /** One form without proof from everybody: a botnet has many addresses, but the agency reads every one of these. */
  formWithoutProof: { count: 120, seconds: HOUR },
} as const satisfies Readonly<Record<string, Limit>>

export type FormLimits = Readonly<Record<keyof typeof FORM_LIMITS, Limit>>

/** One count, by its name: never an address as it is, see `addressKey`. */
export interface Turn {
  readonly name: string
  readonly limit: Limit
}

/** Seconds until there is a turn again; 0 where there is one. It only looks: who comes too often costs no write. */
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
 * Takes a turn of each. Seconds until there is one again where there was none left; 0 where all is well. Always in the same order, so that
 * two changes never wait for each other.
 */
export async function takeTurns(
  db: Kysely<Tables>,
  turns: readonly Turn[],
  { now }: Pick<ServiceDeps, 'now'>,
): Promise<number> {
  let wait = 0
  for (const { name, limit } of turns.toSorted((left, right) => (left.name < right.name ? -1 : 1))) {
    const start = windowStart(limit, now())
    const { count } = await db
      .insertInto('attempts')
      .values({ name, window_start: start, count: 1, erase_at: start + 2 * limit.seconds * 1000 })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'window_start'])
          .doUpdateSet((row) => ({ count: row('attempts.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow()
    if (count > limit.count) wait = Math.max(wait, secondsLeft(limit, now()))
  }
  return wait
}

function windowStart({ seconds }: Limit, now: number): number {
  return now - (now % (seconds * 1000))
}

function secondsLeft(limit: Limit, now: number): number {
  return Math.ceil((windowStart(limit, now) + limit.seconds * 1000 - now) / 1000)
}
