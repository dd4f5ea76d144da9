import { useCallback, useEffect, useState } from 'react'
import type { DeskEvent } from '../../core/http/desk/common.ts'
import type { DeskFailure } from './api.ts'
import { useDesk, useMember } from './context.ts'

export type Data<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: DeskFailure }
  | { readonly state: 'ready'; readonly value: Value }

interface Asked<Value> {
  readonly data: Data<Value>
  readonly reload: () => void
  /** Shows this value at once: the answer of an action. */
  readonly set: (value: Value) => void
}

interface Held<Value> {
  readonly path: string
  readonly data: Data<Value>
}

/** The data at this path, asked again after each change of these kinds. Loaded data stays while it is asked again. */
export function useData<Value>(path: string, kinds: readonly DeskEvent['kind'][] = []): Asked<Value> {
  const { api } = useDesk()
  const { live } = useMember()
  const [held, setHeld] = useState<Held<Value> | null>(null)
  const load = useCallback(
    async (isBackground: boolean, isWanted: () => boolean = () => true) => {
      const outcome = await api.get<Value>(path, isBackground)
      if (!isWanted()) return
      setHeld((last) => {
        if (outcome.ok) return { path, data: { state: 'ready', value: outcome.value } }
        const stays = last?.path === path && last.data.state === 'ready' && outcome.reason !== 'not-found'
        return stays ? last : { path, data: { state: 'failed', reason: outcome.reason } }
      })
    },
    [api, path],
  )
  useEffect(() => {
    let isWanted = true
    void load(false, () => isWanted)
    return () => {
      isWanted = false
    }
  }, [load])
  const key = kinds.join(' ')
  useEffect(() => live.on(key.split(' ') as DeskEvent['kind'][], () => void load(true)), [live, load, key])
  const reload = useCallback(() => void load(false), [load])
  const set = useCallback((value: Value) => setHeld({ path, data: { state: 'ready', value } }), [path])
  return { data: held?.path === path ? held.data : { state: 'loading' }, reload, set }
}
