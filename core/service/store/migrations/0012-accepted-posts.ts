import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Accepted posts with their identity, in place of proofs of work alone: the same post, sent again, is not stored twice. */
export async function acceptedPosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accepted_post')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('challenge', 'text', (column) => column.unique())
    .addColumn('submission', 'text', (column) => column.notNull())
    .addColumn('next', 'text')
    .addColumn('same_until', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('accepted_post_expires_at').on('accepted_post').column('expires_at').execute()
  await db.schema.createIndex('accepted_post_submission').on('accepted_post').column('submission').execute()
  await sql`
    insert into accepted_post (id, challenge, submission, next, same_until, expires_at)
    select challenge, challenge, submission, null, 0, expires_at from spent_challenge
  `.execute(db)
  await db.schema.dropTable('spent_challenge').execute()
}
