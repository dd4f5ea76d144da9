/**
 * The site as a page reads it. Each part is read through a query, so that what a page read is known, and a page is made
 * again when one of these results is another. A view has no other way to the site.
 */
import { valueOf } from '../engine/query.ts'
import { fingerprintOfValue, printOf } from '../engine/reading.ts'
import type { AnyQuery, Reader } from '../engine/query.ts'
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { idChunks } from '../domain/id-chunks.ts'
import { recorded } from '../domain/recorded.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedSite } from '../site/linked.ts'
import { chunkQueries, localeChunkQueries } from './chunk-queries.ts'
import { stockOf } from './list-file.ts'
import type { PictureLookup, SiteReads, ViewContext } from './context.ts'
import { feedQueries } from './feed-queries.ts'
import { searchQueries } from './search-queries.ts'
import { recordedStrings } from './recorded-strings.ts'
import { similarQueries } from './similar-queries.ts'
import { localeQueries, placesInLists, siteQueries } from './site-queries.ts'
import type { SiteQueries } from './site-queries.ts'
import { siteSources } from './site-sources.ts'
import type { SiteData, SiteSources } from './site-sources.ts'
import { stockReads } from './stock-sources.ts'
import { wordSource } from './word-source.ts'

/** Reads without recording, for files that are not pages. */
const UNRECORDED: Reader = { read: valueOf, note: () => undefined, fingerprint: fingerprintOfValue }

interface SiteViews {
  in(locale: Locale): ViewContext
  /** For the engine that records. */
  readonly queries: readonly AnyQuery<never>[]
}

/** The views of a site in all languages, which read it through `reader`. */
export function siteViews(data: SiteData, reader: Reader): SiteViews {
  const views = new Map<Locale, ViewContext>()
  const inLocale = (locale: Locale): ViewContext => views.get(locale) as ViewContext
  const sources = siteSources(data)
  const queried = { reader, sources, view: () => inLocale(data.site.defaultLocale) }
  const queries = { ...siteQueries(queried), ...chunkQueries(queried) }
  const placesOf = placesInLists()
  const inEach = eachLocale((locale) => {
    const queried = { reader, sources, view: () => inLocale(locale) }
    return {
      ...localeQueries({ ...queried, placesOf }, locale),
      ...localeChunkQueries(queried, locale),
      ...feedQueries(queried, locale),
      ...similarQueries({ ...queried, priceOrders: data.site.priceOrders }, locale),
      ...searchQueries(queried, locale),
    }
  })
  const words = eachLocale((locale) => wordSource(data.site.strings[locale], locale))
  const strings =
    reader === UNRECORDED
      ? data.site.strings
      : eachLocale((locale) =>
          recordedStrings(data.site.strings[locale], locale, { reader, sources, words: words[locale] }),
        )
  const shared = {
    site: recordedSite(data.site, reader, { sources, queries, strings }),
    pictures: recordedPictures(data.pictures, reader, sources),
    assets: recorded(data.assets, (name) => reader.note(sources.asset, name)),
    in: inLocale,
  }
  for (const locale of data.site.locales) {
    const reads = siteReads(reader, locale, { sources, queries, own: inEach[locale] })
    const selectsOf = (whole: ListingSeries) => stockOf(inLocale(locale), whole).selects
    views.set(locale, { ...shared, locale, strings: strings[locale], reads, selectsOf })
  }
  const all = [sources, queries, words, ...data.site.locales.map((locale) => inEach[locale])]
  return {
    in: inLocale,
    queries: all.flatMap((table) => Object.values<AnyQuery<never>>(table)),
  }
}

/** The reads of the pages of one language. */
function siteReads(reader: Reader, locale: Locale, { sources, queries, own }: ReadTables): SiteReads {
  return {
    stock: stockReads(reader, sources, locale),
    property: (id) => there(reader.read(sources.property, id), id),
    propertyFingerprint: (id) => reader.fingerprint(sources.property, id),
    project: (id) => there(reader.read(sources.project, id), id),
    article: (path) => there(reader.read(sources.article, path), path),
    page: (path) => there(reader.read(sources.page, path), path),
    offer: (id) => reader.read(sources.offer, id),
    openDays: (record, id) => reader.read(sources.openDays, `${record}/${id}`),
    offerDates: (record, id) => reader.read(sources.dates, `${record}/${id}`),
    newest: (subject) => reader.read(sources.newest, subject),
    feedEntry: (id) => reader.read(own.feedEntry, id),
    news: (category) => reader.read(own.news, category),
    newsPage: (category) => reader.read(own.newsPage, category),
    openHouses: () => reader.read(sources.openHouses, ''),
    ...chunkReads(reader, { sources, queries, own }),
    serviceHome: {
      text: (id) => reader.read(queries.serviceHome, id),
      fingerprint: (id) => reader.fingerprint(queries.serviceHome, id),
      fingerprintOf: (id, text) => printOf(queries.serviceHome, id, text),
    },
    card: (id) => there(reader.read(own.card, id), id),
    cardsFingerprint: (ids) => reader.fingerprint(own.cards, ids),
    similar: (id) => reader.read(own.similar, id),
    neighbours(id) {
      const [previous, next] = reader.read(own.neighbours, id)
      const link = (other: number | null | undefined) =>
        other ? reader.read(queries.propertyLink, other) : undefined
      return { previous: link(previous), next: link(next) }
    },
    propertyLink: (id) => reader.read(queries.propertyLink, id),
    projectLink: (id) => reader.read(queries.projectLink, id),
    listHost: (goal) => reader.read(queries.listHost, goal),
    projectList: () => reader.read(queries.projectList, ''),
    calculatorPage: () => reader.read(queries.calculatorPage, ''),
    pagesAbove: (original) => reader.read(queries.pagesAbove, original),
    ids: () => reader.read(own.ids, ''),
    idFiles: () => reader.read(own.idBuckets, '').map((_, bucket) => reader.read(own.idFile, bucket)),
    wordFiles: () => reader.read(own.wordFiles, ''),
  }
}

