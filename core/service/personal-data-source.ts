import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './store/tables.ts'

/** One kind of personal data, found and erased by the e-mail address of the person. */
export interface PersonalData {
  /** The name in the export. */
  readonly name: string
  /** `email` is in lower case. The result is JSON with names that a person understands. */
  readonly find: (db: Kysely<Tables>, email: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Returns the number of erased items. */
  readonly erase: (transaction: Transaction<Tables>, email: string) => Promise<number>
}
