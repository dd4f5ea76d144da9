/** The runs that mailed news of registered searches. */
import type { Kysely } from 'kysely'

export async function newsRuns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news_run')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('digests', 'integer', (column) => column.notNull())
    .addColumn('reminders', 'integer', (column) => column.notNull())
    .addColumn('homes', 'integer', (column) => column.notNull())
    .execute()
}
