/** The outcome of a posted form. Checks without the database come first. */
import type { Form } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import { readSubmission } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormLimits } from '../guards/limits.ts'
import { newId } from '../ids.ts'
import { keep } from './keep.ts'
import type { Kept } from './keep.ts'
import type { PassOnTogether } from './pass-on-together.ts'
import { proofIn } from './proof.ts'

/** `early`: the form was sent too soon after the page was loaded, not too often. */
export type SubmissionOutcome =
  Kept | { readonly kind: 'often'; readonly seconds: number; readonly early: true }

interface Arrival {
  readonly form: Form
  readonly pairs: Iterable<readonly [string, string]>
  readonly language: Locale
  readonly address: string
  readonly request: Request
}

export interface Receiving {
  readonly limits: FormLimits
  readonly together: PassOnTogether
}

export async function receive(
  deps: ServiceDeps,
  { form, pairs, language, address, request }: Arrival,
  { limits, together }: Receiving,
): Promise<SubmissionOutcome> {
  const receivedAt = deps.now()
  const submission = readSubmission(form, pairs, receivedAt)
  switch (submission.kind) {
    // The answer to a machine is that of success, so that it learns nothing.
    case 'trapped':
      return { kind: 'well' }
    case 'refused':
      return { kind: 'unfit', problems: submission.problems }
    case 'early':
      return { kind: 'often', seconds: submission.seconds, early: true }
    case 'read': {
      const { values, solution, key } = submission
      const proof = proofIn(solution, form, deps)
      const isProven = proof.kind === 'proven'
      const sender = { address, request, isProven }
      const received = { id: newId(deps), form: form.name, language, values, receivedAt, ...sender }
      return keep(received, { deps, proof, key, limits, together })
    }
  }
}
