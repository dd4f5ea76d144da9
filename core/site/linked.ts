/**
 * The linked site: records with their addresses and their references to each other. All later stages read
 * only this.
 */
import type { Published } from '../ledger/ledger.ts'
import type { Availability } from '../domain/availability.ts'
import type { EnergyLabel } from '../domain/energy.ts'
import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised, Text } from '../domain/locale.ts'
import type { PriceOrder } from '../domain/price-chunks.ts'
import type { Region } from '../domain/region.ts'
import type { Category } from '../schema/collections.ts'
import type { Article } from '../schema/article.ts'
import type { Page } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { Property, TeamMember } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { Strings } from '../languages/string-keys.ts'
import type { UrlPath } from '../system/paths.ts'
import type { Origin, RecordFacts } from './records.ts'
import type { RouteTable } from './routes.ts'
import type { NextChange } from './schedule.ts'
import type { LinkedTheme } from './theme.ts'
import type { TownIndex } from './town-index.ts'

/** Public addresses by language. In a language without an address there is no page. */
export type Paths = Localised<UrlPath>

export interface Linked {
  readonly origins: readonly Origin[]
  /** Internal path: the name of the page in the route table. */
  readonly original: string
  readonly paths: Paths
}

/**
 * An entry of filters and lists: a municipality with all its postal codes, a part of one, or a town that the
 * content names.
 */
export interface Town {
  /** The postal code of its centre, which is in its addresses. The address of a record has the record's own. */
  readonly zip: string
  /** All its postal codes, if it has several. */
  readonly zips?: readonly string[]
  readonly countryId: 10 | 50
  readonly names: Text
  readonly country?: Text
  /** Its middle, or that of its municipality. */
  readonly place?: { readonly latitude: number; readonly longitude: number }
  /** The municipality of a part, whose lists contain those of the part. */
  readonly within?: Town
}

export interface LinkedProperty extends Linked {
  readonly property: Property
  readonly facts: RecordFacts
  readonly titles: Localised<string>
  readonly town: Town
  readonly region: Region
  readonly availability: Availability
  readonly energy: EnergyLabel | null
  /** Type groups, the main one first. */
  readonly types: readonly number[]
  readonly agent: TeamMember | undefined
}

export interface LinkedProject extends Linked {
  readonly project: Project
  readonly titles: Localised<string>
  readonly town: Town
  readonly region: Region
  readonly units: readonly LinkedProperty[]
  readonly agent: TeamMember | undefined
}

export interface LinkedPage extends Linked {
  readonly page: Page
  readonly titles: Localised<string>
  readonly type: 'page' | 'article' | 'feedback' | 'login'
  /** Set when one of its modules is the paged list of a goal. */
  readonly listing: 'sale' | 'rent' | undefined
}

export interface LinkedArticle extends Linked {
  readonly article: Article
  readonly id: string
  readonly category: string
  readonly titles: Localised<string>
  /** The municipalities of its towns. */
  readonly towns: readonly Town[]
}

/** Properties of one goal in one language, in the order in which they are listed. */
export interface Listing {
  readonly items: readonly LinkedProperty[]
  /** Towns and type groups that have stock, with their properties in the same order. */
  readonly towns: readonly { readonly town: Town; readonly items: readonly LinkedProperty[] }[]
  readonly types: readonly { readonly category: Category; readonly items: readonly LinkedProperty[] }[]
}

export type { ListingGoal }

/** The prices of a list, and those of each type group in it. */
export interface ListPrices {
  readonly all: PriceOrder
  readonly byType: ReadonlyMap<number, PriceOrder>
}

/** The prices of all lists, each made when they are first needed. */
export interface PriceOrders {
  readonly rules: SiteConfig['rules']
  readonly byList: ReadonlyMap<readonly LinkedProperty[], () => ListPrices>
}

/** Finds the addresses of a page by the folded form of its internal or of a public path. */
export type AddressIndex = Pick<ReadonlyMap<string, Paths>, 'get'>

export interface LinkedSite {
  /** The number of blanks of a site that is a draft; undefined for one that is not. */
  readonly draft: number | undefined
  readonly config: SiteConfig
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  readonly theme: LinkedTheme
  readonly strings: Readonly<Record<Locale, Strings>>
  readonly routes: RouteTable
  readonly pages: readonly LinkedPage[]
  readonly articles: readonly LinkedArticle[]
  readonly properties: readonly LinkedProperty[]
  readonly projects: readonly LinkedProject[]
  /** Ids of properties that the content marks as cancelled. */
  readonly withdrawn: ReadonlySet<number>
  readonly categories: readonly Category[]
  readonly listings: Readonly<Record<Locale, Readonly<Record<ListingGoal, Listing>>>>
  readonly priceOrders: PriceOrders
  /** Sold and rented, newest first. */
  readonly references: readonly LinkedProperty[]
  readonly staticFiles: readonly string[]
  readonly documents: ReadonlySet<string>
  readonly privateFiles: ReadonlySet<string>
  /** Towns by country and postal code. */
  readonly townsByZip: TownIndex['byZip']
  readonly addresses: AddressIndex
  /** The part of the site that the ledger records. */
  readonly published: Published
  /** The instant for which the site was linked, in milliseconds since 1970. */
  readonly now: number
  /** The next instant at which the same content gives another site; null if there is none. */
  readonly nextChange: NextChange | null
}
