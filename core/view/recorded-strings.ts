/** The texts of the interface, which record that they are read. */
import type { Reader } from '../engine/query.ts'
import type { Locale } from '../languages/codes.ts'
import type { Strings } from '../languages/string-keys.ts'
import type { SiteSources } from './site-sources.ts'
import { groupOf } from './word-source.ts'
import type { WordSource } from './word-source.ts'

interface Recording {
  readonly reader: Reader
  readonly sources: SiteSources
  readonly words: WordSource
}

/** A read of one text counts as a read of its group, and a list of the texts as a read of all. */
export function recordedStrings(
  strings: Strings,
  locale: Locale,
  { reader, sources, words }: Recording,
): Strings {
  return new Proxy(strings, {
    get(target, key) {
      reader.note(words, groupOf(String(key)))
      return Reflect.get(target, key) as unknown
    },
    ownKeys(target) {
      reader.note(sources.strings, locale)
      return Reflect.ownKeys(target)
    },
  })
}
