import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ATTEMPTS } from '../../../core/service/outbox/back-off.ts'
import { enqueue } from '../../../core/service/outbox/enqueue.ts'
import {
  claim,
  dueQueues,
  handOver,
  LEASE,
  release,
  resend,
  settle,
  tidy,
} from '../../../core/service/outbox/outbox.ts'
import type { Store } from '../../../core/service/store/store.ts'
import type { OutboxRow } from '../../../core/service/store/tables.ts'
import { eachEngine } from '../../support/engines.ts'
import { openTestStore } from '../../support/test-store.ts'
import { CONFIGURED, MAIL, REFUSED, UNKNOWN } from './samples.ts'

const NOW = Date.UTC(2026, 10, 22, 9)
const DAY = 24 * 3600 * 1000

let calls = 0
const random = (count: number) => Buffer.alloc(count, ++calls)

describe.each(eachEngine())('%s', (_, createFor) => {
  let store: Store
  let other: Store
  beforeAll(async () => {
    const address = createFor()
    store = await openTestStore(address)
    other = await openTestStore(address)
  })
  beforeEach(async () => {
    await store.write((transaction) => transaction.deleteFrom('outbox').execute())
  })
  afterAll(async () => {
    await store.close()
    await other.close()
  })

  const put = (count: number, submission: string | null = null, now = NOW) =>
    store.write((transaction) =>
      enqueue(
        transaction,
        { submission, messages: Array.from({ length: count }, () => MAIL) },
        { ...CONFIGURED, now: () => now, random },
      ),
    )
  const deps = (now: number) => ({ store, now: () => now, random })
  const rows = () => store.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const only = async () => {
    const [row, ...more] = await rows()
    if (row === undefined || more.length > 0) throw new Error('one row is wanted')
    return row
  }
  const taken = async (worker: string, now: number, from = store): Promise<OutboxRow> => {
    const [row] = await claimed(worker, now, from)
    if (row === undefined) throw new Error('nothing is due')
    return row
  }
  const claimed = (worker: string, now: number, from = store, most = 1) =>
    claim(from, { worker, now, queue: 'mail', most })

  test('two workers that ask at the same time share the mails, and none is had by both', async () => {
    await put(20)
    const drain = async (worker: string, from: Store) => {
      const found: string[] = []
      while ((await dueQueues(from, NOW)).length > 0)
        found.push(...(await claimed(worker, NOW, from, 3)).map(({ id }) => id))
      return found
    }
    const found = await Promise.all([
      drain('a', store),
      drain('b', other),
      drain('a', store),
      drain('b', other),
    ])
    expect(found.flat()).toHaveLength(20)
    expect(new Set(found.flat()).size).toBe(20)
  })

  test('a mail belongs to its worker until the lease ends, to the millisecond', async () => {
    await put(1)
    await taken('a', NOW)
    expect(await claimed('b', NOW + LEASE - 1, other)).toEqual([])
    expect(await claimed('b', NOW + LEASE, other)).toMatchObject([{ leased_by: 'b', attempts: 2 }])
  })

  test('a worker whose lease ended hands nothing over, and changes nothing', async () => {
    await put(1)
    const late = await taken('a', NOW)
    await taken('b', NOW + LEASE, other)
    expect(await handOver(store, late.id, { worker: 'a', now: NOW + LEASE })).toBe(false)
    await settle(deps(NOW + LEASE), late, REFUSED)
    expect(await only()).toMatchObject({ leased_by: 'b', state: 'waiting', last_error: null })
    expect(await handOver(other, late.id, { worker: 'b', now: NOW + LEASE })).toBe(true)
  })

  test('the oldest goes first', async () => {
    await put(1, 'second', NOW - 1)
    await put(1, 'first', NOW - 2)
    expect(await taken('a', NOW)).toMatchObject({ submission: 'first' })
    expect(await taken('a', NOW)).toMatchObject({ submission: 'second' })
  })

  test('each webhook has a queue of its own, and the mails have one', async () => {
    const webhook = (url: string) => ({ kind: 'webhook', url, body: '{}' }) as const
    const messages = [MAIL, webhook('https://a.example/1'), webhook('https://a.example/2'), MAIL]
    await store.write((transaction) =>
      enqueue(transaction, { submission: null, messages }, { ...CONFIGURED, now: () => NOW, random }),
    )
    const queues = (await dueQueues(store, NOW)).toSorted()
    expect(queues).toHaveLength(3)
    const counts = await Promise.all(
      queues.map(async (queue) => (await claim(store, { worker: 'a', now: NOW, queue, most: 9 })).length),
    )
    expect([queues[0], counts]).toEqual(['mail', [2, 1, 1]])
  })

  test('a clock that is set back stops nothing: neither what is new, nor what was tried, nor what a dead worker had', async () => {
    const back = NOW - DAY
    await put(3)
    await settle(deps(NOW), await taken('a', NOW), REFUSED)
    await taken('a', NOW)
    expect(await claimed('b', back, store, 9)).toHaveLength(3)
  })

  test('what was refused for now waits its time, also if the clock is set back by less', async () => {
    await put(1)
    await settle(deps(NOW), await taken('a', NOW), REFUSED)
    expect(await claimed('a', NOW + 10_000)).toEqual([])
    expect(await claimed('a', NOW - 5000)).toEqual([])
    expect(await claimed('a', NOW - 60_000)).toHaveLength(1)
  })

  test('what was claimed and not tried can be given back', async () => {
    await put(2)
    const [first, second] = await claimed('a', NOW, store, 2)
    await release(store, [first?.id ?? ''], 'a')
    await release(store, [second?.id ?? ''], 'b')
    expect(await claimed('b', NOW, other, 9)).toMatchObject([{ id: first?.id, attempts: 1 }])
  })

  test('what was sent is not sent again', async () => {
    await put(1)
    const row = await taken('a', NOW)
    await handOver(store, row.id, { worker: 'a', now: NOW })
    expect(await settle(deps(NOW + 5), row, { kind: 'sent' })).toBe('sent')
    expect(await only()).toMatchObject({ state: 'sent', sent_at: NOW + 5, leased_by: null })
    expect(await claimed('a', NOW + DAY)).toEqual([])
    expect(await dueQueues(store, NOW + DAY)).toEqual([])
  })

  test('what is refused for now waits, longer each time, for about two days', async () => {
    await put(1)
    let now = NOW
    const waits: number[] = []
    for (;;) {
      const row = await taken('a', now)
      if ((await settle(deps(now), row, REFUSED)) === 'failed') break
      const { next_at } = await only()
      waits.push(next_at - now)
      now = next_at
    }
    expect(waits).toHaveLength(ATTEMPTS - 1)
    expect(now - NOW).toBeGreaterThan(1.4 * DAY)
    expect(now - NOW).toBeLessThan(2.7 * DAY)
    expect(await only()).toMatchObject({ state: 'failed', last_error: 'DATA 452', handed: 0 })
  })

  test('what is refused for good fails at once', async () => {
    await put(1)
    await settle(deps(NOW), await taken('a', NOW), { ...REFUSED, permanent: true })
    expect(await only()).toMatchObject({ state: 'failed', attempts: 1 })
  })

  test('a mail of which nothing was heard is sent once more, and not a third time', async () => {
    await put(1)
    const first = await taken('a', NOW)
    await handOver(store, first.id, { worker: 'a', now: NOW })
    expect(await settle(deps(NOW), first, UNKNOWN)).toBe('waiting')
    const second = await taken('a', NOW + DAY)
    await handOver(store, second.id, { worker: 'a', now: NOW + DAY })
    expect(await settle(deps(NOW + DAY), second, UNKNOWN)).toBe('failed')
  })

  test('a mail that was refused after it was handed over has not arrived', async () => {
    await put(1)
    for (const now of [NOW, NOW + DAY, NOW + 2 * DAY]) {
      const row = await taken('a', now)
      expect(await handOver(store, row.id, { worker: 'a', now })).toBe(true)
      await settle(deps(now), row, REFUSED)
    }
    expect(await only()).toMatchObject({ state: 'waiting', handed: 0, attempts: 3 })
  })

  test('workers that die after they handed a mail over leave it to one other, and no third', async () => {
    await put(1)
    for (const now of [NOW, NOW + LEASE]) {
      const row = await taken('a', now)
      await handOver(store, row.id, { worker: 'a', now })
    }
    const later = NOW + 2 * LEASE
    expect(await claimed('b', later)).toEqual([])
    await tidy(store, later - 1, {})
    expect(await only()).toMatchObject({ state: 'waiting' })
    await tidy(store, later, {})
    expect(await only()).toMatchObject({ state: 'failed', handed: 2 })
  })

  test('workers that die before they handed a mail over leave it to the next, however often', async () => {
    await put(1)
    for (let now = NOW; now < NOW + 5 * LEASE; now += LEASE) await taken('a', now)
    expect(await only()).toMatchObject({ state: 'waiting', handed: 0 })
  })

  test('sent mails are forgotten after thirty days, failed ones after ninety', async () => {
    await put(2)
    await settle(deps(NOW), await taken('a', NOW), { kind: 'sent' })
    await settle(deps(NOW), await taken('a', NOW), { ...REFUSED, permanent: true })
    const states = async () => (await rows()).map(({ state }) => state).toSorted()
    await tidy(store, NOW + 30 * DAY, {})
    expect(await states()).toEqual(['failed', 'sent'])
    await tidy(store, NOW + 30 * DAY + 1, {})
    expect(await states()).toEqual(['failed'])
    await tidy(store, NOW + 91 * DAY, {})
    expect(await states()).toEqual([])
  })

  test('what failed can be sent again, and what was sent as well where all is wanted', async () => {
    await put(2, 'a')
    await put(1, 'b')
    await settle(deps(NOW), await taken('a', NOW), { kind: 'sent' })
    await settle(deps(NOW), await taken('a', NOW), { ...REFUSED, permanent: true })
    await store.write((transaction) => transaction.updateTable('outbox').set({ handed: 2 }).execute())
    expect(await resend(store, { submission: 'a', now: NOW + 7, all: false })).toBe(1)
    expect(await resend(store, { submission: 'a', now: NOW + 7, all: false })).toBe(0)
    expect(await resend(store, { submission: 'a', now: NOW + 7, all: true })).toBe(1)
    // A message that is sent again has all its attempts again.
    expect((await rows()).map(({ state, next_at, handed }) => [state, next_at, handed])).toEqual([
      ['waiting', NOW + 7, 0],
      ['waiting', NOW + 7, 0],
      ['waiting', NOW, 2],
    ])
  })
})
