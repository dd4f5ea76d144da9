import type { Transaction } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { admitted } from '../mail/gate.ts'
import type { GateDeps } from '../mail/gate.ts'
import { queueOf } from './queue-of.ts'
import type { OutboundMessage } from '../mail/message.ts'
import { insertAll } from '../store/json-rows.ts'
import type { OutboxRow, Tables } from '../store/tables.ts'

type EnqueueDeps = GateDeps & Pick<ServiceDeps, 'random'>

interface Enqueued {
  readonly submission: string | null
  readonly messages: readonly OutboundMessage[]
  /** The id of the row of a single message; by default a new one. */
  readonly id?: string
}

/**
 * Adds messages to the outbox in the transaction of the change that they report, so that both are stored or neither. Returns the number
 * of those that may leave: an address may have received too many mails today.
 */
export function enqueue(
  transaction: Transaction<Tables>,
  messages: Enqueued,
  deps: EnqueueDeps,
): Promise<number> {
  return enqueueAll(transaction, [messages], deps)
}

/** The same for the messages of several submissions. */
export async function enqueueAll(
  transaction: Transaction<Tables>,
  all: readonly Enqueued[],
  deps: EnqueueDeps,
): Promise<number> {
  const messages = all.flatMap((one) => one.messages)
  const leaving = new Set(await admitted(transaction, messages, deps))
  const rows = all.flatMap(({ submission, messages, id }) =>
    messages
      .filter((message) => leaving.has(message))
      .map((message) => ({ ...rowOf(message, submission, deps), ...(id !== undefined && { id }) })),
  )
  await insertAll(transaction, 'outbox', { rows })
  return rows.length
}

function rowOf(message: OutboundMessage, submission: string | null, deps: EnqueueDeps): OutboxRow {
  const now = deps.now()
  return {
    id: newId(deps),
    kind: message.kind === 'webhook' ? 'webhook' : 'mail',
    queue: queueOf(message),
    submission,
    recipient: message.kind === 'webhook' ? new URL(message.url).host : message.to,
    message: JSON.stringify(message),
    state: 'waiting',
    attempts: 0,
    handed: 0,
    next_at: now,
    leased_by: null,
    leased_until: null,
    created_at: now,
    sent_at: null,
    last_error: null,
  }
}
