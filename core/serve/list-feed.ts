/**
 * The feed of a filtered list: the address of the feed with the query of the list, such as `/nl/te-koop.xml?max=300000`.
 * The rows are selected as the page of the list selects them, from the same files.
 */
import { areaText } from '../domain/area.ts'
import { boundsText } from '../domain/bounds.ts'
import { basePathOf, onSite } from '../domain/site-address.ts'
import { limitLabels } from '../domain/limit-phrases.ts'
import { listFileAt, selectRows } from '../domain/list-columns.ts'
import { listFileIn } from '../domain/list-file.ts'
import type { ListFile } from '../domain/list-file.ts'
import { listPlacesIn } from '../domain/list-places.ts'
import type { ListPlaces } from '../domain/list-places.ts'
import { needsPlaces, whereaboutsFilter } from '../domain/list-whereabouts.ts'
import { countFilters, hasCentre, listQueryText, parseListQuery } from '../domain/list-query.ts'
import type { ListQuery } from '../domain/list-query.ts'
import { localeOfPath } from '../domain/locale.ts'
import { isCount, isList, isRecord, isText } from '../domain/untrusted.ts'
import { atomText } from '../feeds/atom.ts'
import { feedAt, listOfFeed } from '../feeds/addresses.ts'
import { latestOf, newestFirst } from '../feeds/feed.ts'
import type { Feed, FeedEntry } from '../feeds/feed.ts'
import { homeEntry } from '../feeds/home-entry.ts'
import type { Locale } from '../languages/codes.ts'
import type { ServiceProperty, ServiceSite } from '../schema/service-site.ts'

/** The sources of a feed: files of the output, and the description of the site for its service. */
export interface FeedSources {
  /** Returns the parsed JSON of a file of the output; null if the file does not exist. */
  readonly data: (file: string) => Promise<unknown>
  readonly site: () => ServiceSite
}

/** The sources as they were last read. They are the same object until the next publication. */
interface Reading extends FeedSources {
  readonly listIn: (json: object) => ListFile | null
  /** Homes by id. */
  readonly homes: () => ReadonlyMap<string, DatedHome>
}

interface FeedRequest {
  readonly pathname: string
  readonly search: URLSearchParams
}

/** Answers in Atom; null for an address that is no feed of a list, and for one without a filter. */
export function filteredFeeds(sources: FeedSources): (request: FeedRequest) => Promise<string | null> {
  const lists = new WeakMap<object, ListFile | null>()
  const homes = new WeakMap<ServiceSite, ReadonlyMap<string, DatedHome>>()
  const reading: Reading = {
    ...sources,
    listIn: (json) => kept(lists, json, listFileIn),
    homes: () => kept(homes, sources.site(), homesById),
  }
  return (request) => filteredFeed(reading, request)
}

function kept<Key extends object, Value>(
  memory: WeakMap<Key, Value>,
  key: Key,
  make: (key: Key) => Value,
): Value {
  const value = memory.has(key) ? (memory.get(key) as Value) : make(key)
  memory.set(key, value)
  return value
}

async function filteredFeed(reading: Reading, { pathname, search }: FeedRequest): Promise<string | null> {
  const list = listOfFeed(pathname)
  const locale = localeOfPath(pathname)
  // A feed has an order of its own, and no pages.
  const query: ListQuery = { ...parseListQuery(search), sort: 'newest', view: 'list', page: 1 }
  if (list === null || locale === null || countFilters(query) === 0) return null
  const json = await reading.data(listFileAt(list.slice(1)))
  const file = isRecord(json) ? reading.listIn(json) : null
  const head = await reading.data(feedAt(list, 'json').slice(1))
  if (file === null || !isRecord(head)) return null
  const title = isText(head['title']) ? head['title'] : reading.site().name
  const feed = await feedOf(reading, { file, query, list, locale, title })
  return feed && atomText(feed)
}

interface Asked {
  readonly file: ListFile
  readonly query: ListQuery
}

interface FilteredList extends Asked {
  readonly list: string
  readonly locale: Locale
  /** The title of the feed of the whole list. */
  readonly title: string
}

/** Null if no entry has a date, as in the description of a site by an earlier version. */
async function feedOf(sources: Reading, asked: FilteredList): Promise<Feed | null> {
  const { file, query, list, locale, title } = asked
  const site = sources.site()
  const all = await homesOf(sources, file)
  const isThere = whereaboutsFilter(file, query, await placesOf(sources, asked))
  const rows = selectRows(file, query, isThere).filter((row) => row < file.free)
  const homes = rows.flatMap((row) => all[row] ?? [])
  const entries = newestFirst(homes).flatMap((home) => entryOf(home, { url: site.url, locale }))
  // An empty result is as old as the list.
  const updated = latestOf((entries.length > 0 ? entries : all).map((each) => each?.updated))
  if (updated === undefined) return null
  const at = (address: string) => `${site.url}${encodeURI(address)}${listQueryText(query)}`
  return {
    title: `${title} (${filterText(file, query, locale)})`,
    locale,
    self: at(feedAt(list, 'xml')),
    page: at(list),
    author: { name: site.name, url: `${site.url}${site.pages.home[locale] ?? '/'}` },
    updated,
    entries,
  }
}

type DatedHome = ServiceProperty & NonNullable<ServiceProperty['dates']>

/** The homes of the rows. A row whose home is not known, or has no date, has none. */
async function homesOf(sources: Reading, { ids }: ListFile): Promise<readonly (DatedHome | undefined)[]> {
  const list = await fileAt(sources, ids)
  const byId = sources.homes()
  return isList(list, isCount) ? list.map((id) => byId.get(String(id))) : []
}

async function placesOf(sources: FeedSources, { file, query }: Asked): Promise<ListPlaces | undefined> {
  if (!needsPlaces(query) || file.places === undefined) return undefined
  return listPlacesIn(await fileAt(sources, file.places)) ?? undefined
}

async function fileAt({ data, site }: FeedSources, href: string): Promise<unknown> {
  const path = onSite(basePathOf(site().url), href)
  return path === null ? null : data(path.slice(1))
}

function homesById({ properties }: ServiceSite): ReadonlyMap<string, DatedHome> {
  return new Map(
    properties.flatMap((home) =>
      home.dates === undefined ? [] : [[home.id, { ...home, ...home.dates }] as const],
    ),
  )
}

function entryOf(home: DatedHome, { url, locale }: { url: string; locale: Locale }): readonly FeedEntry[] {
  const [title, path] = [home.titles[locale], home.paths[locale]]
  if (title === undefined || path === undefined) return []
  const { id, published, updated, picture: image, facts, prices, zip, towns } = home
  const texts = { place: `${zip} ${towns[locale] ?? ''}`, facts: facts?.[locale], price: prices[locale] }
  return [homeEntry({ id, title, path, ...texts, image, published, updated }, { url, locale })]
}

/** "Gent, Appartement, tot € 300.000": readers show the names of feeds one below the other. */
function filterText({ types, landmarks = [] }: ListFile, query: ListQuery, locale: Locale): string {
  const { cities, near, radius, limits, bounds, area } = query
  const wanted = new Set(query.types)
  return [
    ...cities.map(({ name }) => name),
    ...types.filter(({ id }) => wanted.has(id)).map(({ name }) => name),
    ...landmarks.filter(({ id }) => near.includes(id)).map(({ name }) => name),
    ...(radius !== undefined && hasCentre(query) ? [`+ ${radius} km`] : []),
    ...limitLabels(limits, locale),
    ...(bounds === undefined ? [] : [boundsText(bounds)]),
    ...(area === undefined ? [] : [areaText(area)]),
  ].join(', ')
}
