/** The answers of endpoints: a name for each kind of answer, with its status and its body. */
import { z } from 'zod'
import { codedProblem, PROBLEM_CODES } from '../domain/form-codes.ts'
import type { ProblemCode } from '../domain/form-codes.ts'
import { siteContact } from '../domain/forms/site-contact.ts'
import type { FormProblem } from '../domain/form-problem.ts'
import { challengeSchema, makeChallenge } from './challenge.ts'

const path = z.string().regex(/^\/(?!\/)/)
const accepted = z.object({
  ok: z.literal(true),
  next: path.optional().describe('the next page; by default the thank-you page of the form'),
})
const refusal = <Reason extends string>(code: Reason) =>
  z.object({ ok: z.literal(false), code: z.literal(code) })

const problems = z.object({
  ok: z.literal(false),
  errors: z.array(
    z.object({
      field: z.string().describe('name of a field of the form, or captcha'),
      code: z.enum(PROBLEM_CODES),
    }),
  ),
})

/** The meaning of each code for its field. */
export const CODE_MEANINGS: Readonly<Record<ProblemCode, string>> = {
  required: 'the field is required, and empty',
  invalid: 'the value does not match its format, or contains a forbidden character or an unknown option',
  tooLong: 'the value is longer than allowed',
  tooShort: 'the value is shorter than allowed',
  weak: 'the password is easy to guess',
  mismatch: 'the value differs from the password',
  beforeStart: 'the end is before the start',
  afterEnd: 'the day is after the end of the offer',
  belowMin: 'the highest price is below the lowest',
  taken: 'the hour is no longer free',
  clash: 'the visitor has another appointment at that hour',
  limit: 'the visitor has the maximum number of appointments',
}

/** Body of the answer 422. */
export function problemsBody(found: readonly FormProblem[]): z.output<typeof problems> {
  return { ok: false, errors: found.map(codedProblem) }
}

export interface Answer {
  readonly status: number
  readonly means: string
  /** The schema of the JSON body. An answer without one is a page, or empty. */
  readonly body?: z.ZodType
  readonly example?: Readonly<Record<string, unknown>>
  /** The headers of the answer, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>
}

const CHALLENGE = makeChallenge({
  secret: 'an example',
  form: siteContact.name,
  now: Date.UTC(2026, 11, 1),
  random: { salt: '1f0e2d3c4b5a69788796a5b4', number: 4127 },
})

const RETRY_AFTER = { 'Retry-After': 'seconds until it may be sent again' }

export const ANSWERS = {
  done: { status: 200, means: 'done', body: accepted, example: { ok: true } },
  taken: {
    status: 202,
    means: 'stored; the agency reads it, or a mail follows',
    body: accepted,
    example: { ok: true, next: '/nl/bedankt/contact/' },
  },
  challenge: {
    status: 200,
    means: 'a challenge, with `Cache-Control: no-store`',
    body: challengeSchema,
    example: CHALLENGE,
  },
  thanks: {
    status: 303,
    means: 'stored; redirects to the thank-you page in the visitor’s language',
    headers: { Location: 'a path of the site' },
  },
  login: {
    status: 401,
    means: 'the user name or the password is wrong',
    body: refusal('login'),
    example: { ok: false, code: 'login' },
  },
  foreign: { status: 403, means: 'the request comes from a page of another site' },
  missing: { status: 404, means: 'no form of that name has a challenge' },
  alreadyRequested: {
    status: 409,
    means: 'these documents were already requested',
    body: refusal('already-requested'),
    example: { ok: false, code: 'already-requested' },
  },
  tooLarge: { status: 413, means: 'the body is larger than 64 KB' },
  otherType: { status: 415, means: 'the body is not application/x-www-form-urlencoded' },
  unfit: {
    status: 422,
    means: 'the problems, one for each wrong field',
    body: problems,
    example: problemsBody([{ field: 'email', key: 'form.error.email.invalid' }]),
  },
  often: {
    status: 429,
    means: 'too fast or too often; nothing is stored',
    body: refusal('retry'),
    example: { ok: false, code: 'retry' },
    headers: RETRY_AFTER,
  },
  down: {
    status: 503,
    means: 'temporarily unavailable; nothing is stored',
    body: refusal('retry'),
    example: { ok: false, code: 'retry' },
    headers: RETRY_AFTER,
  },
} as const satisfies Readonly<Record<string, Answer>>

export type AnswerName = keyof typeof ANSWERS
