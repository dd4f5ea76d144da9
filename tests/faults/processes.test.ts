/** Processes that are killed, two at the same time, a restore in the middle, and clocks that jump. */
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../core/service/store/open-store.ts'
import { runCompiled, preload } from '../support/cli.ts'
import { startServiceProcess } from '../support/service-process.ts'
import type { ServiceProcess } from '../support/service-process.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { waitFor } from '../support/wait-for.ts'
import {
  besiege,
  ENGINES,
  expectMailed,
  expectReady,
  expectStoredOnce,
  placeFor,
  start,
  statusOf,
  storedIn,
} from './siege.ts'

const KILLS = 10
/** So many mails are under way to one server. */
const SENDERS = 4
/** So many mails meet a fault. */
const FAULTY = 30
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe.each(ENGINES)('%s', (_, database) => {
  test(`${KILLS} SIGKILLs under load`, async () => {
    const smtp = await startSmtpServer()
    const place = placeFor(database, smtp)
    let service = await start(place)
    const siege = besiege(() => service.port)
    for (let kill = 1; kill <= KILLS; kill++) {
      await siege.accepts(20)
      service.child.kill('SIGKILL')
      expect((await service.ended).signal).toBe('SIGKILL')
      service = await start(place, 6 * kill)
    }
    await siege.accepts(20)
    await siege.end()
    await expectStoredOnce(place, siege)
    service.child.kill('SIGTERM')
    await service.ended
    await start(place, 6 * KILLS + 6)
    await expectMailed(place, smtp)
  })

  test('two processes, of which one and then the other is killed', async () => {
    const smtp = await startSmtpServer()
    const place = placeFor(database, smtp)
    const services = [await start(place), await start(place)] as [ServiceProcess, ServiceProcess]
    const siege = besiege((number) => services[number % 2 === 0 ? 0 : 1].port)
    for (const which of [0, 1, 0, 1] as const) {
      await siege.accepts(20)
      services[which].child.kill('SIGKILL')
      await services[which].ended
      await siege.accepts(10)
      services[which] = await start(place)
    }
    await siege.accepts(20)
    await siege.end()
    await expectStoredOnce(place, siege)
    for (const { child, ended } of services) {
      child.kill('SIGTERM')
      await ended
    }
    await start(place, 6)
    await expectMailed(place, smtp)
  })

  test('a restore in the middle: what is acknowledged after it is stored once, and nothing stops', async () => {
    const smtp = await startSmtpServer()
    const place = placeFor(database, smtp)
    const service = await start(place)
    const siege = besiege(() => service.port)
    const run = (...args: readonly string[]) =>
      runCompiled([...args, '--root', place.root], { env: place.env })
    await siege.accepts(30)
    expect((await run('backup', path.join(place.root, 'a.gz'))).code).toBe(0)
    const saved = new Set(siege.acknowledged)
    await siege.accepts(30)
    expect((await run('restore', path.join(place.root, 'a.gz'), '--replace')).code).toBe(0)
    const restored = new Set(siege.acknowledged)
    await siege.accepts(30)
    await siege.end()
    await expectReady(service)
    const stored = await storedIn(place)
    expect(new Set(stored).size).toBe(stored.length)
    const after = [...siege.acknowledged].filter((number) => !restored.has(number))
    expect(after.length).toBeGreaterThan(0)
    // Acknowledged before the backup began, or after the restore had ended.
    expect(stored).toEqual(expect.arrayContaining(after))
    expect([...saved].filter((number) => !stored.includes(number)).length).toBeLessThan(saved.size)
  })

  test('a clock that jumps a day ahead, two days back, and ahead again', async () => {
    const smtp = await startSmtpServer()
    const place = placeFor(database, smtp)
    const clock = path.join(place.root, 'clock')
    const jump = (milliseconds: number) => writeFileSync(clock, String(milliseconds))
    jump(0)
    const code = `
      import { readFileSync } from 'node:fs'
      const { now } = Date
      let ahead = 0
      setInterval(() => { ahead = Number(readFileSync(${JSON.stringify(clock)}, 'utf8')) || 0 }, 20).unref()
      Date.now = () => now() + ahead`
    const service = await startServiceProcess({ root: place.root, env: place.env, node: preload(code) })
    const siege = besiege(() => service.port)
    for (const ahead of [DAY, -DAY, DAY / 2, 0]) {
      await siege.accepts(30)
      jump(ahead)
    }
    await siege.accepts(30)
    await siege.end()
    await expectReady(service)
    await expectStoredOnce(place, siege)
    // This process sends the mails without waiting for the clock.
    await expectMailed(place, smtp)
  })

  test('SIGTERM while a mail hangs: the process ends, and the mail is sent by the next one', async () => {
    const smtp = await startSmtpServer()
    const place = placeFor(database, smtp)
    smtp.next(...Array.from({ length: SENDERS }, () => 'hangs after DATA' as const))
    const service = await start(place)
    const siege = besiege(() => service.port)
    await siege.accepts(4)
    await siege.end()
    await waitFor(() => expect(smtp.mails.length).toBeGreaterThan(0))
    service.child.kill('SIGTERM')
    await service.seen('stopping')
    // Sending is given a few seconds; until then, the process answers.
    expect(await statusOf(service.port, '/healthz')).toBe(200)
    expect(await statusOf(service.port, '/readyz')).toBe(503)
    expect((await service.ended).code).toBe(143)
    await start(place, 6)
    await expectStoredOnce(place, siege)
    await expectMailed(place, smtp)
  })

  test('mail servers that refuse, defer, hang and die, and a webhook that never answers', async () => {
    const smtp = await startSmtpServer()
    const hook = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(hook, 'listening')
    onTestFinished(() => {
      hook.closeAllConnections()
      hook.close()
    })
    const url = `http://127.0.0.1:${(hook.address() as { port: number }).port}/`
    const place = placeFor(database, smtp, { webhooks: [{ url }] })
    const faults = [
      'defers the sender',
      'defers the mail',
      'is silent',
      'hangs at RCPT',
      'dies after DATA',
      'hangs after DATA',
    ] as const
    smtp.next(...Array.from({ length: FAULTY }, (_, number) => faults[number % faults.length] ?? 'well'))
    const env = { ...place.env, AGENCY_SITE_WEBHOOK_SECRET: 'shared' }
    const service = await start({ ...place, env })
    const siege = besiege(() => service.port)
    await siege.accepts(60)
    await siege.end()
    // Those that hang or were deferred delay no other: the rest leaves while they wait.
    const store = await openStore(place.database)
    onTestFinished(() => store.close())
    const waiting = () =>
      store.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'mail')
        .where('state', '=', 'waiting')
        .execute()
    await waitFor(async () => expect((await waiting()).length).toBeLessThanOrEqual(FAULTY))
    await expectReady(service)
    service.child.kill('SIGTERM')
    await service.ended
    await start({ ...place, env }, 60)
    await expectMailed(place, smtp)
    await expectStoredOnce(place, siege)
  })
})
