/** Lists of saved homes are registered searches for particular homes. */
import type { Kysely } from 'kysely'

export async function savedLists(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('search').addColumn('saved', 'text').execute()
}
