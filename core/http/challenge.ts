/**
 * Challenges of ALTCHA, created and verified on the site's own host: proof of work instead of a puzzle. They
 * are stateless: the signature covers all data of a challenge. The caller has to accept each challenge for
 * one form only, and once.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { FormName } from '../domain/forms.ts'

const ALGORITHM = 'SHA-256'
/** Highest number that a browser has to try. It takes a phone some seconds, while the visitor types. */
export const MAXIMUM_NUMBER = 50_000
/** The time from the first field to the button. Afterwards the script requests another challenge. */
export const LIFETIME_SECONDS = 3600
/** Maximum length of a solution in base64; a real one has some 350 characters. */
const LONGEST = 1000

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * The salt ends with a sign that is no digit. Without it, digits could move from the end of the salt to the
 * number, and a used challenge would be accepted with a later expiry.
 */
const SALT = /^[0-9a-f]{24}\?form=([a-z-]{1,40})&expires=([0-9]{10})&$/

export const challengeSchema = z.object({
  algorithm: z.literal(ALGORITHM),
  challenge: hash.describe('SHA-256 of salt and number'),
  maxnumber: z.int().positive().max(MAXIMUM_NUMBER).describe('the number is no higher'),
  salt: z.string().regex(SALT).describe('holds its form, and when it expires in seconds since 1970'),
  signature: hash.describe('HMAC-SHA-256 of the challenge, with the secret of the service'),
})
export type Challenge = z.output<typeof challengeSchema>

const solutionSchema = challengeSchema.omit({ maxnumber: true }).extend({
  number: z.int().min(0).max(MAXIMUM_NUMBER),
})

interface ChallengeSource {
  readonly secret: string
  readonly form: FormName
  /** Milliseconds since 1970. */
  readonly now: number
  /** From a cryptographic generator: 12 bytes in hexadecimal, and a number up to `MAXIMUM_NUMBER`. */
  readonly random: { readonly salt: string; readonly number: number }
}

export function makeChallenge({ secret, form, now, random }: ChallengeSource): Challenge {
  const expires = Math.floor(now / 1000) + LIFETIME_SECONDS
  const salt = `${random.salt}?form=${form}&expires=${expires}&`
  const challenge = digest(salt, random.number)
  const signature = sign(challenge, secret)
  return { algorithm: ALGORITHM, challenge, maxnumber: MAXIMUM_NUMBER, salt, signature }
}

type Verdict =
  /** The service stores `challenge` until it expires (seconds since 1970), and refuses it the second time. */
  | { readonly ok: true; readonly challenge: string; readonly expires: number }
  | { readonly ok: false; readonly reason: 'malformed' | 'forged' | 'unsolved' | 'other-form' | 'expired' }

/** Verifies a solution. `text` is the value of the field `altcha`. */
export function verifySolution(
  text: string,
  { secret, form, now }: Omit<ChallengeSource, 'random'>,
): Verdict {
  const solution = solutionIn(text)
  if (solution === null) return { ok: false, reason: 'malformed' }
  const { challenge, salt, number, signature } = solution
  if (!isSame(signature, sign(challenge, secret))) return { ok: false, reason: 'forged' }
  if (!isSame(challenge, digest(salt, number))) return { ok: false, reason: 'unsolved' }
  const [, boundTo, expires] = SALT.exec(salt) ?? []
  if (boundTo !== form) return { ok: false, reason: 'other-form' }
  if (Number(expires) * 1000 < now) return { ok: false, reason: 'expired' }
  return { ok: true, challenge, expires: Number(expires) }
}

function solutionIn(text: string): z.output<typeof solutionSchema> | null {
  if (text.length > LONGEST) return null
  try {
    const parsed = solutionSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function digest(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex')
}

function sign(challenge: string, secret: string): string {
  return createHmac('sha256', secret).update(challenge).digest('hex')
}

/** A comparison in constant time. Both texts have 64 characters. */
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(left), Buffer.from(right))
}
