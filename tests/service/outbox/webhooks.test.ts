import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { FORM_NAMES } from '../../../core/domain/forms.ts'
import type { MailTransport } from '../../../core/service/mail/transport.ts'
import { drainOutbox } from '../../support/drain-outbox.ts'
import { composeWebhooks, postWebhook, signatureOf } from '../../../core/service/outbox/webhook.ts'
import { listInbox } from '../../../core/service/inbox/inbox.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'
import { REPOSITORY } from '../../support/site.ts'
import { receivedOf } from '../mail/samples.ts'

interface Posted {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A CRM with configured answers: a status, or the end of the connection. */
async function startReceiver() {
  const posted: Posted[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('utf8')))
    request.on('end', () => {
      posted.push({ headers: request.headers, body })
      const status = answers.shift() ?? 204
      if (status === 0) request.socket.destroy()
      else response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { url, posted, next: (...statuses: readonly number[]) => void answers.push(...statuses) }
}

const SECRET = 'shared with the CRM'
const noMail: MailTransport = { send: () => Promise.resolve({ kind: 'sent' }) }

async function submitted(url: string): Promise<TestService> {
  const service = await startService({ config: { webhooks: [{ url }] } })
  expect((await service.post('contact-me', service.example('contact-me'))).status).toBe(202)
  return service
}

function drain({ deps }: TestService): Promise<void> {
  const secrets = { ...deps.secrets, webhooks: SECRET }
  return drainOutbox({ deps: { ...deps, secrets }, transport: noMail, senders: 1 })
}

async function hooks({ store }: TestService) {
  const entries = await listInbox(store, {})
  return entries.flatMap(({ mails }) => mails).filter(({ kind }) => kind === 'webhook')
}

test('a form is posted as JSON, signed with the time, in the words of the documents', async () => {
  const receiver = await startReceiver()
  const service = await submitted(receiver.url)
  await drain(service)
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.posted
  const [, time = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['agency-site-signature'])) ?? []
  expect(Number(time)).toBe(Math.floor(service.deps.now() / 1000))
  expect(signature).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'))
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const [row] = await service.store.db.selectFrom('submission').select('id').execute()
  expect(JSON.parse(body)).toEqual({
    schema: 1,
    id: row?.id,
    form: 'contact-me',
    language: 'nl',
    property: '4127',
    project: null,
    receivedAt: '2026-11-22T09:15:00.000Z',
    fields: expect.objectContaining({
      firstName: 'Noor',
      email: 'noor@voorbeeld.be',
      slots: expect.any(Array),
    }),
  })
  expect(await hooks(service)).toEqual([
    expect.objectContaining({ state: 'sent', recipient: new URL(receiver.url).host }),
  ])
})

test.each([[500], [503], [404], [401], [429], [0]])(
  'an answer %i is no end: it is posted again, with the same number',
  async (status) => {
    const receiver = await startReceiver()
    receiver.next(status)
    const service = await submitted(receiver.url)
    await drain(service)
    expect(await hooks(service)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1 })])
    service.pass(3600_000)
    await drain(service)
    expect(await hooks(service)).toEqual([expect.objectContaining({ state: 'sent' })])
    const ids = receiver.posted.map(({ headers }) => headers['agency-site-delivery'])
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  },
)

test.each([[302], [301], [307], [400], [410], [422]])('an answer %i is the end of it', async (status) => {
  const receiver = await startReceiver()
  receiver.next(status)
  const service = await submitted(receiver.url)
  await drain(service)
  service.pass(3 * 24 * 3600_000)
  await drain(service)
  expect(receiver.posted).toHaveLength(1)
  expect(await hooks(service)).toEqual([
    expect.objectContaining({ state: 'failed', error: expect.stringContaining(String(status)) }),
  ])
})

test('without a secret nothing is posted, and it waits for one', async () => {
  const receiver = await startReceiver()
  const service = await submitted(receiver.url)
  await drainOutbox({ deps: service.deps, transport: noMail, senders: 1 })
  expect(receiver.posted).toEqual([])
  expect(await hooks(service)).toEqual([
    expect.objectContaining({ state: 'waiting', error: 'AGENCY_SITE_WEBHOOK_SECRET is not set' }),
  ])
})

test.each(['http://crm.example/hook', 'http://127.0.0.1.crm.example/', 'http://192.168.0.4/'])(
  '%s is refused: what visitors wrote does not travel in the clear',
  async (url) => {
    const posting = { id: 'a', secret: SECRET, now: 0, stopping: new AbortController().signal }
    expect(await postWebhook({ kind: 'webhook', url, body: '{}' }, posting)).toMatchObject({
      permanent: true,
    })
  },
)

describe('which forms', () => {
  const url = 'https://crm.example/hook'

  test('are told of: all but those of accounts, or those that are named', () => {
    const told = (webhooks: { url: string; forms?: ('offer' | 'owner-login')[] }[]) =>
      FORM_NAMES.filter((form) => composeWebhooks(receivedOf(form, 'nl'), { webhooks }).length > 0)
    expect(told([{ url }])).toEqual(FORM_NAMES.filter((name) => !/login|password/.test(name)))
    expect(told([{ url, forms: ['offer', 'owner-login'] }])).toEqual(['offer'])
    expect(told([])).toEqual([])
  })
})

test('the example of docs/service-webhooks.md is signed as it says', () => {
  const guide = readFileSync(path.join(REPOSITORY, 'docs/service-webhooks.md'), 'utf8')
  const [, secret = ''] = /secret `([^`]+)`/.exec(guide) ?? []
  const [, body = ''] = /body `([^`]+)`/.exec(guide) ?? []
  const [, signature = '', seconds = ''] = /`(t=(\d+),v1=[0-9a-f]{64})`/.exec(guide) ?? []
  expect(signatureOf(body, { secret, seconds: Number(seconds) })).toBe(signature)
})
