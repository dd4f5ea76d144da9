/** The service sends its changes in a stream of events, after which views load their data again. */
import type { DeskEvent } from '../../core/http/desk/common.ts'

export interface Live {
  /** Calls back after each change of this kind, and when the connection has come back. Returns how to end it. */
  on(kinds: readonly DeskEvent['kind'][], changed: () => void): () => void
  /** Whether the connection is there, as far as it is known. */
  isConnected(): boolean
  onConnection(changed: () => void): () => void
  stop(): void
}

const ALL: readonly DeskEvent['kind'][] = ['inbox', 'calendar', 'readers', 'publishing']

export function createLive(address: string): Live {
  const source = new EventSource(address)
  const listeners = new Set<{ kinds: readonly DeskEvent['kind'][]; changed: () => void }>()
  const watchers = new Set<() => void>()
  let isConnected = true
  const tell = (kind: DeskEvent['kind']) => {
    for (const { kinds, changed } of listeners) if (kinds.includes(kind)) changed()
  }
  const set = (connected: boolean) => {
    if (isConnected === connected) return
    isConnected = connected
    for (const changed of watchers) changed()
  }
  source.addEventListener('open', () => {
    set(true)
    // Events before this moment were missed.
    ALL.forEach(tell)
  })
  source.addEventListener('error', () => set(false))
  source.addEventListener('message', ({ data }: MessageEvent<string>) =>
    tell((JSON.parse(data) as DeskEvent).kind),
  )
  return {
    on: (kinds, changed) => {
      const listener = { kinds, changed }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isConnected: () => isConnected,
    onConnection: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    stop: () => source.close(),
  }
}
