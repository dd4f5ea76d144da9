/** The limits of time for the database, in milliseconds. */
export interface StoreTimes {
  /** Until a connection is available; on the embedded file, until a change begins. */
  readonly connect: number
  /**
   * The limit of a statement outside a transaction, or of a whole transaction. The embedded file is read and
   * written in this process.
   */
  readonly work: number
}

/** The limits of the service: every query and every change is answered or fails within five seconds. */
export const SERVICE_TIMES: StoreTimes = { connect: 2000, work: 3000 }

/** Commands of the office read and write whole tables while a person waits at a terminal. */
export const OFFICE_TIMES: StoreTimes = { connect: 5000, work: 600_000 }
