/** Every address that the pages of a site request, for the service and the documents. */
import { FORMS } from '../domain/forms.ts'
import type { Form, FormName } from '../domain/forms.ts'
import { SERVICE_CAPTCHA, SERVICE_TARGET } from '../domain/form-targets.ts'
import type { AnswerName } from './answers.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly purpose: string
  /** The form that is posted there. */
  readonly form?: FormName
  readonly caller: Form['caller']
  readonly answers: readonly AnswerName[]
}

/** Answers that every form can give. */
const ALWAYS = ['thanks', 'foreign', 'tooLarge', 'otherType', 'unfit', 'often', 'down'] as const

const CAPTCHA: Endpoint = {
  method: 'GET',
  path: SERVICE_CAPTCHA.replace(/\?.*/, ''),
  purpose: 'returns a challenge for a form',
  caller: 'anybody',
  answers: ['challenge', 'missing', 'often', 'down'],
}

export const ENDPOINTS: readonly Endpoint[] = [...Object.values(FORMS).map(endpointOf), CAPTCHA]

function endpointOf({ name, purpose, caller, answer, refusals }: Form): Endpoint {
  const path = SERVICE_TARGET.replace('{form}', name)
  return { method: 'POST', path, purpose, form: name, caller, answers: [answer, ...refusals, ...ALWAYS] }
}
