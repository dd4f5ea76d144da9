import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Writes without an effect. It fails in the same cases as storing a form, such as a full disk or a standby
 * server.
 */
export async function writeProbe(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .insertInto('setting')
    .values({ name: 'probe', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
}
