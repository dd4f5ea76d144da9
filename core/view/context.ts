/**
 * The input of the views of one language: the linked site and the names that the plan gave to files. All is
 * readonly.
 */
import type { ListColumns } from '../domain/list-columns.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import type { MapProperty } from '../domain/map-message.ts'
import type { IdFile } from '../domain/search-file.ts'
import type { WordFile } from '../domain/word-file.ts'
import type {
  LinkedArticle,
  LinkedPage,
  LinkedProject,
  LinkedProperty,
  LinkedSite,
  ListingGoal,
} from '../site/linked.ts'
import type { FeedEntry } from '../feeds/feed.ts'
import type { MarketRecord } from '../ledger/market.ts'
import type { OpenHouse } from '../site/schedule.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { Strings } from '../languages/string-keys.ts'
import type { Newest, OfferDates } from './feed-sources.ts'
import type { StockReads } from './stock-sources.ts'
import type { Card, FilterSelect, Picture } from './types.ts'

/** The purpose of a picture, which determines its variants (core/plan/picture-recipes.ts). */
export type RecipeName =
  | 'photo'
  | 'card'
  | 'banner'
  | 'bannerNarrow'
  | 'thumb'
  | 'plan'
  | 'article'
  | 'logo'
  | 'logoSmall'
  | 'portrait'
  | 'og'
  | 'icon'
  | 'marker'

/**
 * Pictures with their addresses in the output. A picture that is missing, where that is allowed, has none.
 */
export interface PictureLookup {
  of(ref: string, recipe: RecipeName): Omit<Picture, 'alt'> | undefined
  /** Equal for pictures that pages show alike, as long as the settings and the shared stems are the same. */
  identityOf(ref: string): string
  /** Beginnings of names that are longer than others, as several pictures share them. */
  readonly sharedStems: readonly string[]
}

/** Addresses of the bundled and generated files. */
export interface Assets {
  readonly stylesheet: string
  /** Styles of forms with errors. The script of forms loads it, and the pages of the service link it. */
  readonly formStylesheet: string | undefined
  readonly script: string
  readonly languageScript: string
  /** Script of the 404 page, which checks whether an address leads to another page. */
  readonly addressScript: string
  /** Script of the page in the map's frame. */
  readonly mapScript: string
  /** Script of the owner portal. No other page loads it. */
  readonly portalScript: string
  readonly portalStylesheet: string
  /** Styles of pages that are opened seldom. Only those link it, so that it costs no other page. */
  readonly furtherStylesheet: string
  readonly printStylesheet: string
  /** The texts of the script (`PortalTexts`). */
  readonly portalTexts: Localised<string>
  readonly sprite: string
  /** Style sheets of single pages, by the page's internal path. */
  readonly pageStylesheets: ReadonlyMap<string, string>
  /** Consent dialogs; none if the site does not ask for consent. */
  readonly consent: Localised<string>
  /** The texts of the script of forms (`FormTexts`). */
  readonly formTexts: Localised<string>
}

/** The stock of a goal in one language, which all pages of its list share. */
export interface Stock {
  readonly columns: ListColumns
  readonly selects: readonly FilterSelect[]
}

/** The hosts to which the pages of some records lead. */
export interface RecordHosts {
  readonly media: readonly string[]
  readonly maps: readonly string[]
  readonly isOnMap: boolean
}

export type Outline = Pick<LinkedProperty, 'paths' | 'titles'>

/** A home in the columns of filters. */
export interface FilterRow {
  readonly types: readonly number[]
  /** The key of core/view/list-subjects.ts. */
  readonly town: string
  /** The values of the filter columns, in the order of `FILTER_NAMES`. */
  readonly values: readonly (number | null)[]
}

/** The place of a home on the map: its own, or the middle of its town. */
export type SpotKind = 'own' | 'town'

