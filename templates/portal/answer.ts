/** The outcome of a request. */
import type { PortalRefusal } from '../../core/http/portal.ts'

/** `offline`: there was no answer. `down`: the answer is not one of the service. */
export type FailureReason = PortalRefusal['code'] | 'offline' | 'down'

export type Outcome<Value, Reason extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: Reason }

export type PortalOutcome<Value> = Outcome<Value, FailureReason>

/**
 * Reads an answer. A page instead of JSON is not from the service: a network that requires a login sends one.
 */
export function readAnswer<Value>(status: number, body: unknown): PortalOutcome<Value> {
  if (status === 204) return { ok: true, value: undefined as Value }
  if (status >= 200 && status < 300)
    return body === undefined ? { ok: false, reason: 'down' } : { ok: true, value: body as Value }
  return { ok: false, reason: codeIn(body) ?? BY_STATUS[status] ?? 'down' }
}

const BY_STATUS: Readonly<Record<number, FailureReason>> = {
  401: 'session',
  404: 'not-found',
  413: 'too-large',
  415: 'type',
  429: 'retry',
}

const CODES: Readonly<Record<PortalRefusal['code'], true>> = {
  session: true,
  'second-factor': true,
  'second-factor-setup': true,
  'second-factor-required': true,
  code: true,
  password: true,
  'not-found': true,
  'too-large': true,
  type: true,
  retry: true,
  weak: true,
}

function codeIn(body: unknown): PortalRefusal['code'] | undefined {
  const { code } = (body ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' && Object.hasOwn(CODES, code) ? (code as PortalRefusal['code']) : undefined
}
