/** The parts of generated pages: their type, what they show, and modules made of records. */
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import { fillPlaceholders } from '../domain/text.ts'
import type { StringKey } from '../languages/string-keys.ts'
import type { Page, PageModule } from '../schema/page.ts'
import type { LinkBase } from './context.ts'
import type { LinkedArticle, LinkedProperty, LinkedSite } from './linked.ts'
import type { Origin, Sourced } from './records.ts'
import { foldPath } from './routes.ts'
import type { RouteValues } from './routes.ts'

export interface GeneratedPage {
  readonly original: string
  /** In each public language, for a page of the content. */
  readonly titles: Localised<string>
  /** The sentence under the title. */
  readonly description?: Localised<string>
  /** The sentence for search engines, if no sentence is under the title. */
  readonly summary?: Localised<string>
  readonly values: (locale: Locale) => RouteValues
  readonly modules: readonly PageModule[]
  /** The places of the content that name the subject of the page. */
  readonly origins: readonly Origin[]
  /** The languages in which there is something to say, so that the page exists without a page of the content. */
  readonly locales: readonly Locale[]
}

/** Generated pages show these records. All are published now. */
export interface ToTell extends Pick<LinkBase, 'config' | 'locales' | 'defaultLocale' | 'routes' | 'towns'> {
  readonly strings: LinkedSite['strings']
  /** Available homes, the newest first. */
  readonly offered: readonly LinkedProperty[]
  /** Sold and rented homes, the last one first. */
  readonly references: readonly LinkedProperty[]
  readonly articles: readonly LinkedArticle[]
  readonly pages: readonly Sourced<Page>[]
}

/** The languages in which one of the records has a page. */
export function localesWith(
  { locales }: Pick<ToTell, 'locales'>,
  records: readonly Pick<LinkedProperty | LinkedArticle, 'paths'>[],
): readonly Locale[] {
  return locales.filter((locale) => records.some(({ paths }) => paths[locale] !== undefined))
}

/** A string of the interface in each public language. */
export function saidInEach(
  { strings, locales }: Pick<ToTell, 'strings' | 'locales'>,
  key: StringKey,
  values: (locale: Locale) => Readonly<Record<string, string | number>>,
): Localised<string> {
  return Object.fromEntries(
    locales.map((locale) => [locale, fillPlaceholders(strings[locale][key], values(locale))]),
  )
}

type Relation = NonNullable<PageModule['relations']>[number]

/** A module with these records; none if there are none. There are very many, so its texts are made only then. */
export function moduleOf(
  type: Relation['type'],
  ids: readonly (number | string)[],
  rest: () => Omit<PageModule, 'relations'>,
): readonly PageModule[] {
  if (ids.length === 0) return []
  return [{ position: 'contentBottom', relations: ids.map((id) => ({ type, id: String(id) })), ...rest() }]
}

/** Whether the content has a page with this internal path. */
export function hasPage({ pages }: Pick<ToTell, 'pages'>, path: string): boolean {
  return pages.some(({ value }) => foldPath(value.path ?? '') === path)
}

export function idsOf(properties: readonly LinkedProperty[], max: number): readonly number[] {
  return properties.slice(0, max).map(({ property }) => property.ID)
}
