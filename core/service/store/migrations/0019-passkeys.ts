/** Passkeys of members as their second factor, and the challenge of a session that waits for one. */
import type { Kysely } from 'kysely'

export async function passkeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('member', 'text', (column) =>
      column.notNull().references('desk_member.id').onDelete('cascade'),
    )
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('desk_passkey_member').on('desk_passkey').column('member').execute()
  await db.schema.alterTable('desk_session').addColumn('challenge', 'text').execute()
}
