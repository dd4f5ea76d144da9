/** The time of the last backup. A backup has the time of the one before. */
import type { Kysely } from 'kysely'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

const NAME = 'last-backup'

export function noteBackup(store: Store, at: number): Promise<void> {
  const value = String(at)
  return store.write(async (transaction) => {
    await transaction
      .insertInto('setting')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute()
  })
}

/** In milliseconds; null before the first backup. */
export async function lastBackup(db: Kysely<Tables>): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', NAME).executeTakeFirst()
  return row === undefined ? null : Number(row.value)
}
