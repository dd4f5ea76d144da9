/** Whether a home is available, sold, under option or hidden. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule, Condition, ValueRule } from '../../schema/mapping-rules.ts'
import { STATUS_IDS, statusOf } from '../mapping/trade-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { areFlags, NO_VALUES, YES_VALUES } from './flag-values.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'
import { areCodesOfSite, areStatuses, MOST } from './status-values.ts'

export function statusRules(columns: ColumnsByMeaning): GuessedPart {
  if (areCodesOfSite(columns.sample('Status'))) return { fields: { Status: 'Status' }, notes: [] }
  const closed = [...flagsOf(columns, 'isSold', sold), ...flagsOf(columns, 'isRented', rented)]
  const status = statusColumn(columns)
  const last: ValueRule = status === undefined ? { constant: active } : { from: status, as: 'status' }
  const fields: Readonly<Record<string, AnyRule>> = {
    ...(closed.length > 0 ? { Status: [...closed, last] } : status === undefined ? {} : { Status: last }),
    ...(status === undefined ? {} : { MarqueeName: { from: status, as: 'marquee' } }),
  }
  return { fields, hidden: hiddenWhen(columns, status), notes: [] }
}

function statusColumn(columns: ColumnsByMeaning): string | undefined {
  const isStatus = (value: string) => statusOf(value) !== undefined
  return (
    columns.all('Status').find((path) => shareOf(columns.sample(path), isStatus) > MOST) ??
    // One column says that homes are for sale, and that others are sold.
    columns
      .all('Goal')
      .find((path) => areStatuses(columns.sample(path)) && columns.sample(path).every(isStatus))
  )
}

const { active, sold, rented, hidden } = STATUS_IDS

/** Columns of yes and no, which decide before a status does. */
function flagsOf(columns: ColumnsByMeaning, meaning: 'isSold' | 'isRented', constant: number): ValueRule[] {
  return flagColumns(columns, meaning).map((from) => ({ constant, when: { from, is: [...YES_VALUES] } }))
}

function flagColumns(columns: ColumnsByMeaning, meaning: ExportColumn): readonly string[] {
  return columns.all(meaning).filter((path) => areFlags(columns.sample(path)))
}

/** The conditions of records that are not published, of which each is enough. */
function hiddenWhen(columns: ColumnsByMeaning, status: string | undefined): readonly Condition[] {
  const words =
    status === undefined ? [] : columns.sample(status).filter((value) => statusOf(value) === hidden)
  return [
    ...flagColumns(columns, 'isShown').map((from) => ({ from, is: [...NO_VALUES] })),
    ...flagColumns(columns, 'isArchived').map((from) => ({ from, is: [...YES_VALUES] })),
    ...(status === undefined || words.length === 0 ? [] : [{ from: status, is: [...new Set(words)] }]),
  ]
}
