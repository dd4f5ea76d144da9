/** Limits how much heavy work is done at the same time, in all and for one client. */

interface SlotLimits {
  readonly atOnce: number
  /** Running and waiting work of one client. */
  readonly ofOne: number
  /** Work of all clients that waits. */
  readonly waiting: number
}

export interface Slots {
  /** Runs the work when it has a slot. Null if too much of the client, or of all, is running or waiting. */
  run<Result>(client: string, work: () => Promise<Result>): Promise<Result> | null
}

export function createSlots({ atOnce, ofOne, waiting }: SlotLimits): Slots {
  const clients = new Map<string, number>()
  const queue: (() => void)[] = []
  let running = 0

  const count = (client: string, change: number) => {
    const left = (clients.get(client) ?? 0) + change
    if (left === 0) clients.delete(client)
    else clients.set(client, left)
  }
  const turn = () => {
    if (running < atOnce) return Promise.resolve(void running++)
    return new Promise<void>((resolve) => queue.push(resolve))
  }
  const leave = () => {
    const next = queue.shift()
    if (next === undefined) running--
    else next()
  }
  const done = async <Result>(client: string, work: () => Promise<Result>) => {
    count(client, 1)
    try {
      await turn()
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      count(client, -1)
    }
  }
  return {
    run: (client, work) => {
      const isFull = (clients.get(client) ?? 0) >= ofOne || queue.length >= waiting
      return isFull ? null : done(client, work)
    },
  }
}
