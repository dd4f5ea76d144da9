/** A feed, whatever its format. Addresses are absolute, and days are ISO dates: content knows no time of the day. */
import type { Locale } from '../languages/codes.ts'

/** The number of entries of a feed. Readers keep the entries that they have seen. */
const FEED_LENGTH = 50

export interface FeedEntry {
  /** The same for ever, in every feed that contains the entry: readers recognise it by this. */
  readonly id: string
  readonly href: string
  readonly title: string
  readonly summary?: string
  readonly image?: string
  readonly published: string
  /** Readers show an entry again when this is another day. */
  readonly updated: string
}

export interface Feed {
  readonly title: string
  readonly locale: Locale
  /** Its own address, and that of the page with the same content. */
  readonly self: string
  readonly page: string
  readonly author: { readonly name: string; readonly url: string }
  readonly updated: string
  readonly entries: readonly FeedEntry[]
}

/** Both formats want a time: a day begins at midnight. */
export function timeOf(day: string): string {
  return `${day}T00:00:00Z`
}

/** A text in one line, without the control characters that could begin another, and in whole characters. */
export function oneLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim()
}

/** The entries that were offered or changed last. Equal ones keep their order. */
export function newestFirst<Entry extends { readonly updated: string; readonly published: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries
    .toSorted((one, other) => byText(other.updated, one.updated) || byText(other.published, one.published))
    .slice(0, FEED_LENGTH)
}

/** The latest of some days; undefined without any. */
export function latestOf(days: readonly (string | undefined)[]): string | undefined {
  return days.reduce((latest, day) => ((day ?? '') > (latest ?? '') ? day : latest), undefined)
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
