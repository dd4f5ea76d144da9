import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Inside a change: all of it is kept, or nothing. */
export type Change<Result> = (transaction: Transaction<Tables>) => Promise<Result>

/** Changes of the outbox have a lane of their own, so that a flood of forms does not stop the mails. */
export type Lane = 'requests' | 'sending'

export interface WriteOptions {
  readonly lane?: Lane
}

/** The database. Both engines keep the same promises. */
export interface Store {
  readonly engine: 'file' | 'postgres'
  /** The connection for reading. */
  readonly db: Kysely<Tables>
  /**
   * Makes a change, and resolves when it is on disk. It fails after the times of `store-times.ts`, and then it may have been made all the
   * same if the connection broke while it was committed. On the embedded file, changes are made one after the other, and those that wait
   * together are written together. A change touches the database only, because it may be repeated.
   */
  write<Result>(change: Change<Result>, options?: WriteOptions): Promise<Result>
  /** Throws unless a change would be stored now: the database answers, is the one that was opened, has its tables, and can be written. */
  check(): Promise<void>
  /**
   * Overwrites what was deleted, in the file and its write-ahead log. False if another process reads, so that the log keeps older pages for
   * now. PostgreSQL does it by itself (VACUUM, recycling of its log).
   */
  wipe(): Promise<boolean>
  close(): Promise<void>
}
