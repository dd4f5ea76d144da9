/**
 * The rows of the outbox. A process claims a row for the time of a lease. If the process dies, the lease ends
 * and the row is available again. `handed` counts how often a mail may have arrived, so that nobody receives
 * it a third time.
 */
import type { ExpressionBuilder, Transaction } from 'kysely'
import { mailDays } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'
import type { ServiceDeps } from '../deps.ts'
import { withoutTokens } from '../mail/spent-mail.ts'
import type { Delivery } from '../mail/transport.ts'
import type { Store } from '../store/store.ts'
import type { OutboxRow, Tables } from '../store/tables.ts'
import { ATTEMPTS, backOff, longestWait } from './back-off.ts'

/** Longer than any transmission takes. */
export const LEASE = 120_000
const MOST_HANDED = 2
const ERROR_LIMIT = 200
/** These writes are few, and a flood of forms does not delay them. */
const SENDING = { lane: 'sending', isOneStatement: true } as const

interface Claimant {
  /** The unique name of this process. */
  readonly worker: string
  readonly now: number
}

interface Claim extends Claimant {
  readonly queue: string
  /** The largest number of rows. */
  readonly most: number
}

/**
 * Claims the oldest due rows of a queue for this worker, in one statement. If two processes choose the same
 * row, the second one skips it on PostgreSQL, and waits for the first on the embedded file.
 */
export async function claim(
  store: Store,
  { worker, now, queue, most }: Claim,
): Promise<readonly OutboxRow[]> {
  const rows = await store.write(
    (transaction) =>
      transaction
        .updateTable('outbox')
        .set((row) => ({ leased_by: worker, leased_until: now + LEASE, attempts: row('attempts', '+', 1) }))
        .where('id', 'in', (row) => {
          const due = row.selectFrom('outbox').select('id').where('queue', '=', queue).where(isDue(now))
          const oldest = due.orderBy('next_at').orderBy('id').limit(most)
          return store.engine === 'postgres' ? oldest.forUpdate().skipLocked() : oldest
        })
        .returningAll()
        .execute(),
    SENDING,
  )
  return rows.toSorted((left, right) => left.next_at - right.next_at || (left.id < right.id ? -1 : 1))
}

/**
 * Compares with the current clock, which may have been set back since the row was written. A row that was
 * never tried is always due, and so is a row that would wait longer than its own back-off.
 */
function isDue(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.and([
      row('state', '=', 'waiting'),
      row.or([
        row('attempts', '=', 0),
        row('next_at', '<=', now),
        row(row('next_at', '-', longestWait), '>', now),
      ]),
      isFree(now)(row),
      row('handed', '<', MOST_HANDED),
    ])
}

function isFree(now: number) {
  return (row: ExpressionBuilder<Tables, 'outbox'>) =>
    row.or([
      row('leased_until', 'is', null),
      row('leased_until', '<=', now),
      row('leased_until', '>', now + LEASE),
    ])
}

/** The queues with due messages. */
export async function dueQueues({ db }: Store, now: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('outbox').select('queue').distinct().where(isDue(now)).execute()
  return rows.map(({ queue }) => queue)
}

/**
 * Releases claimed rows that were not tried, so that another process or the next start can send them at once.
 */
export async function release(store: Store, ids: readonly string[], worker: string): Promise<void> {
  if (ids.length === 0) return
  await store.write(
    (transaction) =>
      transaction
        .updateTable('outbox')
        .set((row) => ({ leased_by: null, leased_until: null, attempts: row('attempts', '-', 1) }))
        .where('id', 'in', ids)
        .where('leased_by', '=', worker)
        .execute(),
    SENDING,
  )
}

/**
 * Records that a mail is about to be handed over. Returns false if the lease has ended and another process
 * has claimed the mail.
 */
export function handOver(store: Store, id: string, { worker, now }: Claimant): Promise<boolean> {
  const record = async (transaction: Transaction<Tables>) => {
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set((row) => ({ handed: row('handed', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('leased_by', '=', worker)
      .where('leased_until', '>', now)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  return store.write(record, SENDING)
}

type SettleDeps = Pick<ServiceDeps, 'store' | 'now' | 'random'>

/**
 * Records the outcome of a row that this worker claimed. A sent mail counts as sent, even if another process
 * has claimed the row.
 */
export async function settle(
  { store, now, random }: SettleDeps,
  row: OutboxRow,
  delivery: Delivery,
): Promise<OutboxRow['state']> {
  const free = { leased_by: null, leased_until: null }
  if (delivery.kind === 'sent') {
    const message = delivery.isLocal ? row.message : withoutTokens(row.message)
    const sent = { ...free, message, state: 'sent' as const, sent_at: now(), last_error: null }
    await store.write(
      (transaction) => transaction.updateTable('outbox').set(sent).where('id', '=', row.id).execute(),
      SENDING,
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
    ...(state === 'failed' && { message: withoutTokens(row.message) }),
    handed,
    next_at: now() + backOff(row.attempts, random),
    last_error: delivery.reason.slice(0, ERROR_LIMIT),
  } as const
  await store.write(
    (transaction) =>
      transaction
        .updateTable('outbox')
        .set(change)
        .where('id', '=', row.id)
        .where('leased_by', '=', row.leased_by)
        .where('state', '=', 'waiting')
        .execute(),
    SENDING,
  )
  return state
}

/**
 * Fails mails that were transmitted twice by processes that stopped before the answer, and deletes mails
 * whose retention has ended.
 */
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
      .where(isFree(now))
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

/** Puts failed mails into the outbox again, and with `all` also sent ones. Returns their number. */
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
