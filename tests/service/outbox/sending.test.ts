import { describe, expect, test } from 'vitest'
import { smtpTransport } from '../../../core/service/mail/transport-smtp.ts'
import type { MailTransport } from '../../../core/service/mail/transport.ts'
import { startOutbox } from '../../../core/service/outbox/run-outbox.ts'
import { drainOutbox } from '../../support/drain-outbox.ts'
import { listInbox, mailState } from '../../../core/service/inbox/inbox.ts'
import { mailsIn } from '../../support/outbox.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'
import type { Fault, SmtpServer } from '../../support/smtp-server.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import { waitFor } from '../../support/wait-for.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const TIMES = { connect: 300, idle: 300, whole: 2000 }

/** Stores a question about a property with one mail for the office and one for the sender. */
async function submitted(service: TestService): Promise<void> {
  // The newsletter would add a mail.
  const values = { ...service.example('contact-me'), newsletter: '' }
  const answer = await service.post('contact-me', values)
  expect(answer.status).toBe(202)
}

async function states(service: TestService): Promise<readonly string[]> {
  return (await listInbox(service.store, {})).map(mailState)
}

function drain(service: TestService, server: SmtpServer, senders = 1): Promise<void> {
  return drainOutbox({ deps: service.deps, transport: smtpTransport(server.url, TIMES), senders })
}

function recipients(server: SmtpServer): readonly string[] {
  return server.mails.flatMap(({ to }) => to).toSorted()
}

const BOTH = ['gent@kantoor-linde.example', 'noor@voorbeeld.be']

describe('a mail server', () => {
  test('that is well gets each mail once', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    await submitted(service)
    expect(await states(service)).toEqual(['waiting'])
    await drain(service, server)
    await drain(service, server)
    expect(recipients(server)).toEqual(BOTH)
    expect(await states(service)).toEqual(['sent'])
  })

  test.each<[Fault]>([['is silent'], ['defers the sender'], ['defers the mail']])(
    'that %s gets each mail once, when it is well again',
    async (fault) => {
      const [service, server] = [await startService(), await startSmtpServer()]
      server.next(fault, fault)
      await submitted(service)
      await drain(service, server)
      expect([await states(service), server.mails]).toEqual([['waiting'], []])
      service.pass(HOUR)
      await drain(service, server)
      expect(recipients(server)).toEqual(BOTH)
      expect(await states(service)).toEqual(['sent'])
    },
  )

  test('that is down loses nothing, and can be for a day', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    await server.close()
    await submitted(service)
    for (let hours = 0; hours < 24; hours += 3) {
      await drain(service, server)
      service.pass(3 * HOUR)
    }
    expect(await states(service)).toEqual(['waiting'])
    await server.open()
    await drain(service, server)
    expect(recipients(server)).toEqual(BOTH)
  })

  test('that rejects one recipient gets the mail to the other, and the office sees it', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    server.next('refuses the recipient', 'well')
    await submitted(service)
    await drain(service, server)
    expect(server.mails).toHaveLength(1)
    expect(await states(service)).toEqual(['failed'])
    const [entry] = await listInbox(service.store, {})
    expect(entry?.mails.map(({ state, error }) => [state, error]).toSorted()).toEqual([
      ['failed', 'RCPT TO 550'],
      ['sent', null],
    ])
    service.pass(2 * DAY)
    await drain(service, server)
    expect(server.mails).toHaveLength(1)
  })

  test('that dies after DATA gets that mail once more, and not a third time', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    server.next('dies after DATA')
    await submitted(service)
    await drain(service, server)
    service.pass(HOUR)
    await drain(service, server)
    expect(server.mails).toHaveLength(3)
    expect(await states(service)).toEqual(['sent'])
    const ids = server.mails.map(({ data }) => /^Message-ID: (.*)\r$/m.exec(data)?.[1])
    expect(new Set(ids).size).toBe(2)
  })

  test('that always dies after DATA gets each mail twice', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    server.next(...Array.from({ length: 20 }, (): Fault => 'dies after DATA'))
    await submitted(service)
    for (let day = 0; day < 4; day++) {
      await drain(service, server)
      service.pass(DAY)
    }
    expect(recipients(server)).toEqual([BOTH, BOTH].flat().toSorted())
    expect(await states(service)).toEqual(['failed'])
  })
})

