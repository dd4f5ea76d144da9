import type { Kysely } from 'kysely'

export async function searches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('criteria', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('paused_at', 'bigint')
    .addColumn('reminded_at', 'bigint')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('search_once', ['email', 'criteria'])
    .execute()
  await db.schema.createIndex('search_expires_at').on('search').column('expires_at').execute()
  await db.schema
    .createTable('told')
    .addColumn('search', 'text', (column) => column.notNull().references('search.id').onDelete('cascade'))
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('price', 'double precision')
    .addColumn('gone', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_key', ['search', 'property'])
    .execute()
}
