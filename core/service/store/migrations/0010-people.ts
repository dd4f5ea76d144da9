/**
 * Uploads belong to the owner who added them, registered searches are confirmed by mail, and invitations to the portal are told apart from
 * links that anybody can ask for. Earlier uploads belong to the one owner of their property; where it has several owners, nobody but the
 * office sees them. Earlier searches count as confirmed, because their visitors have received mails with a link to end them.
 */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('portal_document').addColumn('owner', 'text').execute()
  await sql`
    update portal_document set owner = (
      select min(owner_property.owner) from owner_property
      where owner_property.property = portal_document.property having count(*) = 1
    ) where added_by = 'owner'
  `.execute(db)
  await db.schema.createIndex('portal_document_owner').on('portal_document').column('owner').execute()
  await db.schema
    .alterTable('reset_link')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('invitation'))
    .execute()
  await db.schema.alterTable('search').addColumn('confirmed_at', 'bigint').execute()
  await sql`update search set confirmed_at = created_at`.execute(db)
}
