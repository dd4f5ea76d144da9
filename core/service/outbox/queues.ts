/** The queues of all receivers with due messages. */
import type { ServiceDeps } from '../deps.ts'
import type { MailTransport } from '../mail/transport.ts'
import type { OutboxRow } from '../store/tables.ts'
import { errorName, deliver, record } from './deliver.ts'
import type { Sender } from './deliver.ts'
import { claim, dueQueues, release } from './outbox.ts'
import { MAIL_QUEUE } from './queue-of.ts'
import { createReceiverQueue } from './receiver-queue.ts'
import type { ReceiverQueue } from './receiver-queue.ts'

export interface OutboxOptions {
  readonly deps: Omit<ServiceDeps, 'wakeOutbox'>
  readonly transport: MailTransport
  /** The number of messages that are sent to one receiver at the same time. */
  readonly senders?: number
}

/** Mail servers limit the connections of one client, some to three. */
const SENDERS = 4
/**
 * The longest delay, in milliseconds, of the first message to another receiver while one receiver is busy.
 */
export const LOOK_FOR_QUEUES = 1000
/** Milliseconds for the answer to a mail that was already handed over. */
const GRACE = 5000

interface Queues {
  /** Claims due messages for every queue with room. Returns the number of claimed rows. */
  fill(): Promise<number>
  isIdle(): boolean
  isStopped(): boolean
  stop(): Promise<void>
}

export function createQueues(
  { deps, transport, senders = SENDERS }: OutboxOptions,
  ring: () => void,
): Queues {
  const stopping = new AbortController()
  const worker = deps.random(8).toString('hex')
  const sender: Sender = { deps, transport, worker, stopping: stopping.signal }
  const queues = new Map<string, ReceiverQueue>()
  const underWay = new Set<Promise<void>>()
  const send = (row: OutboxRow) => {
    const delivered = deliver(row, sender)
    const recorded = delivered
      .then((result) =>
        // A mail that was given up because of the stop is sent right after the next start.
        stopping.signal.aborted && result.delivery.kind === 'refused' && !result.delivery.permanent
          ? release(deps.store, [row.id], worker)
          : record(result, sender),
      )
      .catch((error: unknown) => deps.log.error({ code: errorName(error) }, 'outbox'))
      .finally(() => {
        underWay.delete(recorded)
        ring()
      })
    underWay.add(recorded)
    // The next message need not wait until the outcome of this one is on disk.
    return delivered.then(() => undefined)
  }
  const queueFor = (name: string) => {
    const most = name === MAIL_QUEUE ? (transport.atOnce ?? senders) : senders
    const queue = queues.get(name) ?? createReceiverQueue({ senders: most, send, hasRoom: ring })
    queues.set(name, queue)
    return queue
  }
  const fillOne = async (name: string) => {
    const queue = queueFor(name)
    const most = queue.room()
    if (most <= 0 || stopping.signal.aborted) return 0
    const rows = await claim(deps.store, { worker, now: deps.now(), queue: name, most })
    if (stopping.signal.aborted) await release(deps.store, idsOf(rows), worker)
    else queue.add(rows)
    return rows.length
  }
  let lookedAt = -Infinity
  /** A search for new queues reads every pending row, so only the known queues are read in between. */
  const names = async () => {
    if (queues.size > 0 && performance.now() - lookedAt < LOOK_FOR_QUEUES) return [...queues.keys()]
    lookedAt = performance.now()
    return [...new Set([...(await dueQueues(deps.store, deps.now())), ...queues.keys()])]
  }
  return {
    fill: async () => {
      const counts = await Promise.all((await names()).map(fillOne))
      for (const [name, queue] of queues) if (queue.isIdle()) queues.delete(name)
      return counts.reduce((sum, count) => sum + count, 0)
    },
    isIdle: () => underWay.size === 0 && [...queues.values()].every((queue) => queue.isIdle()),
    isStopped: () => stopping.signal.aborted,
    stop: async () => {
      stopping.abort()
      const left = [...queues.values()].flatMap((queue) => idsOf(queue.clear()))
      const released = release(deps.store, left, worker).catch((error: unknown) =>
        deps.log.error({ code: errorName(error) }, 'outbox'),
      )
      await within(GRACE, Promise.all([released, ...underWay]))
    },
  }
}

function idsOf(rows: readonly OutboxRow[]): readonly string[] {
  return rows.map(({ id }) => id)
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
  await Promise.race([work, late])
  clearTimeout(timer)
}
