import type { Transaction } from 'kysely'
import { writeSetting } from './settings.ts'
import type { Tables } from './tables.ts'

/**
 * Makes every other transaction that locks this name wait until this one ends, in all processes. On PostgreSQL a
 * written row is locked, and on the embedded file one transaction writes at a time.
 */
export async function lockSetting(transaction: Transaction<Tables>, name: string): Promise<void> {
  await writeSetting(transaction, name, '')
}
