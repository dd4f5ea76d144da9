import type { Transaction } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { admitted } from '../mail/gate.ts'
import type { GateDeps } from '../mail/gate.ts'
import { queueOf } from './queue-of.ts'
import type { OutboundMessage } from '../mail/message.ts'
import type { Tables } from '../store/tables.ts'

interface Enqueued {
  readonly submission: string | null
  readonly messages: readonly OutboundMessage[]
}

/** Adds messages to the outbox in the transaction of the change that they report, so that both are stored or neither. */
export async function enqueue(
  transaction: Transaction<Tables>,
  { submission, messages }: Enqueued,
  deps: GateDeps & Pick<ServiceDeps, 'random'>,
): Promise<void> {
  const leaving = await admitted(transaction, messages, deps)
  if (leaving.length === 0) return
  const now = deps.now()
  const rows = leaving.map((message) => ({
    id: newId(deps),
    kind: message.kind === 'webhook' ? ('webhook' as const) : ('mail' as const),
    queue: queueOf(message),
    submission,
    recipient: message.kind === 'webhook' ? new URL(message.url).host : message.to,
    message: JSON.stringify(message),
    state: 'waiting' as const,
    attempts: 0,
    handed: 0,
    next_at: now,
    leased_by: null,
    leased_until: null,
    created_at: now,
    sent_at: null,
    last_error: null,
  }))
  await transaction.insertInto('outbox').values(rows).execute()
}
