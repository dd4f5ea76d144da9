import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Inside a change: all of it is kept, or nothing. */
export type Change<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** The database, one way for both engines. */
export interface Store {
  readonly engine: 'file' | 'postgres'
  /** For reading. */
  readonly db: Kysely<Tables>
  /**
   * Does a change, and resolves when it is on disk. On the embedded file changes are done one after the other, and those that wait
   * together are written together. A change touches the database only: it may be done again where the database asks for it.
   */
  write<Result>(change: Change<Result>): Promise<Result>
  /** Throws unless what is written now would be kept: the database answers, is the one that was opened, and has its tables. */
  check(): Promise<void>
  close(): Promise<void>
}
