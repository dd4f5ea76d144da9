/**
 * A mail server of the tests, with the faults of real ones. It supports the part of SMTP that receiving a
 * mail needs.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body, without the doubled dots of the transfer. */
  readonly data: string
}

/** Its behaviour at the next mails; `well` after the list has ended. */
export type Fault =
  | 'well'
  /** Sends nothing, not even a greeting. */
  | 'is silent'
  | 'defers the sender'
  /** Answers nothing to the recipient, and waits. */
  | 'hangs at RCPT'
  | 'refuses the recipient'
  | 'refuses the mail'
  | 'defers the mail'
  /** Stores the mail, and closes the connection before the reply. */
  | 'dies after DATA'
  /** Keeps the mail, and says nothing. */
  | 'hangs after DATA'

export interface SmtpServer {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Every line that a client sent, without the mails themselves. */
  readonly commands: readonly string[]
  next(...faults: readonly Fault[]): void
  /** Closes the port; `open` opens the same port again. */
  close(): Promise<void>
  open(): Promise<void>
}

/** `taken` is called for every mail, before the client gets the reply. */
export async function startSmtpServer(taken: () => void = () => undefined): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  const commands: string[] = []
  const faults: Fault[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, { fault: faults.shift() ?? 'well', mails, commands, taken })
  })
  let port = 0
  const open = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  onTestFinished(close)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    commands,
    next: (...more) => void faults.push(...more),
    close,
    open,
  }
}

interface Talk {
  readonly fault: Fault
  readonly mails: ReceivedMail[]
  readonly commands: string[]
  readonly taken: () => void
}

function converse(socket: Socket, { fault, mails, commands, taken }: Talk): void {
  if (fault === 'is silent') return
  let buffer = ''
  let mail: { from: string; to: string[] } = { from: '', to: [] }
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const take = (data: string) => {
    if (fault === 'refuses the mail') return say('554 5.7.1 not here')
    if (fault === 'defers the mail') return say('452 4.3.1 full')
    mails.push({ ...mail, data: data.replace(/^\.\./gm, '.') })
    taken()
    if (fault === 'hangs after DATA') return undefined
    return fault === 'dies after DATA' ? socket.destroy() : say('250 2.0.0 taken')
  }
  const answer = (line: string) => {
    commands.push(line)
    const [verb = ''] = line.toUpperCase().split(' ')
    if (verb === 'EHLO') return say('250 test.example')
    if (verb === 'MAIL' && fault === 'defers the sender') return say('451 4.7.1 later')
    if (verb === 'MAIL') mail = { from: addressIn(line), to: [] }
    if (verb === 'RCPT' && fault === 'hangs at RCPT') return undefined
    if (verb === 'RCPT' && fault === 'refuses the recipient') return say('550 5.1.1 nobody of that name')
    if (verb === 'RCPT') mail.to.push(addressIn(line))
    if (verb === 'DATA') {
      isData = true
      return say('354 go on')
    }
    return say(verb === 'QUIT' ? '221 bye' : '250 2.0.0 well')
  }
  say('220 test.example ESMTP')
  socket.on('data', (chunk) => {
    buffer += chunk.toString('utf8')
    for (;;) {
      const mark = isData ? '\r\n.\r\n' : '\r\n'
      const end = buffer.indexOf(mark)
      if (end < 0) return
      const text = buffer.slice(0, end)
      buffer = buffer.slice(end + mark.length)
      if (isData) {
        isData = false
        take(text)
      } else answer(text)
    }
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
