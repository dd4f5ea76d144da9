import type { Kysely } from 'kysely'

/** A booking may wait until the visitor confirms it by the link in a mail; then its hour is free again. */
export async function unconfirmedBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('appointment').addColumn('confirm_by', 'bigint').execute()
}
