/**
 * The linked site: records with their addresses and their references to each other. All later stages read
 * only this.
 */
import type { Availability } from '../domain/availability.ts'
import type { EnergyLabel } from '../domain/energy.ts'
import type { ListingGoal } from '../domain/listing.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised, Text } from '../domain/locale.ts'
import type { Region } from '../domain/region.ts'
import type { Category } from '../schema/collections.ts'
import type { Article, Page } from '../schema/page.ts'
import type { Project } from '../schema/project.ts'
import type { Property, TeamMember } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { Strings } from '../languages/string-keys.ts'
import type { UrlPath } from '../system/paths.ts'
import type { Origin } from './records.ts'
import type { RouteTable } from './routes.ts'
import type { LinkedTheme } from './theme.ts'
import type { TownIndex } from './towns.ts'

/** Public addresses by language. In a language without an address there is no page. */
export type Paths = Localised<UrlPath>

export interface Linked {
  readonly origins: readonly Origin[]
  /** Internal path: the name of the page in the route table. */
  readonly original: string
  readonly paths: Paths
}

export interface Town {
  readonly zip: string
  readonly countryId: 10 | 50
  readonly names: Text
  readonly country?: Text
  /** The middle of the town, if the content contains it. */
  readonly place?: { readonly latitude: number; readonly longitude: number }
}

export interface LinkedProperty extends Linked {
  readonly property: Property
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
}

/** Properties of one goal in one language, in the order in which they are listed. */
export interface Listing {
  readonly items: readonly LinkedProperty[]
  /** Towns and type groups that have stock, with their properties in the same order. */
  readonly towns: readonly { readonly town: Town; readonly items: readonly LinkedProperty[] }[]
  readonly types: readonly { readonly category: Category; readonly items: readonly LinkedProperty[] }[]
}

export type { ListingGoal }

export interface LinkedSite {
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
  /** Sold and rented, newest first. */
  readonly references: readonly LinkedProperty[]
  readonly staticFiles: readonly string[]
  readonly documents: ReadonlySet<string>
  readonly privateFiles: ReadonlySet<string>
  /** Towns of `content/cities.json` by country and postal code. */
  readonly townsByZip: TownIndex['byZip']
}
