/**
 * The outcome of a sent form, read from an untrusted answer. An unknown answer counts as a failure, so that
 * no form that did not arrive shows the thank-you page.
 */
import { PROBLEM_CODES } from './form-codes.ts'
import type { CodedProblem, ProblemCode } from './form-codes.ts'
import type { FormDefinition } from './form-definition.ts'
import { fieldsOf } from './form-definition.ts'
import { isRecord } from './untrusted.ts'
import type { Fields } from './untrusted.ts'

export interface FormResponse {
  readonly status: number
  /** The browser followed a redirect before the answer. */
  readonly redirected: boolean
  readonly url: string
  /** The body, if it is JSON. */
  readonly body: unknown
}

type Refusal =
  'error.documentsRequested' | 'error.credentials' | 'error.linkExpired' | 'error.tooManyAttempts'

export type FormOutcome =
  /** `next` is an address of this site. */
  | { readonly kind: 'sent'; readonly next?: string }
  | { readonly kind: 'problems'; readonly problems: readonly CodedProblem[] }
  | { readonly kind: 'refused'; readonly key: Refusal }
  | { readonly kind: 'failed' }

/** Keys of the sentences about a refused form. */
export function refusalKeys(refusal: Refusal) {
  return refusal === 'error.credentials' ? (['error.loginFailed', refusal] as const) : ([refusal] as const)
}

const FAILED = { kind: 'failed' } as const

export function readAnswer(answer: FormResponse, form: FormDefinition, origin: string): FormOutcome {
  const { status } = answer
  const body = recordOf(answer.body)
  if (status >= 200 && status < 300) return sent(answer, body, origin)
  if (status === 422) return problemsOf(body.errors, form)
  if (status === 409) return refused({ 'already-requested': 'error.documentsRequested' }, body.code)
  if (status === 401) return refused({ login: 'error.credentials' }, body.code)
  return status === 429 ? { kind: 'refused', key: 'error.tooManyAttempts' } : FAILED
}

/** A page without a redirect is no answer of the service. A network that requires a login sends one, too. */
function sent({ redirected, url, body: raw }: FormResponse, body: Fields, origin: string): FormOutcome {
  if (raw === undefined) {
    const next = redirected ? addressOn(url, origin) : null
    return next === null ? FAILED : { kind: 'sent', next }
  }
  if (body.ok !== true) return FAILED
  const next = typeof body.next === 'string' ? addressOn(body.next, origin) : null
  return next === null ? { kind: 'sent' } : { kind: 'sent', next }
}

/**
 * The whole address, if it belongs to this site. A path alone could begin with two slashes, and lead to
 * another site.
 */
export function addressOn(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : null
}

function problemsOf(errors: unknown, form: FormDefinition): FormOutcome {
  const problems = (Array.isArray(errors) ? errors : []).flatMap((error) => problemOf(error, form) ?? [])
  if (problems.some(({ field }) => field === 'token')) return { kind: 'refused', key: 'error.linkExpired' }
  return problems.length === 0 ? FAILED : { kind: 'problems', problems }
}

/** The problem of a visible field. One of a hidden field would not help the visitor. */
function problemOf(error: unknown, form: FormDefinition): CodedProblem | null {
  const { field: name, code } = recordOf(error)
  const field =
    name === 'captcha'
      ? name
      : fieldsOf(form).find((known) => known.name === name && isAnswerable(known))?.name
  return field !== undefined && isCode(code) ? { field, code } : null
}

function isAnswerable({ kind, name }: { readonly kind: string; readonly name: string }): boolean {
  return kind !== 'hidden' || name === 'token'
}

function isCode(code: unknown): code is ProblemCode {
  return PROBLEM_CODES.some((known) => known === code)
}

function refused(keys: Readonly<Record<string, Refusal>>, code: unknown): FormOutcome {
  const key = typeof code === 'string' && Object.hasOwn(keys, code) ? keys[code] : undefined
  return key === undefined ? FAILED : { kind: 'refused', key }
}

function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {}
}
