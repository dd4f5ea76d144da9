import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A transaction: all of its changes are stored, or none. */
export type Change<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** Changes of the outbox have a queue of their own, so that a flood of forms does not stop the mails. */
export type Lane = 'requests' | 'sending'

export interface WriteOptions {
  /** The change is one statement. PostgreSQL makes it without a transaction around it: one round trip instead of three. */
  readonly isOneStatement?: boolean
  readonly lane?: Lane
}

/** The database. Both engines give the same guarantees. */
export interface Store {
  readonly engine: 'file' | 'postgres'
  /** The connection for reading. */
  readonly db: Kysely<Tables>
  /**
   * Makes a change, and resolves when it is on disk. It fails after the times of `store-times.ts`; if the
   * connection broke during the commit, the change may have been made all the same. On the embedded file,
   * changes are made one after the other, and those that wait together are committed together. A change uses
   * the database only, because it may be repeated.
   */
  write<Result>(change: Change<Result>, options?: WriteOptions): Promise<Result>
  /**
   * Throws unless a change could be stored now: the database answers, is the one that was opened, has its
   * tables, and is writable.
   */
  check(): Promise<void>
  /**
   * Overwrites deleted data in the file and its write-ahead log. Returns false if another process reads,
   * because then the log keeps older pages for now. PostgreSQL does this by itself (VACUUM, recycling of its
   * log).
   */
  wipe(): Promise<boolean>
  close(): Promise<void>
}
