import type { Checked } from '../diagnostics/diagnostic.ts'
import { mergeRecords } from './merge.ts'
import type { Records, SourceRecord, Sourced } from './records.ts'
import { cityRecordKey } from './towns.ts'

export type MergedRecords = ReturnType<typeof mergeAll>

/** Joins the records of one id in several languages. `take` collects the problems. Drafts are left out. */
export function mergeAll(records: Records, take: <T>(checked: Checked<T>) => T) {
  const finished = <T extends { readonly draft?: boolean | undefined }>(found: readonly Sourced<T>[]) =>
    found.some(({ value }) => value.draft) ? found.filter(({ value }) => !value.draft) : found
  const ofId = (kind: string) => ({
    kind,
    keyOf: ({ value }: { readonly value: { readonly ID: number } }) => String(value.ID),
  })
  return {
    properties: finished(take(mergeRecords(records.properties, ofId('property')))),
    projects: finished(take(mergeRecords(records.projects, ofId('project')))),
    pages: take(mergeRecords(records.pages, { kind: 'page', keyOf: entryKey(({ path }) => path) })),
    articles: take(
      mergeRecords(records.articles, { kind: 'article', keyOf: entryKey(({ path, id }) => path ?? id) }),
    ),
    categories: take(
      mergeRecords(records.categories, { kind: 'type group', keyOf: ({ value }) => String(value.WebID) }),
    ),
    cities: take(mergeRecords(records.cities, { kind: 'city', keyOf: cityRecordKey(records.cities) })),
  }
}

/**
 * Files of one stem are one entry in several languages. In a file that holds a list, the name identifies an
 * entry.
 */
function entryKey<T>(nameOf: (value: T) => string | undefined): (record: SourceRecord<T>) => string {
  return ({ stem, origin, value }) =>
    origin.path.length === 0 ? stem : `${stem} ${nameOf(value) ?? origin.path.join('.')}`
}
