/** The content of one source file that was read and checked. */
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { SourceRecord } from '../../site/records.ts'
import type { Conversions, KnownRecord } from './conversions.ts'
import type { SourceKind } from './source-kinds.ts'

export interface SourceContent {
  readonly kind: SourceKind
  /** Records that passed the schema, or the value of a configuration file. */
  readonly records: readonly SourceRecord<unknown>[]
  readonly problems: readonly Problem[]
  /** The conversions of each record of a JSON file without problems; null where the schema left fields out. */
  readonly converted?: readonly (Conversions | null)[] | undefined
  /** Whether no text of the file had to be cleaned. False for a file that changed while a process continued. */
  readonly isClean?: boolean | undefined
}

/** A file as an earlier process read it. */
export interface EarlierRead {
  readonly records: readonly KnownRecord[]
  /** Whether its bytes are the same and its conversions are known, so that nothing must be checked. */
  readonly isSame: boolean
  readonly isClean: boolean
  /** The record of a Markdown file whose bytes are the same. */
  readonly value?: unknown
}
