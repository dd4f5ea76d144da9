/**
 * Everything that is kept under an e-mail address: to be handed to whoever it belongs to, or erased (GDPR, articles 15, 17 and 20).
 * Whoever keeps something about somebody adds a source here; docs/processing-register.md lists the same.
 */
import type { Kysely, Transaction } from 'kysely'
import { SUBMISSION_DATA } from './forms/submissions.ts'
import { OUTBOX_DATA } from './outbox/outbox-data.ts'
import { OWNER_DATA } from './portal/owner-data.ts'
import { REQUESTS_DATA } from './requests-data.ts'
import type { Store } from './store/store.ts'
import type { Tables } from './store/tables.ts'

export interface PersonalData {
  /** In the export. */
  readonly name: string
  /** `email` is in lower case. JSON, in words that a person understands. */
  readonly find: (db: Kysely<Tables>, email: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** How many of them there were. */
  readonly erase: (transaction: Transaction<Tables>, email: string) => Promise<number>
}

export const PERSONAL_DATA: readonly PersonalData[] = [
  SUBMISSION_DATA,
  OUTBOX_DATA,
  ...REQUESTS_DATA,
  OWNER_DATA,
]

export async function exportData(
  { db }: Store,
  address: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const email = address.trim().toLowerCase()
  const found: Record<string, readonly object[]> = {}
  for (const { name, find } of PERSONAL_DATA) found[name] = await find(db, email)
  return found
}

/** All of it, or nothing. */
export function eraseData(store: Store, address: string): Promise<Readonly<Record<string, number>>> {
  const email = address.trim().toLowerCase()
  return store.write(async (transaction) => {
    const erased: Record<string, number> = {}
    for (const { name, erase } of PERSONAL_DATA) erased[name] = await erase(transaction, email)
    return erased
  })
}
