import type { Kysely } from 'kysely'

/** Submissions, the outbox, and the guards of forms. */
export async function submissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('property', 'text')
    .addColumn('project', 'text')
    .addColumn('email', 'text')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('handled_at', 'bigint')
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('submission_email').on('submission').column('email').execute()
  await db.schema.createIndex('submission_erase_at').on('submission').column('erase_at').execute()
  await db.schema
    .createTable('spent_challenge')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('submission', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await createOutbox(db)
  await db.schema
    .createTable('attempts')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('window_start', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempts_key', ['name', 'window_start'])
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function createOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission', 'text')
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'bigint', (column) => column.notNull())
    .addColumn('leased_by', 'text')
    .addColumn('leased_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute()
  await db.schema.createIndex('outbox_submission').on('outbox').column('submission').execute()
}
