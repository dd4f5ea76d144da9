/**
 * The messages of one receiver that this process has claimed. Several are sent at the same time, and a slow one does not hold up the
 * rest.
 */
import type { OutboxRow } from '../store/tables.ts'

/** A message that takes longer does not count as one of those that are sent at the same time. */
const SLOW = 2000
/** The largest number of messages under way to one receiver, slow ones included. */
const MOST = 32
/** Claimed ahead, so that a message does not wait for the database. */
const AHEAD = 16

interface QueueOptions {
  /** How many are sent at the same time. */
  readonly senders: number
  /** Sends one message. It never rejects. */
  readonly send: (row: OutboxRow) => Promise<void>
  /** Called when a message has ended and there is room for more. */
  readonly hasRoom: () => void
}

export interface ReceiverQueue {
  /** How many more it takes now. */
  room(): number
  add(rows: readonly OutboxRow[]): void
  /** Takes back what has not begun. */
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
