import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { MailMessage } from '../../../core/service/mail/message.ts'
import { fileTransport } from '../../../core/service/mail/transport-files.ts'
import { smtpTransport } from '../../../core/service/mail/transport-smtp.ts'
import type { MailEnvelope } from '../../../core/service/mail/transport.ts'
import { headerProblem } from '../../../core/service/mail/transport.ts'
import { emptyFolder } from '../../support/folder.ts'
import type { Fault } from '../../support/smtp-server.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

const FROM = { name: 'Dorpel & Linde', address: 'gent@dorpel-linde.example' }
const MAIL: MailMessage = {
  kind: 'mail',
  purpose: 'office',
  to: 'noor@voorbeeld.be',
  replyTo: 'gent@dorpel-linde.example',
  language: 'nl',
  subject: 'Uw vraag is goed aangekomen · één café',
  text: 'Dag Noor,\n\n.een regel met een punt vooraan\n',
  html: '<p>Dag Noor,</p>',
  attachments: [{ name: 'afspraak.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  unsubscribe: 'https://dorpel-linde.example/api/uit?t=a%20b',
}
const TIMES = { connect: 30_000, idle: 30_000, whole: 40_000 }
/** Short times for a server that sends nothing. */
const IMPATIENT = { connect: 300, idle: 300, whole: 2000 }

function envelope(handOver: MailEnvelope['handOver'] = () => Promise.resolve(true)): MailEnvelope {
  return { id: '0199aa', from: FROM, date: Date.UTC(2026, 10, 22, 9), handOver }
}

test.each([
  ['smtps', 0x16],
  ['smtp', undefined],
])('with %s the first byte is that of a secure connection: %s', async (protocol, expected) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('data', (chunk) => (first ??= chunk[0]))
  })
  let first: number | undefined
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const address = `${protocol}://127.0.0.1:${port}`
  expect(await smtpTransport(address, IMPATIENT).send(MAIL, envelope())).toMatchObject({ kind: 'refused' })
  expect(first).toBe(expected)
})

describe('a mail server', () => {
  test('gets one mail for one recipient, with its parts and headers', async () => {
    const server = await startSmtpServer()
    expect(await smtpTransport(server.url).send(MAIL, envelope())).toEqual({ kind: 'sent' })
    const [mail] = server.mails
    expect(server.mails).toHaveLength(1)
    expect(mail).toMatchObject({ from: FROM.address, to: ['noor@voorbeeld.be'] })
    expect(mail?.data).toContain('Message-ID: <0199aa@dorpel-linde.example>')
    expect(mail?.data).toContain('Date: Sun, 22 Nov 2026 09:00:00 +0000')
    expect(mail?.data).toMatch(/^Reply-To: gent@dorpel-linde\.example\r$/m)
    expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail?.data).toMatch(/^List-Unsubscribe: <https:\/\/dorpel-linde\.example\/api\/uit\?t=a%20b>\r$/m)
    expect(mail?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    expect(mail?.data).toMatch(/text\/plain[\s\S]*\.een regel met een punt vooraan[\s\S]*text\/html/)
    expect(mail?.data).toMatch(/filename=afspraak\.ics/)
  })

  test.each<[Fault, object]>([
    ['is silent', { kind: 'refused', permanent: false }],
    ['defers the sender', { kind: 'refused', permanent: false, reason: 'MAIL FROM 451' }],
    ['refuses the recipient', { kind: 'refused', permanent: true, reason: 'RCPT TO 550' }],
    ['refuses the mail', { kind: 'refused', permanent: true, reason: 'DATA 554' }],
    ['defers the mail', { kind: 'refused', permanent: false, reason: 'DATA 452' }],
    ['dies after DATA', { kind: 'unknown' }],
  ])('that %s', async (fault, delivery) => {
    const server = await startSmtpServer()
    server.next(fault)
    const times = fault === 'is silent' ? IMPATIENT : TIMES
    expect(await smtpTransport(server.url, times).send(MAIL, envelope())).toMatchObject(delivery)
  })

  test('that is down has not got the mail', async () => {
    const server = await startSmtpServer()
    await server.close()
    const delivery = await smtpTransport(server.url, TIMES).send(MAIL, envelope())
    expect(delivery).toMatchObject({ kind: 'refused', permanent: false })
  })

  test('is asked for everything that it can refuse before a mail counts as handed over', async () => {
    const server = await startSmtpServer()
    const seen: string[][] = []
    const handOver = () => {
      seen.push(server.commands.map((line) => line.split(/[ :]/)[0] ?? ''))
      return Promise.resolve(true)
    }
    server.next('refuses the recipient')
    await smtpTransport(server.url).send(MAIL, envelope(handOver))
    expect(seen).toEqual([])
    await smtpTransport(server.url).send(MAIL, envelope(handOver))
    expect(seen).toHaveLength(1)
    expect(seen[0]?.slice(-4)).toEqual(['EHLO', 'MAIL', 'RCPT', 'DATA'])
  })

  test('gets nothing of a mail that another process has taken meanwhile', async () => {
    const server = await startSmtpServer()
    const delivery = await smtpTransport(server.url).send(
      MAIL,
      envelope(() => Promise.resolve(false)),
    )
    expect(delivery).toMatchObject({ kind: 'refused', permanent: false })
    expect(server.mails).toEqual([])
  })

  test.each(['http://localhost', 'smtp://', 'mail.example'])('%s is no address of one', (address) => {
    expect(() => smtpTransport(address)).toThrow()
  })
})

