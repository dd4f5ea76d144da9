/** The times at which a failed mail is sent again. */

const FIRST = 30_000
const LONGEST = 4 * 3600 * 1000
/** About two days, so that a mail server that fails on a Friday evening can be repaired. */
export const ATTEMPTS = 21

/**
 * Milliseconds after a number of attempts: twice as long each time, with a random quarter more or less, so
 * that retries are spread.
 */
export function backOff(attempts: number, random: (count: number) => Buffer): number {
  const base = Math.min(FIRST * 2 ** (attempts - 1), LONGEST)
  const share = random(4).readUInt32BE() / 2 ** 32
  return Math.round(base * (0.75 + share / 2))
}
