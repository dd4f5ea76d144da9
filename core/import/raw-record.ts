/** Records as a reader finds them in an export, before any rule gives them a meaning. */
import type { Problem } from '../diagnostics/diagnostic.ts'

/**
 * A value of the source. A cell of a table is a string. Of XML, an attribute is `@name`, the text of an element that
 * has attributes or children is `#text`, an element that repeats is a list, and `#parent` has the values of the
 * elements around the record.
 */
export type RawValue = string | number | boolean | null | readonly RawValue[] | RawFields

export interface RawFields {
  readonly [name: string]: RawValue
}

/** The place of a record in its source. */
export interface RawPlace {
  /** The file as problems name it; inside an archive, with its name there. */
  readonly file: string
  /** The line on which the record begins, from 1. */
  readonly line: number
  /** The number of the record in its file, from 1; refused records count. */
  readonly record: number
  /** Whether it is inside of another record. */
  readonly isNested?: boolean
}

export interface RawRecord {
  readonly fields: RawFields
  readonly at: RawPlace
}

/** A record that the reader cannot deliver, such as a row with too many cells. It counts as read and is quarantined. */
export interface RefusedRecord {
  readonly at: RawPlace
  readonly problems: readonly Problem[]
}

/** The end of a source that cannot be read to its end. Nothing can be concluded from the absence of a record. */
export interface SourceFault {
  readonly fault: Problem
}

export type ReadItem = RawRecord | RefusedRecord | SourceFault

export interface ReaderOptions {
  /** The file as problems name it. */
  readonly file: string
  /** The list in the file, or the name of the element of a record, from the mapping rules. */
  readonly records?: readonly string[] | undefined
  /** Names that the mapping rules leave unread, such as pictures inside of an XML file. JSON is parsed as a whole. */
  readonly drop?: readonly string[] | undefined
  /** The names of the columns of a table, from the mapping rules. */
  readonly header?: readonly string[] | undefined
  readonly delimiter?: string | undefined
  /** "any": rows may have fewer or more cells than `header` names. */
  readonly cells?: 'exact' | 'any' | undefined
  /** Receives the names of the columns of a table, without private ones, and the line of its header. */
  readonly named?: ((columns: readonly NamedColumn[], line: number) => void) | undefined
}

export interface NamedColumn {
  readonly name: string
  /** From 0; private columns count. */
  readonly index: number
}

/** Reads a file in bounded memory. The chunks are UTF-8 without a byte order mark (`encoding.ts`). */
export type Reader = (chunks: AsyncIterable<Uint8Array>, options: ReaderOptions) => AsyncIterable<ReadItem>

export function isRecord(item: ReadItem): item is RawRecord {
  return 'fields' in item
}

export function isFault(item: ReadItem): item is SourceFault {
  return 'fault' in item
}
