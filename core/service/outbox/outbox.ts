/**
 * The rows of the outbox: who sends what, and until when. A row belongs to one sender for the time of its lease; a sender that dies
 * loses it when the lease ends. What may have arrived is counted (`handed`), so that nobody gets a mail a third time.
 */
import type { ExpressionBuilder } from 'kysely'
import { mailDays } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Delivery } from '../mail/transport.ts'
import type { Store } from '../store/store.ts'
import type { OutboxRow, Tables } from '../store/tables.ts'
import { ATTEMPTS, backOff } from './back-off.ts'

/** Longer than any sending takes. */
export const LEASE = 300_000
const MOST_HANDED = 2
const ERROR_LIMIT = 200

interface Claimant {
  /** Of this process, unlike any other. */
  readonly worker: string
  readonly now: number
}

/**
 * The oldest row that is due, taken for this worker, or null. One statement: of two that choose the same row, the second finds the
 * condition false once the first is done, on either engine.
 */
export async function claim(store: Store, { worker, now }: Claimant): Promise<OutboxRow | null> {
  const rows = await store.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set((row) => ({ leased_by: worker, leased_until: now + LEASE, attempts: row('attempts', '+', 1) }))
      .where('id', '=', (row) =>
        row.selectFrom('outbox').select('id').where(isDue(now)).orderBy('next_at').orderBy('id').limit(1),
      )
      .where(isDue(now))
      .returningAll()
      .execute(),
  )
  return rows[0] ?? null
}

function isDue(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('state', '=', 'waiting'),
      row('next_at', '<=', now),
      row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]),
      row('handed', '<', MOST_HANDED),
    ])
}

/** When there will be something to send, or null. Now, where another was faster to claim what was due. */
export async function nextDue({ db }: Store): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select((builder) => [
      builder.fn.min<number | null>(builder.fn<number>('coalesce', ['leased_until', 'next_at'])).as('at'),
    ])
    .where('state', '=', 'waiting')
    .where('handed', '<', MOST_HANDED)
    .executeTakeFirst()
  return row?.at ?? null
}

/** Says that a mail is about to be handed over. false: the lease ended meanwhile, and the mail is another’s. */
export function handOver(store: Store, id: string, { worker, now }: Claimant): Promise<boolean> {
  return store.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set((row) => ({ handed: row('handed', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('leased_by', '=', worker)
      .where('leased_until', '>', now)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })
}

type SettleDeps = Pick<ServiceDeps, 'store' | 'now' | 'random'>

/** What became of a row that this worker claimed. What was sent is sent, whoever has the row by now. */
export async function settle(
  { store, now, random }: SettleDeps,
  row: OutboxRow,
  delivery: Delivery,
): Promise<OutboxRow['state']> {
  const free = { leased_by: null, leased_until: null }
  if (delivery.kind === 'sent') {
    const sent = { ...free, state: 'sent' as const, sent_at: now(), last_error: null }
    await store.write((transaction) =>
      transaction.updateTable('outbox').set(sent).where('id', '=', row.id).execute(),
    )
    return 'sent'
  }
  const isUnknown = delivery.kind === 'unknown'
  const handed = row.handed + (isUnknown ? 1 : 0)
  const isOver = isUnknown ? handed >= MOST_HANDED : delivery.permanent
  const state = isOver || row.attempts >= ATTEMPTS ? 'failed' : 'waiting'
  const change = {
    ...free,
    state,
    handed,
    next_at: now() + backOff(row.attempts, random),
    last_error: delivery.reason.slice(0, ERROR_LIMIT),
  } as const
  await store.write((transaction) =>
    transaction
      .updateTable('outbox')
      .set(change)
      .where('id', '=', row.id)
      .where('leased_by', '=', row.leased_by)
      .where('state', '=', 'waiting')
      .execute(),
  )
  return state
}

/** Ends mails that were handed over twice by senders that stopped before the answer, and deletes mails whose days are over. */
export async function tidy(store: Store, now: number, config: ServiceConfig): Promise<void> {
  const { sent, failed } = mailDays(config)
  await store.write(async (transaction) => {
    await transaction
      .updateTable('outbox')
      .set({
        state: 'failed',
        leased_by: null,
        leased_until: null,
        last_error: 'handed over twice, and nothing was heard of it: it may have arrived',
      })
      .where('state', '=', 'waiting')
      .where('handed', '>=', MOST_HANDED)
      .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
      .execute()
    await transaction
      .deleteFrom('outbox')
      .where('state', '=', 'sent')
      .where('sent_at', '<', now - daysLong(sent))
      .execute()
    await transaction
      .deleteFrom('outbox')
      .where('state', '=', 'failed')
      .where('next_at', '<', now - daysLong(failed))
      .execute()
  })
}

/** Puts into the outbox again what failed, and with `all` also what was sent. Gives how many. */
export function resend(
  store: Store,
  { submission, now, all }: { readonly submission: string; readonly now: number; readonly all: boolean },
): Promise<number> {
  return store.write(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, handed: 0, next_at: now, sent_at: null, last_error: null })
      .where('submission', '=', submission)
      .where('state', 'in', all ? ['failed', 'sent'] : ['failed'])
      .executeTakeFirst()
    return Number(numUpdatedRows)
  })
}
