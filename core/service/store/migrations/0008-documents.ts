import type { Kysely } from 'kysely'

export async function documents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document_request')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'bigint', (column) => column.notNull())
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_request_key', ['email', 'property', 'document'])
    .execute()
  await db.schema.createIndex('document_request_erase_at').on('document_request').column('erase_at').execute()
}
