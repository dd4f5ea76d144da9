/** The queries behind the search box of one language. */
import type { Locale } from '../languages/codes.ts'
import type { Query } from '../engine/query.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { idBucketsOf, idFileOf, idRowOf } from './search-file.ts'
import type { IdRow } from './search-file.ts'
import { searchTermsOf, wordFilesOf } from './search-words.ts'
import type { SearchTerms } from './search-words.ts'
import type { Queried } from './site-queries.ts'

/** The results of a property are small, and files of words are made from those of all properties. */
const ROWS_KEPT = 10_000

export function searchQueries({ reader, sources, view }: Queried, locale: Locale) {
  const ofProperty = <Value>(name: string, make: (linked: LinkedProperty) => Value) => ({
    name: `${name} ${locale}`,
    run(id: number) {
      const linked = reader.read(sources.property, id)
      return linked?.paths[locale] === undefined ? null : make(linked)
    },
    keeps: ROWS_KEPT,
  })
  const terms = ofProperty('search terms', (linked) => searchTermsOf(view(), linked))
  const idRow = ofProperty('search row', (linked) => idRowOf(view(), linked))
  const isShown = ofProperty('shown', () => true)
  const ids = {
    name: `ids ${locale}`,
    run: () =>
      reader
        .read(sources.properties, '')
        .filter((id) => reader.read(isShown, id) === true)
        .sort((left, right) => left - right),
    keeps: 1,
  }
  const idBuckets = {
    name: `files of ids ${locale}`,
    run: () => idBucketsOf(reader.read(ids, '')),
    keeps: 1,
  }
  const idFile = {
    name: `file of ids ${locale}`,
    run: (bucket: number) =>
      idFileOf((reader.read(idBuckets, '')[bucket] ?? []).map((id) => reader.read(idRow, id) as IdRow)),
    keeps: 1000,
  }
  const wordFiles = {
    name: `files of words ${locale}`,
    run: () => wordFilesOf(reader.read(ids, ''), (id) => reader.read(terms, id) as SearchTerms),
    keeps: 1,
  }
  return { terms, idRow, isShown, ids, idBuckets, idFile, wordFiles } satisfies Readonly<
    Record<string, Query<never, unknown>>
  >
}
