/** Builds of the site that the service was asked for. */
import type { Kysely } from 'kysely'

export async function builds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_build')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('member', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('leased_until', 'bigint')
    .addColumn('outcome', 'text')
    .execute()
}
