/** Proof of work: each challenge counts for one form, once. */
import { createHmac } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Form } from '../../domain/forms.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import { verifySolution } from '../../http/challenge.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import { timeOfId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'

/**
 * A script without an answer sends the same form again within this time. A later one counts as another form.
 */
const SAME_MILLISECONDS = 10 * 60 * 1000

export type Proof =
  | { readonly kind: 'proven'; readonly challenge: string; readonly expiresAt: number }
  /** No proof is required. */
  | { readonly kind: 'waived' }
  /** A browser without script. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong' }

export const CAPTCHA_MISSING: FormProblem = { field: 'captcha', key: 'form.error.captcha.required' }
export const CAPTCHA_WRONG: FormProblem = { field: 'captcha', key: 'form.error.captcha.invalid' }

export function proofIn(
  solution: string | undefined,
  { name, captcha }: Form,
  { site, secrets, now }: Pick<ServiceDeps, 'site' | 'secrets' | 'now'>,
): Proof {
  if (!captcha || site().captcha === false) return { kind: 'waived' }
  if (solution === undefined) return { kind: 'missing' }
  const verdict = verifySolution(solution, { secret: secrets.signing, form: name, now: now() })
  if (!verdict.ok) return { kind: 'wrong' }
  return { kind: 'proven', challenge: verdict.challenge, expiresAt: verdict.expires * 1000 }
}

/**
 * Two forms have the same digest only if their values are equal. Without the secret, the digest reveals
 * nothing.
 */
export function digestOf(values: SubmittedValues, { secrets }: Pick<ServiceDeps, 'secrets'>): string {
  const sorted = Object.entries(values).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return createHmac('sha256', secrets.signing).update(JSON.stringify(sorted)).digest('hex')
}

interface Spending {
  readonly challenge: string
  readonly expiresAt: number
  readonly submission: string
  readonly digest: string
  readonly now: number
}

/**
 * Uses a challenge. `again`: the same form used it a moment ago, and is stored already. Of two simultaneous
 * forms, in any processes, one is first.
 */
export async function spend(
  transaction: Transaction<Tables>,
  { challenge, expiresAt, submission, digest, now }: Spending,
): Promise<'taken' | 'again' | 'spent'> {
  const taken = await transaction
    .insertInto('spent_challenge')
    .values({ challenge, submission, digest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst()
  if (taken !== undefined) return 'taken'
  const first = await transaction
    .selectFrom('spent_challenge')
    .select(['submission', 'digest'])
    .where('challenge', '=', challenge)
    .executeTakeFirstOrThrow()
  const isSame = first.digest === digest && now - timeOfId(first.submission) <= SAME_MILLISECONDS
  return isSame ? 'again' : 'spent'
}

/** A form that was refused may be sent again with the same proof. */
export async function giveBack(transaction: Transaction<Tables>, challenge: string): Promise<void> {
  await transaction.deleteFrom('spent_challenge').where('challenge', '=', challenge).execute()
}
