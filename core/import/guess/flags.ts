/** Conditions that columns of yes and no say either. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { areFlags, flagWords } from './flag-values.ts'

/** A condition of the mapping rules: the column has one of these values. */
export interface Flag {
  readonly from: string
  readonly is: string[]
}

export function flags(
  columns: ColumnsByMeaning,
  meaning: ExportColumn,
  which: 'yes' | 'no',
): readonly Flag[] {
  return columns
    .all(meaning)
    .filter((path) => areFlags(columns.sample(path)))
    .map((from) => ({ from, is: flagWords(columns.sample(from), which) }))
}
