import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'

/** Counts a change, so that a colleague who saw an older version is told. The message is no longer new. */
export async function touchWork(
  transaction: Transaction<Tables>,
  submission: string,
  change: { readonly assigned_to?: string | null } = {},
): Promise<void> {
  await transaction
    .insertInto('desk_work')
    .values({ submission, assigned_to: null, ...change, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('submission')
        .doUpdateSet((row) => ({ ...change, version: row('desk_work.version', '+', 1) })),
    )
    .execute()
}
