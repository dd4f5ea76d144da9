/** When what did not get through is tried again. */

const FIRST = 30_000
const LONGEST = 4 * 3600 * 1000
/** Over about two days: a mail server that broke on a Friday evening is mended by then. */
export const ATTEMPTS = 21

/** Milliseconds after so many attempts: twice as long each time, a quarter more or less, so that not all come back at once. */
export function backOff(attempts: number, random: (count: number) => Buffer): number {
  const base = Math.min(FIRST * 2 ** (attempts - 1), LONGEST)
  const share = random(4).readUInt32BE() / 2 ** 32
  return Math.round(base * (0.75 + share / 2))
}