/** These reads return results that are made in chunks of homes. */
function chunkReads(reader: Reader, { sources, queries, own }: ReadTables) {
  return {
    filterRows: (ids) => inChunks(ids, (chunk) => reader.read(queries.filterRows, chunk)),
    spotKinds: (ids) => inChunks(ids, (chunk) => reader.read(queries.spotKinds, chunk)),
    mapRows: (ids) => inChunks(ids, (chunk) => reader.read(own.mapRows, chunk)),
    serviceHomesFingerprint: (chunk) => reader.fingerprint(queries.serviceHomes, chunk),
    homeHosts: () =>
      inChunks(reader.read(sources.properties, ''), (chunk) => reader.read(queries.homeHosts, chunk)),
  } satisfies Partial<SiteReads>
}

function inChunks<Row>(ids: readonly number[], read: (chunk: string) => readonly Row[]): readonly Row[] {
  return idChunks(ids).flatMap(read)
}

interface ReadTables extends Tables {
  readonly own: ReturnType<typeof localeQueries> &
    ReturnType<typeof localeChunkQueries> &
    ReturnType<typeof feedQueries> &
    ReturnType<typeof similarQueries> &
    ReturnType<typeof searchQueries>
}

function there<Value>(value: Value | undefined, subject: string | number): Value {
  if (value === undefined) throw new Error(`the site has no ${subject}`)
  return value
}

interface Tables {
  readonly sources: SiteSources
  readonly queries: SiteQueries & ReturnType<typeof chunkQueries>
}

function recordedPictures(pictures: PictureLookup, reader: Reader, sources: SiteSources): PictureLookup {
  return {
    of(ref, recipe) {
      reader.note(sources.picture, ref)
      reader.note(sources.pictureNames, '')
      reader.note(sources.config, 'pictures')
      return pictures.of(ref, recipe)
    },
    identityOf: (ref) => reader.read(sources.picture, ref),
    get sharedStems() {
      return reader.read(sources.pictureNames, '')
    },
  }
}

/** Notes the reads of a site before each of its parts. A part without an entry does not compile. */
function notesOf(reader: Reader, { sources, queries }: Tables) {
  const everyProperty = () => reader.note(queries.everyProperty, '')
  const lists = () => {
    everyProperty()
    reader.note(sources.categories, '')
    reader.note(sources.config, 'languages')
    reader.note(sources.config, 'routes')
  }
  return {
    // Each file and each language are read by themselves.
    config: () => undefined,
    strings: () => undefined,
    addresses: () => undefined,
    draft: () => reader.note(sources.draft, ''),
    locales: () => reader.note(sources.locales, ''),
    defaultLocale: () => reader.note(sources.defaultLocale, ''),
    theme: () => reader.note(sources.theme, ''),
    routes: () => reader.note(sources.routes, ''),
    withdrawn: () => reader.note(sources.withdrawn, ''),
    categories: () => reader.note(sources.categories, ''),
    staticFiles: () => reader.note(sources.staticFiles, ''),
    documents: () => reader.note(sources.documents, ''),
    privateFiles: () => reader.note(sources.privateFiles, ''),
    townsByZip: () => reader.note(sources.townsByZip, ''),
    pages: () => reader.note(queries.everyPage, ''),
    articles: () => reader.note(queries.everyArticle, ''),
    properties: everyProperty,
    references: everyProperty,
    // With their homes.
    projects: () => reader.note(queries.everyProject, ''),
    listings: lists,
    now: () => reader.note(sources.clock, ''),
    nextChange: () => reader.note(sources.clock, ''),
    // They have no fingerprint, as the clock has none: a page that reads them is an error.
    published: () => reader.note(sources.clock, ''),
    priceOrders: () => reader.note(sources.clock, ''),
  } satisfies { readonly [Part in keyof LinkedSite]: () => unknown }
}

interface SiteTables extends Tables {
  readonly strings: LinkedSite['strings']
}

function recordedSite(site: LinkedSite, reader: Reader, tables: SiteTables): LinkedSite {
  const notes: Readonly<Record<string, () => unknown>> = notesOf(reader, tables)
  const { sources } = tables
  const parts: Partial<LinkedSite> = {
    strings: tables.strings,
    config: new Proxy(site.config, {
      get: (_, name) => reader.read(sources.config, String(name)),
    }),
    addresses: { get: (path) => reader.read(sources.address, path) },
  }
  return new Proxy(site, {
    get(target, name) {
      notes[String(name)]?.()
      return (parts[name as keyof LinkedSite] ?? Reflect.get(target, name)) as unknown
    },
  })
}

/** The input of the views in one language, for files that are not pages. */
export function contextFor(data: SiteData, locale: Locale): ViewContext {
  return siteViews(data, UNRECORDED).in(locale)
}
