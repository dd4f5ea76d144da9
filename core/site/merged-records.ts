/** The records of all kinds, each joined from its languages. */
import type { Checked } from '../diagnostics/diagnostic.ts'
import { filtered } from '../domain/incremental-lists.ts'
import type { Filtered } from '../domain/incremental-lists.ts'
import type { Article } from '../schema/article.ts'
import type { Category, City } from '../schema/collections.ts'
import type { Page } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import { mergeRecords } from './merge.ts'
import type { Merged } from './merge.ts'
import type { Records, SourceRecord, Sourced } from './records.ts'
import { cityRecordKey } from './towns.ts'

export interface MergedKinds {
  readonly properties: Merged<Property>
  readonly projects: Merged<Project>
  readonly pages: Merged<Page>
  readonly articles: Merged<Article>
  readonly categories: Merged<Category>
  readonly cities: Merged<City>
}

export type MergedRecords = { readonly [Kind in keyof MergedKinds]: MergedKinds[Kind]['value'] }

/** Joins the records of one id in several languages. */
export function mergeAll(records: Records, before?: MergedKinds): MergedKinds {
  const keyOf = ({ value }: { readonly value: { readonly ID: number } }) => String(value.ID)
  return {
    properties: mergeRecords(records.properties, { kind: 'property', keyOf, before: before?.properties }),
    projects: mergeRecords(records.projects, { kind: 'project', keyOf, before: before?.projects }),
    pages: mergeRecords(records.pages, {
      kind: 'page',
      keyOf: entryKey(({ path }) => path),
      before: before?.pages,
    }),
    articles: mergeRecords(records.articles, {
      kind: 'article',
      keyOf: entryKey(({ path, id }) => path ?? id),
      before: before?.articles,
    }),
    categories: mergeRecords(records.categories, {
      kind: 'type group',
      keyOf: ({ value }) => String(value.WebID),
      before: before?.categories,
    }),
    cities: mergeRecords(records.cities, {
      kind: 'city',
      keyOf: cityRecordKey(records.cities),
      isKeyShared: true,
      before: before?.cities,
    }),
  }
}

interface Finished {
  readonly merged: MergedRecords
  readonly finished: Filtered<Sourced<Property>>
}

/** `take` collects the problems. Drafts are left out. */
export function finishedRecords(
  { properties, projects, pages, articles, categories, cities }: MergedKinds,
  take: <T>(checked: Checked<T>) => T,
  before: Finished['finished'] | undefined,
): Finished {
  const finished = filtered(take(properties), isFinished, before)
  const merged = {
    properties: finished.list,
    projects: take(projects).filter(isFinished),
    pages: take(pages),
    articles: take(articles),
    categories: take(categories),
    cities: take(cities),
  }
  return { merged, finished }
}

function isFinished({ value }: Sourced<Property | Project>): boolean {
  return value.draft !== true
}

/**
 * Files of one stem are one entry in several languages. In a file that holds a list, the name identifies an
 * entry.
 */
function entryKey<T>(nameOf: (value: T) => string | undefined): (record: SourceRecord<T>) => string {
  return ({ stem, origin, value }) =>
    origin.path.length === 0 ? stem : `${stem} ${nameOf(value) ?? origin.path.join('.')}`
}
