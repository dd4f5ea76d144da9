/** A receiver that hangs delays only its own messages, and does not delay the end of the process. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { smtpTransport } from '../../../core/service/mail/transport-smtp.ts'
import { createReceiverQueue } from '../../../core/service/outbox/receiver-queue.ts'
import { startOutbox } from '../../../core/service/outbox/run-outbox.ts'
import type { OutboxRow } from '../../../core/service/store/tables.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import { waitFor } from '../../support/wait-for.ts'

/** A program that receives the calls of a webhook, and answers them or not. */
async function startReceiver(answers: boolean) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    if (answers) response.writeHead(204).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, calls }
}

async function submit(service: TestService, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    // One mail for the office, and one for the sender.
    const values = { ...service.example('contact-me'), newsletter: '' }
    expect((await service.post('contact-me', values)).status).toBe(202)
  }
}

const states = async ({ store }: TestService) =>
  store.db.selectFrom('outbox').select(['kind', 'state', 'attempts', 'leased_by']).execute()

test('a webhook that never answers delays neither mails nor another webhook, nor the stop', async () => {
  const [hanging, well] = [await startReceiver(false), await startReceiver(true)]
  const server = await startSmtpServer()
  const service = await startService({ config: { webhooks: [{ url: hanging.url }, { url: well.url }] } })
  await submit(service, 8)
  const deps = { ...service.deps, secrets: { ...service.deps.secrets, webhooks: 'shared' } }
  const outbox = startOutbox({ deps, transport: smtpTransport(server.url) })
  await waitFor(() => expect([well.calls.length, hanging.calls.length]).toEqual([8, 4]))
  await waitFor(() => expect(server.mails).toHaveLength(16))
  await outbox.stop()
  const waiting = (await states(service)).filter(({ state }) => state === 'waiting')
  // Released unchanged for the next start.
  expect(waiting).toEqual(
    Array.from({ length: 8 }, () => ({ kind: 'webhook', state: 'waiting', attempts: 0, leased_by: null })),
  )
})

test('a mail server that hangs at a recipient does not hold up the stop: the mail waits for the next start', async () => {
  const [service, server] = [await startService(), await startSmtpServer()]
  server.next('hangs at RCPT', 'hangs at RCPT')
  await submit(service, 1)
  const outbox = startOutbox({ deps: service.deps, transport: smtpTransport(server.url) })
  await waitFor(() => expect(server.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(2))
  await outbox.stop()
  for (const row of await states(service))
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, leased_by: null })
})

describe('a queue', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ id: String(number) }) as OutboxRow)

  test('sends several at once, and goes on beside those that are slow, up to a limit', () => {
    const begun: string[] = []
    const send = ({ id }: OutboxRow) => {
      begun.push(id)
      return new Promise<void>(() => undefined)
    }
    const queue = createReceiverQueue({ senders: 4, send, hasRoom: () => undefined })
    queue.add(rowsOf(100))
    expect(begun).toHaveLength(4)
    vi.advanceTimersByTime(2000)
    expect(begun).toHaveLength(8)
    vi.advanceTimersByTime(60_000)
    expect([begun.length, queue.room()]).toEqual([32, 0])
    expect(queue.clear()).toHaveLength(68)
  })

  test('asks for more before it has run out, and is idle when all is sent', async () => {
    const ends: (() => void)[] = []
    const asked = vi.fn()
    const send = () => new Promise<void>((resolve) => ends.push(resolve))
    const queue = createReceiverQueue({ senders: 1, send, hasRoom: asked })
    queue.add(rowsOf(2))
    for (let sent = 0; sent < 2; sent++) {
      expect(queue.isIdle()).toBe(false)
      ends[sent]?.()
      await vi.advanceTimersByTimeAsync(0)
    }
    expect([asked.mock.calls.length, queue.isIdle()]).toEqual([2, true])
  })
})
