export interface PoolLimits<T> {
  /** The number of items in work at a time. */
  readonly count: number
  /** The cost of an item, and the limit for the total of those in work. An item that costs more runs alone. */
  readonly weight?: (item: T) => number
  readonly budget?: number
}

/**
 * Processes the items in order, several at a time. After the first error no further item starts. The function rejects
 * when the items in work have ended, so that nothing is written afterwards.
 */
export function runPool<T>(
  items: Iterable<T>,
  { count, weight = () => 0, budget = Infinity }: PoolLimits<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  let next = iterator.next()
  let active = 0
  let load = 0
  let failed = false
  return new Promise((resolve, reject) => {
    const fits = (item: T) => active === 0 || (active < count && load + weight(item) <= budget)
    let first: unknown
    const stop = (error: unknown) => {
      if (!failed) first = error
      failed = true
      active -= 1
      if (active === 0) reject(first as Error)
    }
    const fill = () => {
      while (!failed && !next.done && fits(next.value)) {
        start(next.value)
        next = iterator.next()
      }
      if (active === 0 && next.done) resolve()
    }
    const start = (item: T) => {
      active += 1
      load += weight(item)
      work(item).then(() => {
        active -= 1
        load -= weight(item)
        if (!failed) fill()
        else if (active === 0) reject(first as Error)
      }, stop)
    }
    fill()
  })
}

export type Gate = <T>(cost: number, work: () => Promise<T>) => Promise<T>

/** Starts work in order while the total of the costs is within the budget. Work that costs more runs alone. */
export function createGate(budget: number): Gate {
  const waiting: { readonly cost: number; readonly go: () => void }[] = []
  let load = 0
  const admit = () => {
    for (let next = waiting[0]; next && (load === 0 || load + next.cost <= budget); next = waiting[0]) {
      waiting.shift()
      load += next.cost
      next.go()
    }
  }
  return async (cost, work) => {
    await new Promise<void>((go) => {
      waiting.push({ cost, go })
      admit()
    })
    try {
      return await work()
    } finally {
      load -= cost
      admit()
    }
  }
}
