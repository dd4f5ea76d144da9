/** Sends the mails of the outbox, as long as the service runs. */
import type { ServiceDeps } from '../deps.ts'
import type { MailMessage, OutboundMessage } from '../mail/message.ts'
import type { Delivery, MailTransport } from '../mail/transport.ts'
import { headerProblem, mailSender } from '../mail/transport.ts'
import type { OutboxRow } from '../store/tables.ts'
import { claim, handOver, nextDue, settle, tidy } from './outbox.ts'
import { postWebhook } from './webhook.ts'

interface OutboxOptions {
  readonly deps: Omit<ServiceDeps, 'wakeOutbox'>
  readonly transport: MailTransport
  /** Number of mails that are sent at the same time. */
  readonly senders?: number
}

interface RunningOutbox {
  /** Notifies it of new mails. */
  wake(): void
  /** Resolves when current transmissions have ended. The others wait for the next start. */
  stop(): Promise<void>
}

const SENDERS = 4
/** Another process may have stored a mail and died. */
const LOOK_AGAIN = 5000
const TIDY_EVERY = 60_000

interface Sender extends OutboxOptions {
  readonly worker: string
  readonly isStopped: () => boolean
}

export function startOutbox(options: OutboxOptions): RunningOutbox {
  const { deps } = options
  const state = { isStopped: false, isWoken: false, wake: () => undefined as void, tidyAt: 0 }
  const sender = { ...options, worker: workerName(deps), isStopped: () => state.isStopped }
  const turn = async () => {
    if (deps.now() >= state.tidyAt) {
      await tidy(deps.store, deps.now(), deps.config)
      state.tidyAt = deps.now() + TIDY_EVERY
    }
    await sendAll(sender)
  }
  const run = async () => {
    while (!state.isStopped) {
      state.isWoken = false
      await turn().catch((error: unknown) => deps.log.error({ code: codeOf(error) }, 'outbox'))
      if (!state.isWoken && !state.isStopped) await pause(options, state)
    }
  }
  const running = run()
  const wake = () => {
    state.isWoken = true
    state.wake()
  }
  return {
    wake,
    stop: () => {
      state.isStopped = true
      wake()
      return running
    },
  }
}

/** Sends everything that is due, and resolves when nothing is. */
export async function drainOutbox(options: OutboxOptions): Promise<void> {
  await tidy(options.deps.store, options.deps.now(), options.deps.config)
  await sendAll({ ...options, worker: workerName(options.deps), isStopped: () => false })
}

function workerName({ random }: Pick<ServiceDeps, 'random'>): string {
  return random(8).toString('hex')
}

/** Waits until it is woken, a mail is due, or mails of other processes should be checked. */
async function pause({ deps }: OutboxOptions, state: { wake: () => void }): Promise<void> {
  const due = await nextDue(deps.store).catch(() => null)
  const wait = due === null ? LOOK_AGAIN : Math.min(Math.max(due - deps.now(), 50), LOOK_AGAIN)
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, wait)
    state.wake = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}

async function sendAll(sender: Sender): Promise<void> {
  await Promise.all(Array.from({ length: sender.senders ?? SENDERS }, () => sendNext(sender)))
}

/** Sends one mail after the other. Each sender leases only the mail that it sends next. */
async function sendNext(sender: Sender): Promise<void> {
  const { deps, worker } = sender
  while (!sender.isStopped()) {
    const row = await claim(deps.store, { worker, now: deps.now() })
    if (row === null) return
    const delivery = await deliver(row, sender)
    const state = await settle(deps, row, delivery)
    log(row, { deps, delivery, state })
  }
}

async function deliver(row: OutboxRow, { deps, transport, worker }: Sender): Promise<Delivery> {
  try {
    const message = JSON.parse(row.message) as OutboundMessage
    if (message.kind === 'webhook')
      return await postWebhook(message, { id: row.id, secret: deps.secrets.webhooks, now: deps.now() })
    return await mail(message, row, { deps, transport, worker })
  } catch (error) {
    return { kind: 'refused', permanent: false, reason: codeOf(error) }
  }
}

async function mail(
  message: MailMessage,
  { id, created_at }: OutboxRow,
  { deps, transport, worker }: Pick<Sender, 'deps' | 'transport' | 'worker'>,
): Promise<Delivery> {
  const from = mailSender(deps.site(), deps.config)
  const problem = headerProblem(message, from)
  if (problem !== null) return { kind: 'refused', permanent: true, reason: problem }
  return transport.send(message, {
    id,
    from,
    date: created_at,
    handOver: () => handOver(deps.store, id, { worker, now: deps.now() }),
  })
}

interface Sent {
  readonly deps: Sender['deps']
  readonly delivery: Delivery
  readonly state: OutboxRow['state']
}

/** Without recipient and content, because errors of mail servers contain addresses. */
function log({ id, kind, attempts }: OutboxRow, { deps, delivery, state }: Sent): void {
  const about = { outbox: id, kind, attempts, delivery: delivery.kind }
  if (state === 'sent') deps.log.info(about, 'sent')
  else if (state === 'failed') deps.log.error(about, 'not sent, and not tried again')
  else deps.log.warn(about, 'not sent, tried again later')
}

function codeOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException
  return code ?? name
}
