import type { Kysely } from 'kysely'

/** The number of times that a mail may have arrived, at most two. */
export async function outboxHanded(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('handed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
