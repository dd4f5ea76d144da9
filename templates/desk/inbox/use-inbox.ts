import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeskInbox, DeskMessageSummary } from '../../../core/http/desk/inbox.ts'
import { pathTo } from '../api.ts'
import type { DeskFailure } from '../api.ts'
import { useDesk, useMember } from '../context.ts'
import type { Filters } from './filters.ts'

export interface InboxPages {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly reason: DeskFailure | null
  readonly messages: readonly DeskMessageSummary[]
  readonly counts: DeskInbox['counts']
  readonly hasMore: boolean
  /** Loads the next page, once. */
  readonly more: () => void
  readonly reload: () => Promise<void>
}

interface Held {
  readonly key: string
  readonly messages: readonly DeskMessageSummary[]
  readonly counts: DeskInbox['counts']
  readonly next: string | null
  readonly reason: DeskFailure | null
}

const NONE = { new: 0, open: 0, done: 0 }

/** The messages that the filters choose, page by page. After a change the first page is asked again, and the others stay. */
export function useInbox(filters: Filters): InboxPages {
  const { api } = useDesk()
  const { live } = useMember()
  const key = pathTo(['inbox'], { ...filters })
  const [held, setHeld] = useState<Held | null>(null)
  const isLoading = useRef(false)
  const load = useCallback(
    async (isBackground: boolean) => {
      const outcome = await api.get<DeskInbox>(key, isBackground)
      setHeld((last) => {
        const before = last?.key === key ? last : null
        if (!outcome.ok)
          return before ?? { key, messages: [], counts: NONE, next: null, reason: outcome.reason }
        return { key, reason: null, ...merged(before, outcome.value) }
      })
    },
    [api, key],
  )
  useEffect(() => void load(false), [load])
  useEffect(() => live.on(['inbox'], () => void load(true)), [live, load])
  const current = held?.key === key ? held : null
  const next = current?.next ?? null
  const more = useCallback(() => {
    if (next === null || isLoading.current) return
    isLoading.current = true
    const path = `${key}${key.includes('?') ? '&' : '?'}after=${next}`
    void api.get<DeskInbox>(path).then((outcome) => {
      isLoading.current = false
      if (!outcome.ok) return
      const { messages, next: following } = outcome.value
      setHeld((last) =>
        last?.key === key ? { ...last, messages: [...last.messages, ...messages], next: following } : last,
      )
    })
  }, [api, key, next])
  return {
    state: current === null ? 'loading' : current.reason === null ? 'ready' : 'failed',
    reason: current?.reason ?? null,
    messages: current?.messages ?? [],
    counts: current?.counts ?? NONE,
    hasMore: next !== null,
    more,
    reload: () => load(false),
  }
}

/** The new first page, and what was loaded after it. */
function merged(before: Held | null, { messages, counts, next }: DeskInbox): Omit<Held, 'key' | 'reason'> {
  const last = messages.at(-1)?.id
  const rest =
    last === undefined || next === null ? [] : (before?.messages ?? []).filter(({ id }) => id < last)
  return { counts, messages: [...messages, ...rest], next: rest.length > 0 ? (before?.next ?? null) : next }
}
