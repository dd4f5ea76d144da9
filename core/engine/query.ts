/** The parts of a table of queries. Each is a pure function of its subject, and is known by its name. */

export type Subject = string | number

/** Data of the site as it is in this revision. Its function is cheap, because each read calls it. */
export interface Source<Of extends Subject, Value> {
  readonly name: string
  readonly of: (subject: Of) => Value
  /** What the fingerprint of a value covers. */
  textOf(value: NonNullable<Value>): string
  /** Whether two values have the same text, where it is quicker to compare them. */
  isSame?(before: NonNullable<Value>, now: NonNullable<Value>): boolean
  /** An object that all values are taken from. While it is the same object, no value is compared. */
  readonly from?: object
}

/** A result that is computed of sources and of other results, which it reads through the engine alone. */
export interface Query<Of extends Subject, Value> {
  readonly name: string
  readonly run: (subject: Of) => Value
  /** The number of latest results that stay in memory. The others are computed again when they are read. */
  readonly keeps: number
}

/**
 * For `keeps`: each result stays, and also survives the process, so that a new one need not make what it was made of. Such
 * results are few, small, and equal to what JSON gives back.
 */
export const ALL = Infinity

export type AnyQuery<Of extends Subject = Subject, Value = unknown> = Source<Of, Value> | Query<Of, Value>

/** Reads through an engine, or past it. */
export interface Reader {
  /** The result of a query. The query that asks depends on it from here on. */
  read<Of extends Subject, Value>(query: AnyQuery<Of, Value>, subject: Of): Value
  /** The query that asks depends on a result, and has its value from elsewhere. Nothing happens if no query asks. */
  note<Of extends Subject>(query: AnyQuery<Of, unknown>, subject: Of): void
  /** The fingerprint of a result. The query that asks depends on the result. */
  fingerprint<Of extends Subject>(query: AnyQuery<Of, unknown>, subject: Of): string
}

export function valueOf<Of extends Subject, Value>(query: AnyQuery<Of, Value>, subject: Of): Value {
  return 'of' in query ? query.of(subject) : query.run(subject)
}
