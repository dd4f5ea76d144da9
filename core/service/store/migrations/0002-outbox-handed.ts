import type { Kysely } from 'kysely'

/** How often a mail may have arrived: twice at most. */
export async function outboxHanded(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('outbox')
    .addColumn('handed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
