/**
 * Faults of a PostgreSQL server: a query fails in time, the process continues, and the next query connects
 * again.
 */
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import type { Store } from '../../../core/service/store/store.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startService } from '../../support/service.ts'
import { startRelay } from '../../support/silent-relay.ts'

const SHORT = { connect: 300, work: 600 }

async function relayed() {
  const address = new URL(createDatabase())
  const relay = await startRelay(Number(address.port))
  const direct = await openStore(address.href)
  const store = await openStore(Object.assign(new URL(address), { port: String(relay.port) }).href, SHORT)
  onTestFinished(async () => {
    await Promise.all([store.close(), direct.close()])
  })
  return { relay, direct, store }
}

const add = (store: Store, name: string) =>
  store.write((transaction) => transaction.insertInto('setting').values({ name, value: '' }).execute())
const names = async ({ db }: Store) =>
  (await db.selectFrom('setting').select('name').where('name', 'like', 'n%').orderBy('name').execute()).map(
    ({ name }) => name,
  )

test.each([
  ['one that reads', (store: Store) => sql`select pg_sleep(0.5)`.execute(store.db)],
  [
    'a change',
    (store: Store) => store.write((transaction) => sql`select pg_sleep(0.5)`.execute(transaction)),
  ],
])('a connection that is cut during a query: %s fails, and the next works', async (_, work) => {
  const { direct, store } = await relayed()
  const working = work(store)
  const failure = expect(working).rejects.toMatchObject({ code: '57P01' })
  const others = sql<{ count: number }>`
    select count(pg_terminate_backend(pid)) as count from pg_stat_activity
    where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`
  for (let ended = 0; ended === 0;) ended = (await others.execute(direct.db)).rows[0]?.count ?? 0
  await failure
  await add(store, 'n1')
  expect(await names(direct)).toEqual(['n1'])
})

test('a network that breaks in the middle: the same', async () => {
  const { relay, store } = await relayed()
  await add(store, 'n1')
  const working = expect(sql`select pg_sleep(0.5)`.execute(store.db)).rejects.toThrow()
  relay.cut()
  await working
  expect(await names(store)).toEqual(['n1'])
})

test('a server that is frozen: queries fail with a cause, and work again when it goes on', async () => {
  const { relay, store } = await relayed()
  await add(store, 'n1')
  relay.silence()
  const all = await Promise.allSettled([
    names(store),
    add(store, 'n2'),
    store.check(),
    ...Array.from({ length: 30 }, () => names(store)),
  ])
  expect(all.filter(({ status }) => status === 'fulfilled')).toEqual([])
  expect(all[0]).toMatchObject({ reason: { code: 'ETIMEDOUT' } })
  relay.restore()
  await add(store, 'n3')
  expect(await names(store)).toEqual(['n1', 'n3'])
})

test('a lock that somebody else holds: the change fails with the code of the server, and its connection remains', async () => {
  const { direct, store } = await relayed()
  await add(store, 'n1')
  await direct.write(async (transaction) => {
    await transaction.updateTable('setting').set({ value: 'x' }).where('name', '=', 'n1').execute()
    const change = store.write((other) =>
      other.updateTable('setting').set({ value: 'y' }).where('name', '=', 'n1').execute(),
    )
    await expect(change).rejects.toMatchObject({ code: '57014' })
  })
  expect(await names(store)).toEqual(['n1'])
})

test('a form gets 503 while the server is silent, and is accepted afterwards', async () => {
  const { relay, store } = await relayed()
  const service = await startService({ store })
  relay.silence()
  const post = () =>
    service.post('contact-me', { ...exampleOf('contact-me'), altcha: service.proof('contact-me') })
  expect((await post()).status).toBe(503)
  expect((await service.ask('/readyz')).status).toBe(503)
  relay.restore()
  expect((await post()).status).toBe(202)
  expect((await service.ask('/readyz')).status).toBe(200)
})