/** Records and results that a page reads one by one. A record that the site does not have is an error. */
export interface SiteReads {
  property(id: number): LinkedProperty
  /** Differs when anything of the linked property does. */
  propertyFingerprint(id: number): string
  project(id: number): LinkedProject
  article(original: string): LinkedArticle
  page(original: string): LinkedPage
  /** The offer of a home with its prices; undefined if no ledger is read. */
  offer(id: number): MarketRecord | undefined
  /** The open-house days that have not ended, in order. */
  openDays(record: 'property' | 'project', id: number): readonly OpenHouse[]
  /** Since when a record is offered, and when it changed last; undefined if it has no date and no ledger is read. */
  offerDates(record: 'property' | 'project', id: number): OfferDates | undefined
  /** The newest available homes of a list, by the name of the list in core/view/site-sources.ts. */
  newest(subject: string): Newest | undefined
  /** The entry of a home in feeds; undefined if it is not in the language. */
  feedEntry(id: number): FeedEntry | undefined
  /** The internal paths of the newest dated articles of a category. */
  news(category: string): readonly string[]
  /** The page to which the feed of the category leads; undefined if no page shows its articles. */
  newsPage(category: string): Outline | undefined
  /** The records that have open-house days, past ones included. */
  openHouses(): readonly { readonly record: 'property' | 'project'; readonly id: number }[]
  card(id: number): Card
  /** These reads describe the stock without its homes. */
  readonly stock: StockReads
  /** Null for a home that is gone. */
  filterRows(ids: readonly number[]): readonly (FilterRow | null)[]
  /** Homes on the map; null for one without a place. */
  mapRows(ids: readonly number[]): readonly (MapProperty | null)[]
  /** The kinds of places that homes have on the map, some of them more than once. */
  spotKinds(ids: readonly number[]): readonly SpotKind[]
  /** JSON of a home as the service knows it. */
  readonly serviceHome: ServiceHomeReads
  /** Differs when one of these texts does. The chunk is one of core/domain/id-chunks.ts. */
  serviceHomesFingerprint(chunk: string): string
  /** The hosts to which the pages of homes lead. */
  homeHosts(): readonly RecordHosts[]
  /** Differs when one of the cards does. The ids are separated by spaces. */
  cardsFingerprint(ids: string): string
  /** Ids of similar properties, the nearest first. */
  similar(id: number): readonly number[]
  /** The previous and the next property in the list of the language. */
  neighbours(id: number): Neighbours
  /** Undefined if the home is not published now. */
  propertyLink(id: number): Outline | undefined
  projectLink(id: number): Outline | undefined
  /** The internal path of the page with the list of a goal; `/` if there is none. */
  listHost(goal: ListingGoal): string
  /** The internal path of the page with all projects; `/` if there is none. */
  projectList(): string
  /** The page with calculators. */
  calculatorPage(): Outline | null
  /** The parent pages of a page, from the top. */
  pagesAbove(original: string): readonly Outline[]
  /** The ids of the properties that have a page in the language, ascending. */
  ids(): readonly number[]
  /** The files of the search box with properties by id, and with the words of titles. */
  idFiles(): readonly IdFile[]
  wordFiles(): readonly WordFile[]
}

interface ServiceHomeReads {
  /** Null for a home that has no page. */
  text(id: number): string | null
  /** Differs when the text does. */
  fingerprint(id: number): string
  /** The fingerprint that the home has if this is its text. */
  fingerprintOf(id: number, text: string): string
}

export interface Neighbours {
  readonly previous?: Outline | undefined
  readonly next?: Outline | undefined
}

export interface ViewContext {
  /** Each part of it records that it was read (recorded-site.ts). */
  readonly site: LinkedSite
  readonly reads: SiteReads
  /** The same in another language. */
  readonly in: (locale: Locale) => ViewContext
  readonly locale: Locale
  readonly strings: Strings
  readonly pictures: PictureLookup
  readonly assets: Assets
  /** Address of the data of the search box; none during a check, and none if the site has no search box. */
  readonly searchFile?: (() => string | undefined) | undefined
  /** The filters of a whole list. */
  readonly selectsOf: (whole: ListingSeries) => Stock['selects']
}

/** Leaves out keys without a value: props hold no `undefined`, so that equal props are equal JSON. */
export function compact<T extends object>(props: { [Key in keyof T]: T[Key] | undefined }): T {
  // Half of the objects have all keys, and a copy costs more than this check.
  let isWhole = true
  for (const key in props) if (props[key] === undefined) isWhole = false
  if (isWhole) return props as T
  const result: Partial<T> = {}
  for (const key in props) {
    const value = props[key]
    if (value !== undefined) result[key] = value
  }
  return result as T
}
