import type { Kysely } from 'kysely'

/** Views of pages: counts without data about visitors. */
export async function statistics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_count')
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_count_key', ['property', 'path', 'day'])
    .execute()
}
