import type { Kysely } from 'kysely'

export async function newsletter(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriber')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('property', 'text')
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('erase_at', 'bigint')
    .execute()
  await db.schema.createIndex('subscriber_erase_at').on('subscriber').column('erase_at').execute()
}
