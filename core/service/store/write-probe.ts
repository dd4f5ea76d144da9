import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Stores something and nothing: it fails where a form could not be stored either, as on a full disk or a standby server. */
export async function writeProbe(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ name: 'probe', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
}
