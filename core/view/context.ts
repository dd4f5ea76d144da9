/**
 * The input of the views of one language: the linked site and the names that the plan gave to files. All is
 * readonly.
 */
import type { ListColumns } from '../domain/list-columns.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import { PROPERTIES_KEPT, latestOf } from '../domain/remembered.ts'
import type { Memo } from '../domain/remembered.ts'
import type { LinkedProperty, LinkedSite } from '../site/linked.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { Strings } from '../languages/string-keys.ts'
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

export interface ViewContext {
  readonly site: LinkedSite
  readonly locale: Locale
  readonly strings: Strings
  readonly pictures: PictureLookup
  readonly assets: Assets
  /** Address of the data of the search box; none during a check, and none if the site has no search box. */
  readonly searchFile?: (() => string | undefined) | undefined
  /** Cards and stocks of this language that were made before. The memo changes no result. */
  readonly cards: Memo<LinkedProperty, Card>
  readonly stocks: Map<ListingSeries, Stock>
}

export function contextFor(
  base: Pick<ViewContext, 'site' | 'pictures' | 'assets'>,
  locale: Locale,
): ViewContext {
  return {
    ...base,
    locale,
    strings: base.site.strings[locale],
    cards: latestOf(PROPERTIES_KEPT),
    stocks: new Map(),
  }
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