test('the log says what became of a mail, and nothing of whom it is for', async () => {
  const [service, server] = [await startService(), await startSmtpServer()]
  server.next('refuses the recipient', 'defers the mail', 'well')
  await submitted(service)
  await drain(service, server)
  service.pass(HOUR)
  await drain(service, server)
  const lines = service.logged.filter((line) => 'outbox' in line)
  expect(lines.map(({ delivery }) => delivery)).toEqual(['refused', 'refused', 'sent'])
  expect(JSON.stringify(service.logged)).not.toMatch(/voorbeeld|kantoor-linde|Noor|0470/i)
})

test('what somebody put into the outbox with a second recipient is never sent', async () => {
  const [service, server] = [await startService(), await startSmtpServer()]
  await submitted(service)
  const [mail] = await mailsIn(service.deps)
  const message = JSON.stringify({ ...mail, subject: 'Dag\r\nBcc: x@y.be' })
  await service.store.write((transaction) => transaction.updateTable('outbox').set({ message }).execute())
  await drain(service, server)
  expect([server.mails, await states(service)]).toEqual([[], ['failed']])
})

test('a mail that waits says what its form says when it is sent, and leaves with the form', async () => {
  const [service, server] = [await startService(), await startSmtpServer()]
  await submitted(service)
  const [stored] = await service.store.db.selectFrom('submission').selectAll().execute()
  const fields = JSON.stringify({ ...JSON.parse(stored?.fields ?? ''), remarks: 'Is er een kelder?' })
  await service.store.write((transaction) => transaction.updateTable('submission').set({ fields }).execute())
  await drain(service, server)
  expect(server.mails.map(({ data }) => data.includes('Is er een kelder?'))).toContain(true)
  expect((await mailsIn(service.deps)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Is er een kelder?'),
  )
  await submitted(service)
  await service.store.write((transaction) => transaction.deleteFrom('submission').execute())
  const sent = server.mails.length
  await drain(service, server)
  expect(server.mails).toHaveLength(sent)
})

describe('a running outbox', () => {
  test('sends what it is woken for, with several senders, each mail once', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    const outbox = startOutbox({ deps: service.deps, transport: smtpTransport(server.url), senders: 3 })
    await submitted(service)
    await submitted(service)
    outbox.wake()
    await waitFor(() => expect(server.mails).toHaveLength(4))
    await outbox.stop()
    expect(await states(service)).toEqual(['sent', 'sent'])
  })

  test('finishes what it is sending when it is stopped, and begins nothing new', async () => {
    const service = await startService()
    await submitted(service)
    let finish = () => {}
    const begun: string[] = []
    const transport: MailTransport = {
      send: async ({ to }) => {
        begun.push(to)
        await new Promise<void>((resolve) => (finish = resolve))
        return { kind: 'sent' }
      },
    }
    const outbox = startOutbox({ deps: service.deps, transport, senders: 1 })
    await waitFor(() => expect(begun).toHaveLength(1))
    const stopped = outbox.stop()
    finish()
    await stopped
    const sent = await service.store.db.selectFrom('outbox').select('state').orderBy('state').execute()
    expect(sent.map(({ state }) => state)).toEqual(['sent', 'waiting'])
    expect(begun).toHaveLength(1)
  })

  test('deletes mails that were sent a month ago, whether or not there is another to send', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    await submitted(service)
    await drain(service, server)
    const left = () => service.store.db.selectFrom('outbox').select('id').execute()
    expect(await left()).toHaveLength(2)
    service.pass(31 * DAY)
    const outbox = startOutbox({ deps: service.deps, transport: smtpTransport(server.url), senders: 1 })
    await waitFor(async () => expect(await left()).toEqual([]))
    await outbox.stop()
    expect(server.mails).toHaveLength(2)
  })

  test('goes on after the database could not be written', async () => {
    const [service, server] = [await startService(), await startSmtpServer()]
    await submitted(service)
    let failures = 1
    const write: typeof service.store.write = (change) =>
      failures-- > 0 ? Promise.reject(new Error('disk full')) : service.store.write(change)
    const deps = { ...service.deps, store: { ...service.store, write } }
    const outbox = startOutbox({ deps, transport: smtpTransport(server.url), senders: 1 })
    await waitFor(() => expect(server.mails).toHaveLength(2))
    await outbox.stop()
  })
})
