/** Delivers one message of the outbox, and records the outcome. */
import { setTimeout } from 'node:timers/promises'
import type { ServiceDeps } from '../deps.ts'
import { composedMessage } from '../mail/form-mails.ts'
import type { MailMessage } from '../mail/message.ts'
import type { Delivery, MailTransport } from '../mail/transport.ts'
import { headerProblem, mailSender } from '../mail/transport.ts'
import type { OutboxRow } from '../store/tables.ts'
import { handOver, LEASE, settle } from './outbox.ts'
import { postWebhook } from './webhook.ts'

export interface Sender {
  readonly deps: Omit<ServiceDeps, 'wakeOutbox'>
  readonly transport: MailTransport
  /** The unique name of this process in leases. */
  readonly worker: string
  /** Aborted when the outbox stops. */
  readonly stopping: AbortSignal
}

interface Delivered {
  /** The row with the message as it was sent. */
  readonly row: OutboxRow
  readonly delivery: Delivery
}

/** Never throws for an error of the receiver. */
export async function deliver(row: OutboxRow, sender: Sender): Promise<Delivered> {
  const { deps, stopping } = sender
  try {
    const message = await composedMessage(row, deps)
    if (message === undefined) return { row, delivery: ERASED }
    if (message.kind === 'mail') {
      const delivery = await mail(message, row, sender)
      return { row: { ...row, message: JSON.stringify(message) }, delivery }
    }
    const { id } = row
    const posting = { id, secret: deps.secrets.webhooks, now: deps.now(), stopping }
    return { row, delivery: await postWebhook(message, posting) }
  } catch (error) {
    return { row, delivery: { kind: 'refused', permanent: false, reason: errorName(error) } }
  }
}

const ERASED: Delivery = { kind: 'refused', permanent: true, reason: 'its form was erased' }

async function mail(
  message: MailMessage,
  { id, created_at }: OutboxRow,
  { deps, transport, worker, stopping }: Sender,
): Promise<Delivery> {
  const from = mailSender(deps.site(), deps.config)
  const problem = headerProblem(message, from)
  if (problem !== null) return { kind: 'refused', permanent: true, reason: problem }
  return transport.send(message, {
    id,
    from,
    date: created_at,
    stopping,
    handOver: async () => !stopping.aborted && handOver(deps.store, id, { worker, now: deps.now() }),
  })
}

const TRY_AGAIN = 1000

/**
 * Records the outcome, and tries again while the database does not answer. A mail whose success is not
 * recorded is sent a second time when its lease ends.
 */
export async function record({ row, delivery }: Delivered, { deps, stopping }: Sender): Promise<void> {
  const until = performance.now() + LEASE
  for (;;) {
    try {
      log(row, { deps, delivery, state: await settle(deps, row, delivery) })
      return
    } catch (error) {
      if (stopping.aborted || performance.now() > until) throw error
      await setTimeout(TRY_AGAIN, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
}

interface Sent {
  readonly deps: Sender['deps']
  readonly delivery: Delivery
  readonly state: OutboxRow['state']
}

/**
 * The log names neither the recipient nor the reason, because the reasons of mail servers repeat addresses.
 */
function log({ id, kind, attempts }: OutboxRow, { deps, delivery, state }: Sent): void {
  const about = { outbox: id, kind, attempts, delivery: delivery.kind }
  if (state === 'sent') deps.log.info(about, 'sent')
  else if (state === 'failed') deps.log.error(about, 'not sent, and not tried again')
  else deps.log.warn(about, 'not sent, tried again later')
}

export function errorName(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
