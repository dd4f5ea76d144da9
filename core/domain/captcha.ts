/**
 * The challenge of a form (ALTCHA, proof of work): the browser searches the number whose hash with the salt
 * is the challenge. It costs a visitor half a second of computing, and a machine that sends thousands of
 * forms a lot.
 */

export interface Challenge {
  readonly algorithm: 'SHA-256'
  readonly challenge: string
  readonly salt: string
  readonly signature: string
  /** The highest possible number. */
  readonly maxnumber: number
}

/** Above this a phone would compute for minutes. No genuine challenge asks for that. */
const HIGHEST_NUMBER = 5_000_000

/** The challenge in an answer, or null if it contains none that can be solved. */
export function readChallenge(body: unknown): Challenge | null {
  const given = (body ?? {}) as Partial<Record<keyof Challenge, unknown>>
  const { algorithm, challenge, salt, signature, maxnumber = 1_000_000 } = given
  const isHash = typeof challenge === 'string' && /^[0-9a-f]{64}$/.test(challenge)
  if (algorithm !== 'SHA-256' || !isHash || !isToken(salt) || !isToken(signature)) return null
  const isPossible =
    Number.isInteger(maxnumber) && Number(maxnumber) >= 0 && Number(maxnumber) <= HIGHEST_NUMBER
  return isPossible ? { algorithm, challenge, salt, signature, maxnumber: Number(maxnumber) } : null
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 1000
}

/** A salt may contain the end of its validity in seconds: `…?expires=1763741000`. */
export function hasExpired({ salt }: Challenge, now: number): boolean {
  const expires = /[?&]expires=([0-9]{1,12})(?:&|$)/.exec(salt)?.[1]
  return expires !== undefined && Number(expires) * 1000 <= now
}

/** The solution as the form sends it. */
export function solutionText({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return JSON.stringify({ algorithm, challenge, number, salt, signature })
}
