import type { Kysely } from 'kysely'

/**
 * Each receiver has a queue of its own: the mail server, and each webhook. Calls of webhooks that wait from before share the queue of the
 * mails.
 */
export async function outboxQueues(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('queue', 'text', (column) => column.notNull().defaultTo('mail'))
    .execute()
  await db.schema.dropIndex('outbox_due').execute()
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['state', 'queue', 'next_at', 'id'])
    .execute()
}
