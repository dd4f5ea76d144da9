/**
 * Problems of a form in transit: the service sends a field and a code, and the page shows the sentence in its
 * own language. The codes are the last words of the message keys of `form-problem.ts`.
 */
import type { FieldDefinition, FormDefinition } from './form-definition.ts'
import { fieldsOf } from './form-definition.ts'
import { limitOf, NEW_PASSWORD_MINIMUM } from './form-rules.ts'
import type { FormProblem, MessageKey } from './form-problem.ts'

export const PROBLEM_CODES = [
  'required',
  'invalid',
  'tooLong',
  'tooShort',
  'weak',
  'mismatch',
  'beforeStart',
  'afterEnd',
  'belowMin',
  'taken',
  'clash',
  'limit',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

export interface CodedProblem {
  readonly field: FormProblem['field']
  readonly code: ProblemCode
}

export function codedProblem({ field, key }: FormProblem): CodedProblem {
  return { field, code: PROBLEM_CODES.find((code) => key.endsWith(`.${code}`)) ?? 'invalid' }
}

/** Keys of the messages that fit a code, the closest first. The caller has the texts and takes the first that exists. */
export function messageKeys(form: FormDefinition, { field, code }: CodedProblem): readonly MessageKey[] {
  const definition = fieldsOf(form).find(({ name }) => name === field)
  const names = [field, definition === undefined ? 'text' : familyOf(definition), 'text']
  return names.map((name) => `form.error.${name}.${code}` as MessageKey)
}

/** Values of the placeholders that a message about this field may have. */
export function messageValues(form: FormDefinition, field: string): Readonly<Record<string, number>> {
  const definition = fieldsOf(form).find(({ name }) => name === field)
  return { minimum: NEW_PASSWORD_MINIMUM, ...(definition ? { maximum: limitOf(definition) } : {}) }
}

function familyOf({ kind, options, optionsFrom }: FieldDefinition): 'number' | 'option' | 'text' {
  if (kind === 'number') return 'number'
  return kind === 'checkbox' || options !== undefined || optionsFrom !== undefined ? 'option' : 'text'
}
