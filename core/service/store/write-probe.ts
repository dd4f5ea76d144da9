import type { Transaction } from 'kysely'
import { writeSetting } from './settings.ts'
import type { Tables } from './tables.ts'

/**
 * Writes without an effect. It fails in the same cases as storing a form, such as a full disk or a standby
 * server.
 */
export async function writeProbe(transaction: Transaction<Tables>): Promise<void> {
  await writeSetting(transaction, 'probe', '')
}
