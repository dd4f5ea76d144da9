/**
 * The body of a sent form -> checked values, or its problems. The function is pure, and the service acts on
 * the outcome.
 */
import type { FieldDefinition, FormDefinition } from '../domain/form-definition.ts'
import { fieldsOf } from '../domain/form-definition.ts'
import type { FieldName } from '../domain/form-fields.ts'
import {
  KEY_FIELD,
  KEY_PATTERN,
  secondsToWait,
  SOLUTION_FIELD,
  STARTED_FIELD,
  TRAP_FIELD,
} from '../domain/form-guards.ts'
import type { FormProblem } from '../domain/form-problem.ts'
import { formProblems } from '../domain/form-rules.ts'
import { isEmpty } from '../domain/text.ts'

/** The fields with a value. Those with several choices hold lists. */
export type SubmittedValues = Readonly<Partial<Record<FieldName, string | readonly string[]>>>

type Submission =
  /** `solution` is the solution of the captcha; undefined without script. */
  | {
      readonly kind: 'read'
      readonly values: SubmittedValues
      readonly solution: string | undefined
      readonly key: string | undefined
    }
  | { readonly kind: 'refused'; readonly problems: readonly FormProblem[] }
  /** Valid, but too fast: it is accepted after this number of seconds. */
  | { readonly kind: 'early'; readonly seconds: number }
  /** Sent by a machine. It is answered as if it had been accepted, so that the machine learns nothing. */
  | { readonly kind: 'trapped' }

/** Reads pairs as `URLSearchParams` and `FormData` contain them. Unknown fields are omitted. */
export function readSubmission(
  form: FormDefinition,
  body: Iterable<readonly [name: string, value: string]>,
  now: number,
): Submission {
  const sent = filledIn(body)
  const given = (name: string) => sent.get(name)?.[0]
  if (sent.has(TRAP_FIELD)) return { kind: 'trapped' }
  const problems = formProblems(form, Object.fromEntries(sent))
  if (problems.length > 0) return { kind: 'refused', problems }
  const seconds = form.isInstant ? 0 : secondsToWait(given(STARTED_FIELD), now)
  if (seconds > 0) return { kind: 'early', seconds }
  return {
    kind: 'read',
    values: valuesOf(form, sent),
    solution: given(SOLUTION_FIELD),
    key: keyIn(given(KEY_FIELD)),
  }
}

/** Anything else is no key, and the form is accepted without one. */
function keyIn(text: string | undefined): string | undefined {
  return text !== undefined && KEY_PATTERN.test(text) ? text : undefined
}

type Sent = ReadonlyMap<string, readonly string[]>

function filledIn(body: Iterable<readonly [string, string]>): Sent {
  const sent = new Map<string, string[]>()
  for (const [name, value] of body) {
    if (isEmpty(value)) continue
    const values = sent.get(name)
    if (values) values.push(value)
    else sent.set(name, [value])
  }
  return sent
}

function valuesOf(form: FormDefinition, sent: Sent): SubmittedValues {
  const entries = fieldsOf(form).flatMap((field) => {
    const values = (sent.get(field.name) ?? []).map((text) => tidy(field, text))
    const [first] = values
    if (first === undefined) return []
    return [[field.name, field.kind === 'checkboxes' ? [...new Set(values)] : first] as const]
  })
  return Object.fromEntries(entries)
}

/** A password keeps its spaces. Browsers send the lines of a text with CRLF. */
function tidy({ kind }: FieldDefinition, text: string): string {
  return kind === 'password' ? text : text.replaceAll('\r\n', '\n').trim()
}
