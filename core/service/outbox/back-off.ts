/** The delay before a message that did not arrive is sent again. */
import { sql } from 'kysely'

const FIRST = 30_000
const LONGEST = 4 * 3600 * 1000
/** These attempts span about two days, in which a mail server that fails on a Friday evening is repaired. */
export const ATTEMPTS = 21

const DOUBLINGS = Math.ceil(Math.log2(LONGEST / FIRST))

/** The most that `backOff` returns for a row of the outbox, in the database. */
export const longestWait = sql<number>`(case
  when attempts > ${sql.lit(DOUBLINGS)} then ${sql.lit(LONGEST * 1.25)}
  else ${sql.lit(FIRST * 1.25)} * (1 << (attempts - 1)) end)`

/**
 * Milliseconds after a number of attempts: twice as long each time, with a random quarter more or less, so
 * that retries are spread.
 */
export function backOff(attempts: number, random: (count: number) => Buffer): number {
  const base = Math.min(FIRST * 2 ** (attempts - 1), LONGEST)
  const share = random(4).readUInt32BE() / 2 ** 32
  return Math.round(base * (0.75 + share / 2))
}
