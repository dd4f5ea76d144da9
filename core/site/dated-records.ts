/** Every part of a site that may have dates, with its name in messages. */
import type { Article } from '../schema/article.ts'
import type { Page } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { pointAt, pointAtConfig } from './records.ts'
import type { Sourced } from './records.ts'
import { isPublished } from './published.ts'
import type { Dated } from './schedule.ts'

interface Merged {
  /** They all have dates (`hasDates`). */
  readonly properties: readonly Sourced<Property>[]
  readonly projects: readonly Sourced<Project>[]
  readonly pages: readonly Sourced<Page>[]
  readonly articles: readonly Sourced<Article>[]
}

/** Few records have dates, and a stock has very many records. */
export function datedRecords(
  config: SiteConfig,
  { properties, projects, pages, articles }: Merged,
): readonly Dated[] {
  const ofRecords = <Value extends Dated['value']>(
    records: readonly Sourced<Value>[],
    nameOf: (value: Value) => string,
  ) =>
    records.filter(({ value }) => hasDates(value)).map((record) => datedRecord(record, nameOf(record.value)))
  return [
    ...properties.map((record) => datedRecord(record, `property ${record.value.ID}`)),
    ...ofRecords(projects, ({ ID }) => `project ${ID}`),
    ...ofRecords(pages.filter(isShown), ({ path = '/' }) => `page ${path}`),
    ...ofRecords(articles.filter(isShown), ({ path, id }) => `article ${path ?? id ?? ''}`),
    ...pages.filter(isShown).flatMap(modulesOf),
    ...membersOf(config),
  ]
}

function isShown({ value }: Sourced<Page | Article>): boolean {
  return isPublished(value)
}

export function hasDates({ publishAt, expireAt, openHouse }: Dated['value']): boolean {
  return publishAt !== undefined || expireAt !== undefined || openHouse !== undefined
}

function datedRecord(record: Sourced<Dated['value']>, name: string): Dated {
  return { name, value: record.value, at: (...path) => pointAt(record, ...path) }
}

function modulesOf(record: Sourced<Page>): readonly Dated[] {
  const { path = '/', params } = record.value
  return (params?.modules ?? []).flatMap((value, index) =>
    hasDates(value) && isPublished(value)
      ? [
          {
            name: `module ${index + 1} of page ${path}`,
            value,
            at: (...rest) => pointAt(record, 'params', 'modules', index, ...rest),
          } satisfies Dated,
        ]
      : [],
  )
}

function membersOf({ team }: SiteConfig): readonly Dated[] {
  return (team?.members ?? []).flatMap((value, index) =>
    hasDates(value)
      ? [
          {
            name: `team member ${value.id}`,
            value,
            at: (...rest) => [pointAtConfig('team', 'members', index, ...rest)],
          } satisfies Dated,
        ]
      : [],
  )
}
