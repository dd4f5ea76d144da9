/** Whether a home is available, sold, under option or hidden. */
import type { ExportColumn } from '../../languages/export-columns.ts'
import type { AnyRule, Condition, ValueRule } from '../../schema/mapping-rules.ts'
import { STATUS_IDS, statusOf } from '../mapping/trade-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { areFlags, flagWords } from './flag-values.ts'
import type { GuessedPart } from './guessed-part.ts'
import { areCodesOfSite, areStatuses, areTellingStatuses, isStatus } from './status-values.ts'

const { active, sold, rented, hidden } = STATUS_IDS

export function statusRules(columns: ColumnsByMeaning): GuessedPart {
  if (areCodesOfSite(columns.sample('Status'))) return { fields: { Status: 'Status' }, notes: [] }
  const statuses = statusColumns(columns)
  const [first, ...others] = statuses
  // Columns of yes and no, and further statuses, decide before the first status does.
  const closed: readonly ValueRule[] = [
    ...flags(columns, 'isSold', 'yes').map((when) => ({ constant: sold, when })),
    ...flags(columns, 'isRented', 'yes').map((when) => ({ constant: rented, when })),
    ...others.flatMap((path) =>
      [sold, rented].flatMap((constant) =>
        saying(columns, path, constant).map((when): ValueRule => ({ constant, when })),
      ),
    ),
  ]
  const last: ValueRule = first === undefined ? { constant: active } : { from: first, as: 'status' }
  const fields: Readonly<Record<string, AnyRule>> = {
    ...(closed.length > 0 ? { Status: [...closed, last] } : first === undefined ? {} : { Status: last }),
    ...marqueeRules(columns, statuses),
  }
  return { fields, hidden: hiddenWhen(columns, statuses), notes: [] }
}

function marqueeRules(
  columns: ColumnsByMeaning,
  statuses: readonly string[],
): Readonly<Record<string, AnyRule>> {
  const rules: readonly ValueRule[] = [
    ...flags(columns, 'isOptioned', 'yes').map((when) => optionRule(when)),
    ...statuses.map((from) => ({ from, as: 'marquee' }) as const),
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

/** The columns of statuses, those first that say more than that homes are available. */
function statusColumns(columns: ColumnsByMeaning): readonly string[] {
  const tells = (path: string) => areTellingStatuses(columns.sample(path))
  const named = columns.all('Status').filter((path) => areStatuses(columns.sample(path)))
  if (named.length > 0) return named.toSorted((left, right) => Number(tells(right)) - Number(tells(left)))
  // One column says that homes are for sale, and that others are sold.
  const both = columns.all('Goal').find((path) => tells(path) && columns.sample(path).every(isStatus))
  return both === undefined ? [] : [both]
}

/** The condition that a column has one of its words for a status; none if it has none. */
function saying(columns: ColumnsByMeaning, from: string, status: number): readonly Flag[] {
  const is = [...new Set(columns.sample(from).filter((value) => statusOf(value) === status))]
  return is.length === 0 ? [] : [{ from, is }]
}

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
function hiddenWhen(columns: ColumnsByMeaning, statuses: readonly string[]): readonly Condition[] {
  return [
    ...flags(columns, 'isShown', 'no'),
    ...flags(columns, 'isArchived', 'yes'),
    ...statuses.flatMap((path) => saying(columns, path, hidden)),
  ]
}
