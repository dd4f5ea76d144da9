/** The elements of a table of queries. Each is a pure function of its subject with a unique name. */

export type Subject = string | number

/** Data of the site in this revision. The function is cheap, because each read calls it. */
export interface Source<Of extends Subject, Value> {
  readonly name: string
  readonly of: (subject: Of) => Value
  /** The text that the fingerprint of a value covers. */
  textOf(value: NonNullable<Value>): string
  /** Whether two values have the same text, for values that are faster to compare. */
  isSame?(before: NonNullable<Value>, now: NonNullable<Value>): boolean
  /** The object that contains all values. While it is the same object, no value is compared. */
  readonly from?: object
}

/** A result that is computed from sources and other results, which it reads only through the engine. */
export interface Query<Of extends Subject, Value> {
  readonly name: string
  readonly run: (subject: Of) => Value
  /** The number of latest results that stay in memory. The others are computed again when they are read. */
  readonly keeps: number
}

/**
 * The value of `keeps` for results that are few, small, and equal after a conversion to JSON and back. The engine
 * keeps and stores each of them, so a new process need not make their dependencies.
 */
export const ALL = Infinity

export type AnyQuery<Of extends Subject = Subject, Value = unknown> = Source<Of, Value> | Query<Of, Value>

/** Reads through an engine, or without recording. */
export interface Reader {
  /** Returns the result of a query. From then on, the running query depends on it. */
  read<Of extends Subject, Value>(query: AnyQuery<Of, Value>, subject: Of): Value
  /** Makes the running query depend on a result whose value it has from elsewhere. Does nothing if no query runs. */
  note<Of extends Subject>(query: AnyQuery<Of, unknown>, subject: Of): void
  /** Returns the fingerprint of a result. The running query depends on the result. */
  fingerprint<Of extends Subject>(query: AnyQuery<Of, unknown>, subject: Of): string
}

export function valueOf<Of extends Subject, Value>(query: AnyQuery<Of, Value>, subject: Of): Value {
  return 'of' in query ? query.of(subject) : query.run(subject)
}
