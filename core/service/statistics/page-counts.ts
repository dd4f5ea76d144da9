import type { Kysely } from 'kysely'
import { daysLong } from '../../domain/duration.ts'
import type { Tables } from '../store/tables.ts'
import type { PageCountRow } from './tables.ts'

/** Longer than a property is for sale. The counts say nothing about visitors. */
const KEPT_DAYS = 1100

export async function erasePageCounts(db: Kysely<Tables>, now: number): Promise<void> {
  const oldest = new Date(now - daysLong(KEPT_DAYS)).toISOString().slice(0, 10)
  await db.deleteFrom('page_count').where('day', '<', oldest).execute()
}

/** Engines accept some thousands of values in one statement. */
const ROWS = 500

/** Adds counts. Each row may occur once. Several processes may count the same page. */
export async function addCounts(db: Kysely<Tables>, rows: readonly PageCountRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS)
    await db
      .insertInto('page_count')
      .values(rows.slice(start, start + ROWS))
      .onConflict((conflict) =>
        conflict
          .columns(['property', 'path', 'day'])
          .doUpdateSet((row) => ({ count: row('page_count.count', '+', row.ref('excluded.count')) })),
      )
      .execute()
}
