import type { Transaction } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { queueOf } from './queue-of.ts'
import type { OutboundMessage } from '../mail/message.ts'
import type { Tables } from '../store/tables.ts'

interface Enqueued {
  readonly submission: string | null
  readonly messages: readonly OutboundMessage[]
}

/** Puts into the outbox what has to leave, with the change that it tells of: either both are kept, or nothing. */
export async function enqueue(
  transaction: Transaction<Tables>,
  { submission, messages }: Enqueued,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<void> {
  if (messages.length === 0) return
  const now = deps.now()
  const rows = messages.map((message) => ({
    id: newId(deps),
    kind: message.kind,
    queue: queueOf(message),
    submission,
    recipient: message.kind === 'mail' ? message.to : new URL(message.url).host,
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
