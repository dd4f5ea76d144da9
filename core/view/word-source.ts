/** The texts of the interface as a source, in groups: a page reads few of them. */
import { groupBy } from '../domain/group-by.ts'
import { lazy } from '../domain/remembered.ts'
import type { Source } from '../engine/query.ts'
import type { Locale } from '../languages/codes.ts'
import type { Strings } from '../languages/string-keys.ts'

/** The first word of a key: `estate` of `estate.summary`. */
export function groupOf(key: string): string {
  const end = key.indexOf('.')
  return end === -1 ? key : key.slice(0, end)
}

export type WordSource = Source<string, readonly (readonly [string, string])[] | undefined>

export function wordSource(strings: Strings, locale: Locale): WordSource {
  const groups = lazy(() => groupBy(Object.entries(strings), ([key]) => [groupOf(key)]))
  return {
    name: `words ${locale}`,
    of: (group) => groups().get(group),
    textOf: (texts) => JSON.stringify(texts),
    from: strings,
  }
}
