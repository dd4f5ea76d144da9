/** Subscribers in the database. */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { SubscriberRow } from './subscriber-tables.ts'

type Changing = Transaction<Tables>

export function findSubscriber(db: Kysely<Tables>, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findSubscriberByEmail(db: Kysely<Tables>, email: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('email', '=', email).executeTakeFirst()
}

type Asked = Pick<SubscriberRow, 'id' | 'email' | 'language' | 'form' | 'property' | 'asked_at' | 'erase_at'>

/** The minimum time between two mails to an unconfirmed address, so that strangers cannot fill a mailbox. */
const ASK_AGAIN_AFTER = 10 * 60_000

/** `asked`: the link of this row has to be mailed. A confirmed subscription keeps its consent. */
export async function askToSubscribe(
  transaction: Changing,
  asked: Asked,
): Promise<{ readonly kind: 'asked' | 'waiting' | 'subscribed'; readonly row: SubscriberRow }> {
  const news = { ...asked, state: 'pending', confirmed_at: null, ended_at: null } as const
  const row = await transaction
    .insertInto('subscriber')
    .values(news)
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(news)
        .where('subscriber.state', '!=', 'confirmed')
        .where((where) =>
          where.or([
            where('subscriber.state', '=', 'ended'),
            where('subscriber.asked_at', '<=', asked.asked_at - ASK_AGAIN_AFTER),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) return { kind: 'asked', row }
  const existing = await transaction
    .selectFrom('subscriber')
    .selectAll()
    .where('email', '=', asked.email)
    .executeTakeFirstOrThrow()
  return { kind: existing.state === 'confirmed' ? 'subscribed' : 'waiting', row: existing }
}

/** The row if this call confirmed it. A second click finds it confirmed. */
export function confirm(transaction: Changing, id: string, now: number): Promise<SubscriberRow | undefined> {
  return transaction
    .updateTable('subscriber')
    .set({ state: 'confirmed', confirmed_at: now, erase_at: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirst()
}

export async function endSubscription(
  transaction: Changing,
  id: string,
  { now, eraseAt }: { readonly now: number; readonly eraseAt: number },
): Promise<void> {
  await transaction
    .updateTable('subscriber')
    .set({ state: 'ended', ended_at: now, erase_at: eraseAt })
    .where('id', '=', id)
    .where('state', '!=', 'ended')
    .execute()
}

export function confirmedSubscribers(db: Kysely<Tables>): Promise<readonly SubscriberRow[]> {
  return db
    .selectFrom('subscriber')
    .selectAll()
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute()
}
