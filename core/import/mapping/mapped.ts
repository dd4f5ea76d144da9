/** The result of the mapping rules for one record of a source. */
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { RawPlace } from '../raw-record.ts'

/** A record in the names of the site, before its schema checks it. */
export type MappedFields = Readonly<Record<string, unknown>>

/** A person or an office of a record. */
export interface MappedPart {
  readonly sourceId: string
  readonly fields: MappedFields
}

export interface MappedRecord {
  readonly kind: 'property' | 'project'
  readonly at: RawPlace
  /** The id as the source writes it. The record has no `ID`, which is assigned from this one. */
  readonly sourceId: string
  readonly fields: MappedFields
  /** The first person is the manager of the property. */
  readonly people: readonly MappedPart[]
  readonly offices: readonly MappedPart[]
  /** A record with an error is quarantined. */
  readonly problems: readonly Problem[]
  /** The file says that it is a part of the stock. */
  readonly isOfPart: boolean
  /** For each field of the site the field of the source that gave its value. */
  readonly origins: Readonly<Record<string, string>>
}

/** A record that the rules leave out on purpose. */
export interface FilteredRecord {
  readonly at: RawPlace
  readonly sourceId: string
  /** The reason of the rule; "deleted" for a record that the source removes. */
  readonly reason: string
  readonly isDeleted: boolean
  readonly isOfPart: boolean
}

export type Mapped = MappedRecord | FilteredRecord

export function isFiltered(mapped: Mapped): mapped is FilteredRecord {
  return 'reason' in mapped
}
