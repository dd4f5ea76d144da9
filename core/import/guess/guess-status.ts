/** Whether a home is available, sold, under option or hidden. */
import type { AnyRule, Condition, ValueRule } from '../../schema/mapping-rules.ts'
import { marqueeOf, STATUS_IDS, statusOf } from '../mapping/trade-words.ts'
import { mentions } from './column-meaning.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { flags } from './flags.ts'
import type { Flag } from './flags.ts'
import { withoutGoal } from './goal-condition.ts'
import type { GuessedPart } from './guessed-part.ts'
import { areCodesOfSite, areStatuses, areTellingStatuses, isStatus } from './status-values.ts'

const { active, sold, rented, taken, hidden } = STATUS_IDS

export function statusRules(columns: ColumnsByMeaning): GuessedPart {
  if (areCodesOfSite(columns.sample('Status'))) return { fields: { Status: 'Status' }, notes: [] }
  const labels = labelColumns(columns)
  const statuses = [...statusColumns(columns), ...labels]
  const [first, ...others] = statuses
  // Columns of yes and no, and further statuses, decide before the first status does. A rented home that is for sale has
  // a tenant.
  const closed: readonly ValueRule[] = [
    ...flags(columns, 'isSold', 'yes').map((when) => ({ constant: sold, when })),
    ...flags(columns, 'isRented', 'yes').map((when) => ({
      constant: rented,
      when: [when, ...withoutGoal(columns, 0)],
    })),
    ...flags(columns, 'isTaken', 'yes').map((when) => ({ constant: taken, when })),
    ...others.flatMap((path) =>
      [sold, rented, taken].flatMap((constant) =>
        saying(columns, path, constant).map((when): ValueRule => ({ constant, when })),
      ),
    ),
  ]
  const last: ValueRule =
    first === undefined ? { constant: active } : { from: first, as: 'status', default: active }
  const fields: Readonly<Record<string, AnyRule>> = {
    ...(closed.length > 0 ? { Status: [...closed, last] } : first === undefined ? {} : { Status: last }),
    ...marqueeRules(columns, statuses),
  }
  const notes = labels.map((path) => `"${path}" says which homes are taken or wanted, by its values.`)
  return { fields, hidden: hiddenWhen(columns, statuses), notes }
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

/**
 * Columns of any name whose values are statuses of homes that others want or have. The status of another website, such
 * as "offline", says nothing of this one, and neither does an earlier status, or whether a home has a tenant.
 */
function labelColumns(columns: ColumnsByMeaning): readonly string[] {
  const isLabel = (value: string) => isStatus(value) && statusOf(value) !== hidden
  return columns.unnamed.filter((path) => {
    const sample = columns.sample(path)
    const isLabelled = areTellingStatuses(sample) && sample.every(isLabel) && sample.some(isTakenOrWanted)
    return isLabelled && !mentions(path, 'Status')
  })
}

function isTakenOrWanted(value: string): boolean {
  const status = statusOf(value)
  return status === sold || status === taken || marqueeOf(value) !== undefined
}

/** The condition that a column has one of its words for a status; none if it has none. */
function saying(columns: ColumnsByMeaning, from: string, status: number): readonly Flag[] {
  const is = [...new Set(columns.sample(from).filter((value) => statusOf(value) === status))]
  return is.length === 0 ? [] : [{ from, is }]
}

/** The conditions of records that are not published, of which each is enough. */
function hiddenWhen(columns: ColumnsByMeaning, statuses: readonly string[]): readonly Condition[] {
  return [
    ...flags(columns, 'isShown', 'no'),
    ...flags(columns, 'isArchived', 'yes'),
    ...statuses.flatMap((path) => saying(columns, path, hidden)),
  ]
}
