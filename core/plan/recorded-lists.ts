/**
 * Lists for pages with recorded reads: a page of a list depends on its own rows, and on the counts of the other
 * lists.
 */
import { lazy } from '../domain/remembered.ts'
import { areSame } from '../domain/same-list.ts'
import type { Query, Reader, Source } from '../engine/query.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { SiteReads } from '../view/context.ts'
import type { ListingPage } from '../view/listing.ts'
import { recorded } from '../domain/recorded.ts'
import { keyOfTown } from '../view/list-subjects.ts'
import { isSameOrder, orderText } from '../view/site-sources.ts'
import type { Group } from '../view/list-subjects.ts'

type Version = NonNullable<ListingSeries['versions'][Locale]>
type Sources = ReturnType<typeof listSources>
type Tables = Readonly<Record<string, Source<never, unknown> | Query<never, unknown>>>

/** All lists of a site. Each read of a part is recorded. */
export interface RecordedLists {
  readonly queries: Tables
  all(): readonly ListingSeries[]
  /** The list with this name (`nameOfSeries`). */
  named(name: string): ListingSeries | undefined
  /** Languages in which a list has the same rows share this name, which contains the first of them. */
  keyOfRows(name: string, locale: Locale): string
  page(listing: ListingPage): ListingPage
}

/** Several lists may be on one page, so a name has the page and the scope. */
export function nameOfSeries({ host, goal, scope }: ListingSeries): string {
  if (scope.kind === 'all') return `${host.original} ${goal}`
  if (scope.kind === 'type') return `${host.original} ${goal} type ${scope.category.WebID}`
  return `${host.original} ${goal} town ${keyOfTown(scope.town)}`
}

interface Lists {
  readonly series: readonly ListingSeries[]
  readonly reader: Reader
  readonly reads: Pick<SiteReads, 'page' | 'propertyFingerprint'>
}

export function recordedLists({ series, reader, reads }: Lists): RecordedLists {
  const sources = listSources(series)
  const queries = rowQueries({ reader, reads, order: sources.order })
  const records = lazy(() => series.map((each) => recordedSeries(each, { reader, sources, queries, reads })))
  const byName = lazy(() => new Map(records().map((each, index) => [nameOf(series, index), each])))
  const all = () => recorded(records(), () => reader.note(sources.names, ''))
  return {
    queries: { ...sources, ...queries },
    all,
    named(name) {
      reader.note(sources.series, name)
      return byName().get(name)
    },
    keyOfRows: (name, locale) => reader.read(sources.keyOfRows, `${locale} ${name}`),
    page: ({ series: own, number }) => {
      const siblings = records().filter((_, index) => series[index]?.host === own.host)
      const note = () => reader.note(sources.names, '')
      return {
        series: records()[series.indexOf(own)] ?? own,
        number,
        siblings: recorded(siblings, note),
      }
    },
  }
}

function nameOf(series: readonly ListingSeries[], index: number): string {
  return nameOfSeries(series[index] as ListingSeries)
}

function listSources(series: readonly ListingSeries[]) {
  const byName = new Map<string, ListingSeries>(series.map((each) => [nameOfSeries(each), each]))
  const versions = new Map<string, Version>(
    [...byName].flatMap(([name, each]) =>
      Object.entries(each.versions).map(([locale, version]) => [`${locale} ${name}`, version] as const),
    ),
  )
  const itemsOf = (subject: string) => versions.get(subject)?.items
  const keys = new Map<string, string>()
  return {
    /** Most lists have the same rows in each language. */
    keyOfRows: {
      name: 'rows of languages',
      of(subject: string): string {
        const found = keys.get(subject) ?? keyOfRows(versions, subject)
        keys.set(subject, found)
        return found
      },
      textOf: String,
    },
    names: {
      name: 'lists',
      of: () => byName,
      textOf: (lists: ReadonlyMap<string, ListingSeries>) => JSON.stringify([...lists.keys()]),
    },
    series: {
      name: 'list',
      of: (name: string) => byName.get(name),
      textOf: ({ goal, scope }: ListingSeries) => JSON.stringify([goal, scope]),
    },
    /** The addresses and counts of a list in a language. */
    version: {
      name: 'list in language',
      of: (subject: string) => versions.get(subject),
      textOf: ({ pages, items, free }: Version) => JSON.stringify([pages, items.length, free]),
    },
    order: { name: 'order of list', of: itemsOf, textOf: orderText, isSame: isSameOrder },
  } satisfies Readonly<Record<string, Source<never, unknown>>>
}

function keyOfRows(versions: ReadonlyMap<string, Version>, subject: string): string {
  const items = versions.get(subject)?.items
  if (items === undefined) return subject
  const list = subject.slice(subject.indexOf(' '))
  const hasSameRows = (other: string) => {
    const others = versions.get(other)?.items
    return others !== undefined && areSame(others, items)
  }
  return LOCALES.map((locale) => `${locale}${list}`).find(hasSameRows) ?? subject
}

interface Rows extends Omit<Lists, 'series'> {
  readonly order: Sources['order']
}

function rowQueries({ reader, reads, order }: Rows) {
  const idsOf = (subject: string) => (reader.read(order, subject) ?? []).map(({ property }) => property.ID)
  return {
    /** The ids of the properties from one row to another, whatever their content is. */
    rows: {
      name: 'rows of list',
      run(subject: string) {
        const [from, to, ...rest] = subject.split(' ')
        return idsOf(rest.join(' ')).slice(Number(from), Number(to))
      },
      keeps: 1,
    },
    /** Everything about the properties of a list. */
    records: {
      name: 'records of list',
      run: (subject: string) => idsOf(subject).map((id) => reads.propertyFingerprint(id)),
      keeps: 1,
    },
  } satisfies Readonly<Record<string, Query<string, unknown>>>
}

interface Recording extends Omit<Lists, 'series'> {
  readonly sources: Sources
  readonly queries: ReturnType<typeof rowQueries>
}

function recordedSeries(series: ListingSeries, recording: Recording): ListingSeries {
  const { reader, sources, reads } = recording
  const name = nameOfSeries(series)
  const versions: Partial<Record<Locale, Version>> = {}
  for (const locale of LOCALES) {
    const version = series.versions[locale]
    const subject = `${locale} ${name}`
    if (version === undefined) continue
    const items = recordedItems(version.items, { name, locale }, recording)
    const ids = () => {
      reader.note(sources.order, subject)
      return version.ids()
    }
    versions[locale] = recorded({ ...version, items, ids }, () => reader.note(sources.version, subject))
  }
  return {
    get goal() {
      reader.note(sources.series, name)
      return series.goal
    },
    get scope() {
      reader.note(sources.series, name)
      return series.scope
    },
    get host() {
      return reads.page(series.host.original)
    },
    // Reads the languages of a list, which are data of the list as well.
    get versions() {
      for (const locale of LOCALES) reader.note(sources.version, `${locale} ${name}`)
      return versions
    },
  }
}

/** A read of more than some rows, or their number, depends on every property of the list. */
function recordedItems(
  items: readonly LinkedProperty[],
  { name: list, locale }: { readonly name: string; readonly locale: Locale },
  { reader, sources, queries }: Recording,
): Group {
  const subject = `${locale} ${list}`
  return new Proxy(items, {
    get(target, name) {
      if (name === 'slice')
        return (from: number, to: number) => {
          reader.note(queries.rows, `${from} ${to} ${subject}`)
          return target.slice(from, to)
        }
      if (name !== 'length') reader.note(queries.records, reader.read(sources.keyOfRows, subject))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
}
