import type { Kysely } from 'kysely'

export async function appointments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('appointment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('property', 'text')
    .addColumn('meeting', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('appointment_email').on('appointment').column('email').execute()
  await db.schema.createIndex('appointment_property').on('appointment').column('property').execute()
  await db.schema.createIndex('appointment_erase_at').on('appointment').column('erase_at').execute()
  await db.schema
    .createTable('seat')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('appointment', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seat_key', ['starts_at', 'seat'])
    .execute()
  await db.schema.createIndex('seat_appointment').on('seat').column('appointment').execute()
}
