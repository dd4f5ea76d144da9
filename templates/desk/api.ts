/** Requests to the service. Every outcome is a value, because every view shows a message about it. */
import { DESK_BACKGROUND } from '../../core/domain/desk.ts'
import type { DeskRefusalCode } from '../../core/http/desk/endpoint.ts'
import type { Outcome } from '../portal/answer.ts'

/** `offline`: there was no answer. `down`: the answer is not one of the service. */
export type DeskFailure = DeskRefusalCode | 'offline' | 'down'
type DeskOutcome<Value> = Outcome<Value, DeskFailure>

type Query = Readonly<Record<string, string | undefined>>

export interface DeskApi {
  /** `isBackground`: the page asks by itself, which is no use of the session. */
  get<Value>(path: string, isBackground?: boolean): Promise<DeskOutcome<Value>>
  send<Value = undefined>(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<DeskOutcome<Value>>
  /** The address of a file, to download. */
  href(path: string): string
}

const ENDED: ReadonlySet<string> = new Set(['session', 'code-first', 'set-up-first'])

/** `ended` is called when the session is over, at any request. */
export function createDeskApi(base: string, ended: (reason: DeskFailure) => void): DeskApi {
  const ask = async <Value>(path: string, init: RequestInit): Promise<DeskOutcome<Value>> => {
    const outcome = await send<Value>(`${base}${path}`, init)
    if (!outcome.ok && ENDED.has(outcome.reason)) ended(outcome.reason)
    return outcome
  }
  return {
    get: (path, isBackground = false) =>
      ask(path, { headers: isBackground ? { [DESK_BACKGROUND]: '1' } : {} }),
    send: (method, path, body) =>
      ask(path, {
        method,
        ...(method === 'DELETE' ? {} : contentOf(body)),
      }),
    href: (path) => `${base}${path}`,
  }
}

/** JSON, or a form with a file. */
function contentOf(body: object = {}): Pick<RequestInit, 'headers' | 'body'> {
  if (body instanceof FormData) return { body }
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/** A path with encoded parts and a query: `pathTo(['inbox', id], { state })`. */
export function pathTo(parts: readonly string[], query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(given).toString()
  return `/${parts.map(encodeURIComponent).join('/')}${search === '' ? '' : `?${search}`}`
}

async function send<Value>(path: string, init: RequestInit): Promise<DeskOutcome<Value>> {
  try {
    const response = await fetch(path, {
      ...init,
      cache: 'no-store',
      headers: { Accept: 'application/json', ...init.headers },
    })
    if (response.status === 204) return { ok: true, value: undefined as Value }
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    if (!isJson) return { ok: false, reason: 'down' }
    const body = (await response.json()) as unknown
    if (response.ok) return { ok: true, value: body as Value }
    const { code } = body as { readonly code?: DeskRefusalCode }
    return { ok: false, reason: response.status >= 500 || code === undefined ? 'down' : code }
  } catch {
    return { ok: false, reason: 'offline' }
  }
}
