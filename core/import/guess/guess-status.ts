/** Whether a home is available, sold, under option or hidden. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule, Condition, ValueRule } from '../../schema/mapping-rules.ts'
import { STATUS_IDS, statusOf } from '../mapping/trade-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { areFlags, flagWords } from './flag-values.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'
import { areCodesOfSite, areStatuses, MOST } from './status-values.ts'

export function statusRules(columns: ColumnsByMeaning): GuessedPart {
  if (areCodesOfSite(columns.sample('Status'))) return { fields: { Status: 'Status' }, notes: [] }
  // Columns of yes and no decide before a status does.
  const closed: readonly ValueRule[] = [
    ...flags(columns, 'isSold', 'yes').map((when) => ({ constant: sold, when })),
    ...flags(columns, 'isRented', 'yes').map((when) => ({ constant: rented, when })),
  ]
  const status = statusColumn(columns)
  const last: ValueRule = status === undefined ? { constant: active } : { from: status, as: 'status' }
  const fields: Readonly<Record<string, AnyRule>> = {
    ...(closed.length > 0 ? { Status: [...closed, last] } : status === undefined ? {} : { Status: last }),
    ...marqueeRules(columns, status),
  }
  return { fields, hidden: hiddenWhen(columns, status), notes: [] }
}

function marqueeRules(
  columns: ColumnsByMeaning,
  status: string | undefined,
): Readonly<Record<string, AnyRule>> {
  const rules: readonly ValueRule[] = [
    ...flags(columns, 'isOptioned', 'yes').map((when) => optionRule(when)),
    ...(status === undefined ? [] : [{ from: status, as: 'marquee' } as const]),
  ]
  const [only] = rules
  return only === undefined ? {} : { MarqueeName: rules.length === 1 ? only : [...rules] }
}

function optionRule({ from, is }: Flag): ValueRule {
  return {
    from,
    as: 'codeText',
    values: Object.fromEntries(is.map((word) => [word, 'marquee.option'])),
    when: { from, is },
  }
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

interface Flag {
  readonly from: string
  readonly is: string[]
}

/** The conditions under which columns of yes and no say either. */
function flags(columns: ColumnsByMeaning, meaning: ExportColumn, which: 'yes' | 'no'): readonly Flag[] {
  return columns
    .all(meaning)
    .filter((path) => areFlags(columns.sample(path)))
    .map((from) => ({ from, is: flagWords(columns.sample(from), which) }))
}

/** The conditions of records that are not published, of which each is enough. */
function hiddenWhen(columns: ColumnsByMeaning, status: string | undefined): readonly Condition[] {
  const words =
    status === undefined ? [] : columns.sample(status).filter((value) => statusOf(value) === hidden)
  return [
    ...flags(columns, 'isShown', 'no'),
    ...flags(columns, 'isArchived', 'yes'),
    ...(status === undefined || words.length === 0 ? [] : [{ from: status, is: [...new Set(words)] }]),
  ]
}
