/** The rows of the history that match the filters of the owner, in the chosen order. */
import { foldText } from '../../../core/domain/text.ts'
import type { Locale } from '../../../core/languages/codes.ts'
import type { PortalEvent } from '../../../core/http/portal.ts'

export const COLUMNS = ['at', 'type', 'contact', 'subject', 'comment', 'status', 'source'] as const
export type Column = (typeof COLUMNS)[number]

export interface Wanted {
  /** Words that a row must contain, all of them. */
  readonly text: string
  /** Empty for all. */
  readonly type: string
  readonly source: string
  readonly column: Column
  readonly isDescending: boolean
}

/** The initial state: the latest events first. */
export const ALL: Wanted = { text: '', type: '', source: '', column: 'at', isDescending: true }

export function wantedRows(
  events: readonly PortalEvent[],
  wanted: Wanted,
  locale: Locale,
): readonly PortalEvent[] {
  const words = foldText(wanted.text).split(/\s+/).filter(Boolean)
  const found = events.filter(
    (event) =>
      (wanted.type === '' || event.type === wanted.type) &&
      (wanted.source === '' || event.source === wanted.source) &&
      hasWords(event, words),
  )
  return found.toSorted(orderOf(wanted, locale))
}

/**
 * Compares rows. Rows that are equal in their column are sorted by date, the newest first, in both
 * directions.
 */
function orderOf({ column, isDescending }: Wanted, locale: Locale) {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const direction = isDescending ? -1 : 1
  return (one: PortalEvent, other: PortalEvent): number => {
    const by = column === 'at' ? one.at - other.at : compare(one[column] ?? '', other[column] ?? '')
    return by * direction || other.at - one.at
  }
}

function hasWords(event: PortalEvent, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { type, contact, subject, comment, status, source } = event
  const text = foldText([type, contact, subject, comment, status, source].filter(Boolean).join(' '))
  return words.every((word) => text.includes(word))
}

/** The options of a column. */
export function choicesOf(
  events: readonly PortalEvent[],
  column: 'type' | 'source',
  locale: Locale,
): readonly string[] {
  const values = new Set(events.flatMap((event) => event[column] ?? []))
  return [...values].sort(new Intl.Collator(locale).compare)
}

/**
 * Sorts by a column. The same column again reverses the order; a new one starts with the newest date, or with
 * A.
 */
export function sortedBy(wanted: Wanted, column: Column): Wanted {
  return wanted.column === column
    ? { ...wanted, isDescending: !wanted.isDescending }
    : { ...wanted, column, isDescending: column === 'at' }
}
