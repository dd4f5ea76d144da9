/** Requests to the service. Every outcome is a value, because every view shows a message about it. */
import { PORTAL_API } from '../../core/domain/portal.ts'
import { onHost } from '../client/site-root.ts'
import { readAnswer } from './answer.ts'
import type { FailureReason, PortalOutcome } from './answer.ts'
import { sendFile } from './upload.ts'

export interface Api {
  get<Value>(path: string): Promise<PortalOutcome<Value>>
  post<Value>(path: string, body?: object): Promise<PortalOutcome<Value>>
  remove(path: string): Promise<PortalOutcome<unknown>>
  /** `progress` receives the share that was sent, from 0 to 1. */
  upload(path: string, file: File, progress: (part: number) => void): Promise<PortalOutcome<unknown>>
}

/** A reason that blocks all requests: the session has ended, or the agency requires a second factor. */
export type Barrier = 'session' | 'second-factor-setup'

/** `barred` is called for it, at any request. */
export function createApi(barred: (barrier: Barrier) => void): Api {
  const heard = async <Value>(asked: Promise<PortalOutcome<Value>>): Promise<PortalOutcome<Value>> => {
    const outcome = await asked
    if (!outcome.ok && isBarrier(outcome.reason)) barred(outcome.reason)
    return outcome
  }
  const ask = <Value>(path: string, init: RequestInit) => heard(send<Value>(path, init))
  return {
    get: (path) => ask(path, {}),
    post: (path, body = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    remove: (path) => ask(path, { method: 'DELETE' }),
    upload: (path, file, progress) => heard(sendFile(path, file, progress)),
  }
}

function isBarrier(reason: FailureReason): reason is Barrier {
  return reason === 'session' || reason === 'second-factor-setup'
}

export function apiHref(...parts: readonly string[]): string {
  return [onHost(PORTAL_API), ...parts.map(encodeURIComponent)].join('/')
}

async function send<Value>(path: string, init: RequestInit): Promise<PortalOutcome<Value>> {
  try {
    const response = await fetch(path, {
      ...init,
      cache: 'no-store',
      headers: { Accept: 'application/json', ...init.headers },
    })
    return readAnswer<Value>(response.status, await jsonOf(response))
  } catch {
    return { ok: false, reason: 'offline' }
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  // An answer that breaks off counts as a lost connection.
  return isJson ? ((await response.json()) as unknown) : undefined
}
