/** The accounts of members at the OpenID provider of the office. */
import type { Kysely } from 'kysely'

export async function signOn(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('desk_member').addColumn('provider_subject', 'text').execute()
  await db.schema
    .createIndex('desk_member_provider_subject')
    .on('desk_member')
    .column('provider_subject')
    .unique()
    .execute()
}
