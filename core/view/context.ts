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

/** Why a picture is shown: which variants it needs (core/plan/picture-recipes.ts). */
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

/** Pictures as they will stand in the output. A picture that is missing, where that is allowed, has none. */
export interface PictureLookup {
  of(ref: string, recipe: RecipeName): Omit<Picture, 'alt'> | undefined
}

/** Styles of forms with errors. The script of forms loads it, and the pages of the service link it. */
export interface Assets {
  readonly stylesheet: string
  /** Of forms in which something is wrong: their script loads it, and the service for its pages. */
  readonly formStylesheet: string | undefined
  readonly script: string
  readonly languageScript: string
  /** Looks on the 404 page whether an address leads on. */
  readonly addressScript: string
  /** Of the page that the map's frame shows. */
  readonly mapScript: string
  /** The texts of the script (`PortalTexts`). */
  readonly portalScript: string
  readonly portalStylesheet: string
  /** What its script says (`PortalTexts`). */
  readonly portalTexts: Localised<string>
  readonly sprite: string
  /** Style sheets of single pages, by the page's internal path. */
  readonly pageStylesheets: ReadonlyMap<string, string>
  /** Consent dialogs; none where nothing is asked. */
  readonly consent: Localised<string>
  /** What the script of forms says (`FormTexts`). */
  readonly formTexts: Localised<string>
}

/** The stock of a goal in one language: all pages of its list share it. */
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
  /** Address of what the search box loads; none while checking, and where the site has no search box. */
  readonly searchFile?: (() => string | undefined) | undefined
  /** Cards and stocks made so far in this language: a memo, not state. */
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
  // Half of them lack nothing, and a copy costs more than a look.
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
