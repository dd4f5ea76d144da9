import { expect, test } from 'vitest'
import { createGate, runPool } from '../../../core/build/pictures/pool.ts'

/** Tasks with given costs that end on command; records the largest number of concurrent ones. */
function stage() {
  const running = new Map<number, () => void>()
  const most = { count: 0, cost: 0 }
  const work = (cost: number) =>
    new Promise<void>((resolve) => {
      const id = Math.max(0, ...running.keys()) + 1
      running.set(id, () => (running.delete(id), resolve()))
      costs.set(id, cost)
      most.count = Math.max(most.count, running.size)
      most.cost = Math.max(
        most.cost,
        [...running.keys()].reduce((sum, key) => sum + (costs.get(key) ?? 0), 0),
      )
    })
  const costs = new Map<number, number>()
  const finishAll = async (done: Promise<unknown>) => {
    let finished = false
    void done.then(() => (finished = true))
    for (let turns = 0; !finished && turns < 1000; turns += 1) {
      for (const end of Array.from(running.values())) end()
      await new Promise((resolve) => void setImmediate(resolve))
    }
    await done
  }
  return { work, most, finishAll }
}

test('a pool runs so many at a time, and all of them', async () => {
  const { work, most, finishAll } = stage()
  const seen: number[] = []
  await finishAll(runPool([1, 2, 3, 4, 5, 6, 7], { count: 3 }, (item) => (seen.push(item), work(1))))
  expect([seen, most.count]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3])
})

test('a pool keeps to its budget; an item beyond it runs alone', async () => {
  const { work, most, finishAll } = stage()
  const limits = { count: 8, weight: (item: number) => item, budget: 10 }
  await finishAll(runPool([4, 4, 4, 25, 4, 4, 9], limits, work))
  expect(most).toEqual({ count: 2, cost: 25 })
})

test('nothing to do is done', async () => {
  await expect(runPool([], { count: 2 }, () => Promise.reject(new Error('called')))).resolves.toBeUndefined()
})

test('the first error ends the pool: nothing more is started', async () => {
  const seen: number[] = []
  const work = async (item: number) => {
    seen.push(item)
    if (item === 2) throw new Error('second')
  }
  await expect(runPool([1, 2, 3, 4], { count: 1 }, work)).rejects.toThrow('second')
  expect(seen).toEqual([1, 2])
})

test('a gate keeps to its budget, in order, also after an error', async () => {
  const { work, most, finishAll } = stage()
  const gate = createGate(10)
  const order: number[] = []
  const all = [6, 6, 30, 2, 2].map((cost, index) =>
    gate(cost, async () => {
      order.push(index)
      await work(cost)
      if (index === 1) throw new Error('second')
      return cost
    }),
  )
  await finishAll(Promise.allSettled(all))
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(most.cost).toBe(30)
  expect((await Promise.allSettled(all)).map(({ status }) => status[0])).toEqual(['f', 'r', 'f', 'f', 'f'])
})