describe('files', () => {
  test('are whole mails, one for each, however often it is sent', async () => {
    const folder = path.join(emptyFolder('agency-site-mails-'), 'mails')
    const transport = fileTransport(folder)
    await transport.send(MAIL, envelope())
    expect(await transport.send(MAIL, envelope())).toEqual({ kind: 'sent', isLocal: true })
    expect(readdirSync(folder)).toEqual(['0199aa.eml'])
    const text = readFileSync(path.join(folder, '0199aa.eml'), 'utf8')
    expect(text).toMatch(/^To: noor@voorbeeld\.be\r$/m)
  })

  test('that cannot be written are tried again', async () => {
    const file = path.join(emptyFolder('agency-site-mails-'), 'mails')
    writeFileSync(file, 'in the way')
    expect(await fileTransport(file).send(MAIL, envelope())).toMatchObject({
      kind: 'refused',
      permanent: false,
    })
  })
})

describe('headers', () => {
  test('of a mail as we write them are well', () => {
    expect(headerProblem(MAIL, FROM)).toBeNull()
  })

  test.each<[string, Partial<MailMessage>]>([
    ['a recipient after a line break', { to: 'a@b.be\r\nBcc: x@y.be' }],
    ['two recipients', { to: 'a@x.be,b@y.be' }],
    ['a name before an address', { to: 'Noor <noor@voorbeeld.be>' }],
    ['an answer to two', { replyTo: 'a@x.be, b@y.be' }],
    ['a line break in the subject', { subject: 'Dag\nBcc: x@y.be' }],
    ['a carriage return in the subject', { subject: 'Dag\rBcc: x@y.be' }],
    ['a null in the subject', { subject: 'Dag\0' }],
    ['a line separator in the subject', { subject: 'Dag\u2028Bcc: x@y.be' }],
    [
      'a line break in the name of a file',
      { attachments: [{ name: 'a\r\nX: y', type: 'text/plain', content: '' }] },
    ],
    [
      'a line break in the type of a file',
      { attachments: [{ name: 'a', type: 'text/plain\r\nX: y', content: '' }] },
    ],
    ['a line break in the address that ends it', { unsubscribe: 'https://a.be/\r\nBcc: x@y.be' }],
  ])('%s is refused before a mail server sees it', (_, part) => {
    expect(headerProblem({ ...MAIL, ...part }, FROM)).not.toBeNull()
  })
})
