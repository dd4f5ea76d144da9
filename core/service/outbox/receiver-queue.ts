/**
 * The messages of one receiver that this process has claimed. Several are sent at the same time, so that a
 * slow one does not delay the rest.
 */
import type { OutboxRow } from '../store/tables.ts'

/** Milliseconds after which a message no longer counts towards the limit of `senders`. */
const SLOW = 2000
/** The largest number of messages in transmission to one receiver, slow ones included. */
const MOST = 32
/** The number of messages that are claimed ahead, so that none waits for the database. */
const AHEAD = 16

interface QueueOptions {
  /** The number of messages that are sent at the same time. */
  readonly senders: number
  /** Sends one message. It never rejects. */
  readonly send: (row: OutboxRow) => Promise<void>
  /** Called when a transmission has ended and there is room for more. */
  readonly hasRoom: () => void
}

export interface ReceiverQueue {
  /** The number of messages that may be added now. */
  room(): number
  add(rows: readonly OutboxRow[]): void
  /** Removes and returns the messages that have not been started. */
  clear(): readonly OutboxRow[]
  isIdle(): boolean
}

export function createReceiverQueue({ senders, send, hasRoom }: QueueOptions): ReceiverQueue {
  const ready: OutboxRow[] = []
  let fast = 0
  let slow = 0
  const pump = () => {
    while (fast < senders && fast + slow < MOST) {
      const row = ready.shift()
      if (row === undefined) break
      start(row)
    }
  }
  const advance = () => {
    pump()
    if (ready.length < AHEAD / 2) hasRoom()
  }
  const start = (row: OutboxRow) => {
    fast++
    let isSlow = false
    const timer = setTimeout(() => {
      isSlow = true
      fast--
      slow++
      advance()
    }, SLOW)
    void send(row).finally(() => {
      clearTimeout(timer)
      if (isSlow) slow--
      else fast--
      advance()
    })
  }
  return {
    room: () => (fast + slow < MOST ? AHEAD - ready.length : 0),
    add: (rows) => {
      ready.push(...rows)
      pump()
    },
    clear: () => ready.splice(0),
    isIdle: () => ready.length + fast + slow === 0,
  }
}
