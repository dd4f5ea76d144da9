/**
 * Limits of attempts. They are counted in the database, so that all processes share them and a restart keeps
 * them.
 */
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { insertAll, valuesIn } from '../store/json-rows.ts'
import type { AttemptsRow, Tables } from '../store/tables.ts'

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
  const [seconds = 0] = await secondsToTurns(db, [turns], now)
  return seconds
}

/** The same for several attempts, by one statement. */
export async function secondsToTurns(
  db: Kysely<Tables>,
  attempts: readonly (readonly Turn[])[],
  now: number,
): Promise<readonly number[]> {
  const names = new Set(attempts.flat().map(({ name }) => name))
  const rows = await db
    .selectFrom('attempts')
    .select(['name', 'window_start', 'count'])
    .where('name', 'in', valuesIn(db, names))
    .execute()
  const used = new Map(rows.map((row) => [`${row.name} ${row.window_start}`, row.count]))
  const wait = ({ name, limit }: Turn) =>
    (used.get(`${name} ${windowStart(limit, now)}`) ?? 0) < limit.count ? 0 : secondsLeft(limit, now)
  return attempts.map((turns) => Math.max(0, ...turns.map(wait)))
}

/** Counts an attempt. Returns the seconds until the next one is allowed if a limit is reached, else 0. */
export async function takeTurns(
  db: Kysely<Tables>,
  turns: readonly Turn[],
  deps: Pick<ServiceDeps, 'now'>,
): Promise<number> {
  const [seconds = 0] = await takeTurnsOfEach(db, [turns], deps)
  return seconds
}

/** The same for several attempts, one after the other. One statement, whose order is fixed, so that two transactions never wait for each other. */
export async function takeTurnsOfEach(
  db: Kysely<Tables>,
  attempts: readonly (readonly Turn[])[],
  { now }: Pick<ServiceDeps, 'now'>,
): Promise<readonly number[]> {
  const moment = now()
  const rows = new Map<string, AttemptsRow>()
  for (const { name, limit } of attempts.flat().toSorted(byOwner)) {
    const row = rows.get(name) ?? { ...firstAttempt(name, limit, moment), count: 0 }
    rows.set(name, { ...row, count: row.count + 1 })
  }
  const end = sql`on conflict (name, window_start) do update set count = attempts.count + excluded.count
    returning name, count`
  const counted = await insertAll(db, 'attempts', { rows: [...rows.values()], end })
  // The count before the first of these attempts.
  const counts = new Map(
    counted.map(({ name = '', count = 0 }) => [name, count - (rows.get(name)?.count ?? 0)]),
  )
  const wait = ({ name, limit }: Turn) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count > limit.count ? secondsLeft(limit, moment) : 0
  }
  return attempts.map((turns) => Math.max(0, ...turns.map(wait)))
}

/** In the order of `takeTurns`, so that two transactions never wait for each other. */
export async function giveTurnsBack(
  db: Kysely<Tables>,
  turns: readonly Turn[],
  { now }: Pick<ServiceDeps, 'now'>,
): Promise<void> {
  for (const { name, limit } of turns.toSorted(byOwner))
    await db
      .updateTable('attempts')
      .set((row) => ({ count: row('count', '-', 1) }))
      .where('name', '=', name)
      .where('window_start', '=', windowStart(limit, now()))
      .where('count', '>', 0)
      .execute()
}

/** The counters of one network or address are neighbours, however many are counted together. */
function byOwner({ name: left }: Turn, { name: right }: Turn): number {
  const [one, other] = [ownerIn(left), ownerIn(right)]
  if (one !== other) return one < other ? -1 : 1
  return left < right ? -1 : 1
}

/** The key at the end of the name of a counter. */
function ownerIn(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1)
}

function firstAttempt(name: string, limit: Limit, now: number): AttemptsRow {
  const start = windowStart(limit, now)
  return { name, window_start: start, count: 1, erase_at: start + 2 * limit.seconds * 1000 }
}

function windowStart({ seconds }: Limit, now: number): number {
  return now - (now % (seconds * 1000))
}

function secondsLeft(limit: Limit, now: number): number {
  return Math.ceil((windowStart(limit, now) + limit.seconds * 1000 - now) / 1000)
}
