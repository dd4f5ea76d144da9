/** Proof of work. Each challenge is valid for one form, once. */
import type { Form } from '../../domain/forms.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import { verifySolution } from '../../http/challenge.ts'
import type { ServiceDeps } from '../deps.ts'

export type Proof =
  | { readonly kind: 'proven'; readonly challenge: string; readonly expiresAt: number }
  /** No proof is required. */
  | { readonly kind: 'waived' }
  /** A browser without script cannot send a proof. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'wrong' }

export const CAPTCHA_MISSING: FormProblem = { field: 'captcha', key: 'form.error.captcha.required' }
export const CAPTCHA_WRONG: FormProblem = { field: 'captcha', key: 'form.error.captcha.invalid' }

export function proofIn(
  solution: string | undefined,
  { name, captcha, proof }: Form,
  { site, secrets, now }: Pick<ServiceDeps, 'site' | 'secrets' | 'now'>,
): Proof {
  if (!captcha || site().captcha === false) return { kind: 'waived' }
  // The handler of the form asks for a proof after failures.
  if (solution === undefined) return { kind: proof === 'afterFailures' ? 'waived' : 'missing' }
  const verdict = verifySolution(solution, { secret: secrets.signing, form: name, now: now() })
  if (!verdict.ok) return { kind: 'wrong' }
  return { kind: 'proven', challenge: verdict.challenge, expiresAt: verdict.expires * 1000 }
}
