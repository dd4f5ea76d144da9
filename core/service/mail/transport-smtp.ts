/**
 * Sends mails to a mail server. Each mail has a connection of its own, so that no connection can break while
 * it is idle.
 */
import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { isThisMachine } from '../../domain/secure-address.ts'
import { mimeOf } from './mime.ts'
import type { MailMessage } from './message.ts'
import type { Delivery, MailEnvelope, MailTransport } from './transport.ts'

export interface SmtpTimes {
  /** Milliseconds for connection and greeting. */
  readonly connect: number
  /** Milliseconds without data from the server. */
  readonly idle: number
  /** Milliseconds for a whole mail, below the lease of the outbox. */
  readonly whole: number
}

const TIMES: SmtpTimes = { connect: 10_000, idle: 20_000, whole: 60_000 }

/**
 * `smtp://user:password@host:587` (encrypted by STARTTLS where the server offers it, always where a password is sent to another machine)
 * or `smtps://…`. Throws for any other address.
 */
export function smtpTransport(address: string, times: SmtpTimes = TIMES): MailTransport {
  const options = connectionOptions(address, times)
  const login = loginOf(new URL(address))
  return {
    async send(message, envelope) {
      const mime = await mimeOf(message, envelope)
      const connection = new SMTPConnection(options)
      const progress = { isHandedOver: false }
      const giveUp = () => void (progress.isHandedOver || connection.close())
      envelope.stopping?.addEventListener('abort', giveUp)
      try {
        if (envelope.stopping?.aborted) throw Object.assign(new Error('stopping'), { code: 'ABORTED' })
        await within(times.whole, connection, async (failed) => {
          await Promise.race([failed, connected(connection)])
          if (login !== null) await Promise.race([failed, loggedIn(connection, login)])
          await Promise.race([failed, sent(connection, message, { envelope, mime, progress })])
        })
        return { kind: 'sent' }
      } catch (error) {
        return deliveryOf(error as SmtpError, progress.isHandedOver)
      } finally {
        envelope.stopping?.removeEventListener('abort', giveUp)
        connection.close()
      }
    },
  }
}

function connectionOptions(address: string, { connect, idle }: SmtpTimes) {
  const url = new URL(address)
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new Error('smtp://… or smtps://… is wanted')
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && url.username !== '' && !isThisMachine(url.hostname),
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: idle,
    logger: false as const,
  }
}

function loginOf({ username, password }: URL) {
  if (username === '') return null
  return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}

interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly command?: string
}

/** `failed` never resolves. It rejects with the error of the connection, or when the time is over. */
async function within(
  milliseconds: number,
  connection: SMTPConnection,
  work: (failed: Promise<never>) => Promise<void>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const failed = new Promise<never>((_, reject) => {
    connection.on('error', reject)
    connection.on('end', () =>
      reject(Object.assign(new Error('the connection was closed'), { code: 'ECONNECTION' })),
    )
    timer = setTimeout(
      () => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
      milliseconds,
    )
  })
  failed.catch(() => undefined)
  try {
    await work(failed)
  } finally {
    clearTimeout(timer)
  }
}

function connected(connection: SMTPConnection): Promise<void> {
  return new Promise((resolve, reject) => connection.connect((error) => (error ? reject(error) : resolve())))
}

function loggedIn(connection: SMTPConnection, credentials: { user: string; pass: string }): Promise<void> {
  return new Promise((resolve, reject) =>
    connection.login({ credentials }, (error) => (error ? reject(error) : resolve())),
  )
}

interface Sending {
  readonly envelope: MailEnvelope
  readonly mime: Buffer
  readonly progress: { isHandedOver: boolean }
}

function sent(
  connection: SMTPConnection,
  { to }: MailMessage,
  { envelope, mime, progress }: Sending,
): Promise<void> {
  // The body is read only after the server has accepted sender and recipient and requests the mail itself.
  const body = Readable.from(
    (async function* () {
      if (!(await envelope.handOver())) throw new Error('left to another process')
      progress.isHandedOver = true
      yield mime
    })(),
  )
  return new Promise((resolve, reject) =>
    connection.send({ from: envelope.from.address, to }, body, (error) =>
      error ? reject(error) : resolve(),
    ),
  )
}

/**
 * The server's answer decides. Without an answer, a mail that was not handed over has not arrived, and any
 * other may have.
 */
function deliveryOf({ code, responseCode, command, message }: SmtpError, isHandedOver: boolean): Delivery {
  const isAnswer = responseCode !== undefined
  const reason = [command ?? code ?? message, responseCode ?? []].flat().join(' ')
  if (!isAnswer && isHandedOver) return { kind: 'unknown', reason }
  // A wrong password or a server that refuses every mail can be repaired, so the mail waits.
  const isOfThisMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '')
  return { kind: 'refused', permanent: isAnswer && isOfThisMail && responseCode >= 500, reason }
}
