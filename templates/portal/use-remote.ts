import { useCallback, useEffect, useState } from 'react'
import type { FailureReason } from './answer.ts'
import { usePortal } from './context.ts'

type Remote<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: FailureReason }
  | { readonly state: 'ready'; readonly value: Value }

interface Asked<Value> {
  readonly remote: Remote<Value>
  /** Requests the data again. The present data stays until the answer arrives. */
  readonly reload: () => void
}

/**
 * The data of the service at this path. Data that was loaded before is shown at once, and updated when the
 * answer arrives.
 */
export function useRemote<Value>(path: string): Asked<Value> {
  const { api, seen } = usePortal()
  const [held, setHeld] = useState<{ readonly path: string; readonly remote: Remote<Value> } | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isWanted = true
    void api.get<Value>(path).then((outcome) => {
      if (outcome.ok) seen.set(path, outcome.value)
      if (!isWanted) return
      // Loaded data stays on the screen if the connection is lost.
      if (!outcome.ok && seen.has(path) && outcome.reason !== 'not-found') return
      setHeld({ path, remote: remoteOf(outcome) })
    })
    return () => {
      isWanted = false
    }
  }, [api, path, round, seen])
  const reload = useCallback(() => setRound((last) => last + 1), [])
  const remote: Remote<Value> = held?.path === path ? held.remote : known<Value>(seen, path)
  useBackOnline(remote.state === 'failed', reload)
  return { remote, reload }
}

function remoteOf<Value>(
  outcome:
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: FailureReason },
): Remote<Value> {
  return outcome.ok ? { state: 'ready', value: outcome.value } : { state: 'failed', reason: outcome.reason }
}

function known<Value>(seen: ReadonlyMap<string, unknown>, path: string): Remote<Value> {
  return seen.has(path) ? { state: 'ready', value: seen.get(path) as Value } : { state: 'loading' }
}

/** Loads again when the connection returns, without an action of the owner. */
export function useBackOnline(isWaiting: boolean, reload: () => void): void {
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isWaiting, reload])
}
