import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'

/**
 * Counts a change, so that a colleague who saw an older version is told. The message is no longer new, and stays with the agent of its home
 * unless the change says otherwise.
 */
export async function touchWork(
  transaction: Transaction<Tables>,
  submission: string,
  change: Partial<Pick<Tables['desk_work'], 'assigned_to' | 'merged_into'>> = {},
): Promise<void> {
  await transaction
    .insertInto('desk_work')
    .values({ submission, assigned_to: agentOf(submission), merged_into: null, ...change, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('submission')
        .doUpdateSet((row) => ({ ...change, version: row('desk_work.version', '+', 1) })),
    )
    .execute()
}

/** The member with the name of the agent of the home, who is asked first. */
function agentOf(submission: string) {
  return sql<string | null>`(
    select min(named.id) from desk_member named join submission on submission.agent = named.name
    where submission.id = ${submission} and named.disabled_at is null
  )`
}
