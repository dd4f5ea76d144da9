/** The office's desk: its members and their log-ins, their work on submissions, blocked hours, and the log of their actions. */
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const present = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.primaryKey()
const ofMember = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('desk_member.id').onDelete('cascade')
const ofSubmission = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('submission.id').onDelete('cascade')

export async function desk(db: Kysely<unknown>): Promise<void> {
  await createMembers(db)
  await createWork(db)
  await createBlocks(db)
  await createLogs(db)
}

async function createLogs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_audit')
    .addColumn('id', 'text', key)
    .addColumn('at', 'bigint', present)
    .addColumn('member', 'text')
    .addColumn('action', 'text', present)
    .addColumn('subject', 'text')
    .addColumn('erase_at', 'bigint', present)
    .execute()
  await db.schema.createIndex('desk_audit_erase_at').on('desk_audit').column('erase_at').execute()
  await db.schema
    .createTable('desk_request')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', present)
    .addColumn('received_at', 'bigint', present)
    .addColumn('due_at', 'bigint', present)
    .addColumn('done_at', 'bigint')
    .addColumn('member', 'text', present)
    .addColumn('erase_at', 'bigint', present)
    .execute()
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_member')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', present)
    .addColumn('role', 'text', present)
    .addColumn('office', 'text')
    .addColumn('language', 'text', present)
    .addColumn('password', 'text')
    .addColumn('second_factor', 'text')
    .addColumn('second_factor_next', 'text')
    .addColumn('second_factor_step', 'bigint', present)
    .addColumn('created_at', 'bigint', present)
    .addColumn('disabled_at', 'bigint')
    .execute()
  await db.schema
    .createTable('desk_session')
    .addColumn('id', 'text', key)
    .addColumn('member', 'text', ofMember)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', present)
    .addColumn('device', 'text', present)
    .addColumn('started_at', 'bigint', present)
    .addColumn('seen_at', 'bigint', present)
    .execute()
  await createAccess(db)
}

/** The tables of everything that gives access, except sessions. */
async function createAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_link')
    .addColumn('token_hash', 'text', key)
    .addColumn('kind', 'text', present)
    .addColumn('member', 'text', ofMember)
    .addColumn('expires_at', 'bigint', present)
    .execute()
  await db.schema
    .createTable('desk_recovery_code')
    .addColumn('member', 'text', ofMember)
    .addColumn('code_hash', 'text', present)
    .addPrimaryKeyConstraint('desk_recovery_code_key', ['member', 'code_hash'])
    .execute()
  await db.schema
    .createTable('desk_feed')
    .addColumn('member', 'text', (column) =>
      column.primaryKey().references('desk_member.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .execute()
}

/** Submissions of earlier versions have no office. They belong to the first one. */
async function createWork(db: Kysely<unknown>): Promise<void> {
  for (const column of ['office', 'agent'])
    await db.schema.alterTable('submission').addColumn(column, 'text').execute()
  await db.schema
    .createTable('desk_work')
    .addColumn('submission', 'text', (column) =>
      column.primaryKey().references('submission.id').onDelete('cascade'),
    )
    .addColumn('assigned_to', 'text')
    .addColumn('version', 'integer', present)
    .execute()
  await db.schema
    .createTable('desk_note')
    .addColumn('id', 'text', key)
    .addColumn('submission', 'text', ofSubmission)
    .addColumn('member', 'text', present)
    .addColumn('at', 'bigint', present)
    .addColumn('text', 'text', present)
    .execute()
  await db.schema
    .createTable('desk_reply')
    .addColumn('id', 'text', key)
    .addColumn('submission', 'text', ofSubmission)
    .addColumn('member', 'text', present)
    .addColumn('at', 'bigint', present)
    .addColumn('subject', 'text', present)
    .addColumn('text', 'text', present)
    .execute()
  for (const table of ['desk_note', 'desk_reply'])
    await db.schema.createIndex(`${table}_submission`).on(table).column('submission').execute()
  await db.schema
    .createTable('desk_reader')
    .addColumn('submission', 'text', ofSubmission)
    .addColumn('member', 'text', ofMember)
    .addColumn('until', 'bigint', present)
    .addPrimaryKeyConstraint('desk_reader_key', ['submission', 'member'])
    .execute()
  await createTemplates(db)
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_template')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', present)
    .addColumn('language', 'text', present)
    .addColumn('subject', 'text', present)
    .addColumn('text', 'text', present)
    .execute()
}

async function createBlocks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_block')
    .addColumn('id', 'text', key)
    .addColumn('office', 'text', present)
    .addColumn('person', 'text')
    .addColumn('starts_at', 'bigint', present)
    .addColumn('ends_at', 'bigint', present)
    .addColumn('text', 'text', present)
    .addColumn('member', 'text', present)
    .execute()
  await db.schema.createIndex('desk_block_starts_at').on('desk_block').column('starts_at').execute()
}
