import type { Kysely } from 'kysely'

/** Owners, their logins, and the data of their properties. */
export async function portal(db: Kysely<unknown>): Promise<void> {
  await createOwners(db)
  await createSessions(db)
  await createActivity(db)
  await createDocuments(db)
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('audit_owner').on('audit').columns(['owner', 'at']).execute()
  await db.schema.createIndex('audit_erase_at').on('audit').column('erase_at').execute()
}

async function createOwners(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owner')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.unique())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('second_factor', 'text')
    .addColumn('second_factor_next', 'text')
    .addColumn('second_factor_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .execute()
  await db.schema
    .createTable('owner_property')
    .addColumn('owner', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('property', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('owner_property_key', ['owner', 'property'])
    .execute()
  await db.schema
    .createTable('portal_property')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('titles', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('may_upload', 'integer', (column) => column.notNull())
    .execute()
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_owner').on('session').column('owner').execute()
  await db.schema
    .createTable('reset_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('reset_link_owner').on('reset_link').column('owner').execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('owner', 'text', (column) => column.notNull().references('owner.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['owner', 'code_hash'])
    .execute()
}

/** Data of the agency about a property. Ids are those of its own software. */
async function createActivity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit')
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('feedback', 'text')
    .addColumn('interest', 'text')
    .addPrimaryKeyConstraint('visit_key', ['property', 'id'])
    .execute()
  await db.schema
    .createTable('communication')
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addPrimaryKeyConstraint('communication_key', ['property', 'id'])
    .execute()
  await db.schema
    .createTable('event')
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('contact', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('comment', 'text')
    .addColumn('status', 'text')
    .addColumn('source', 'text')
    .addPrimaryKeyConstraint('event_key', ['property', 'id'])
    .execute()
  await db.schema
    .createTable('portal_count')
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('portal', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('portal_count_key', ['property', 'portal', 'day'])
    .execute()
}

async function createDocuments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('portal_document')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('property', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.notNull())
    .addColumn('may_download', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('portal_document_property').on('portal_document').column('property').execute()
  // Both engines have no common name for the type of bytes. SQLite accepts any name, and stores bytes
  // unchanged.
  await db.schema
    .createTable('document_content')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('document_content_key', ['hash', 'part'])
    .execute()
}
