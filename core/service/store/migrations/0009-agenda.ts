/**
 * Appointments of several offices: an appointment keeps its office, its agent and what its mails said of the place, and may wait
 * for the office. Free hours are held for a while. Seats are no longer kept apart: whether an hour is free follows from the
 * appointments and the holds.
 */
import type { Kysely } from 'kysely'

export async function agenda(db: Kysely<unknown>): Promise<void> {
  for (const column of ['office', 'person', 'place', 'address'])
    await db.schema.alterTable('appointment').addColumn(column, 'text').execute()
  await db.schema.alterTable('appointment').addColumn('gone_at', 'bigint').execute()
  await db.schema.createIndex('appointment_starts_at').on('appointment').column('starts_at').execute()
  await db.schema.dropTable('seat').execute()
  await db.schema
    .createTable('hold')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('office', 'text', (column) => column.notNull())
    .addColumn('outside', 'integer', (column) => column.notNull())
    .addColumn('property', 'text')
    .addColumn('person', 'text')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('hold_expires_at').on('hold').column('expires_at').execute()
}
