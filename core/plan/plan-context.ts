import type { Locale } from '../languages/codes.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedSite, Paths } from '../site/linked.ts'
import type { Tombstone } from '../site/tombstones.ts'
import type { UrlPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import type { PageInputs } from './page-inputs.ts'

export interface PlanContext {
  readonly site: LinkedSite
  readonly series: readonly ListingSeries[]
  /** Homes that are gone, by kind. */
  readonly tombstones: readonly Tombstone[]
  readonly views: Readonly<Partial<Record<Locale, ViewContext>>>
  /** None while checking: nothing is rendered. */
  readonly inputs?: PageInputs
}

/** The languages in which something stands, with its address there. */
export function versionsOf(
  { views, site }: PlanContext,
  paths: Paths,
): { locale: Locale; view: ViewContext; url: UrlPath }[] {
  return site.locales.flatMap((locale) => {
    const url = paths[locale]
    const view = views[locale]
    return url === undefined || view === undefined ? [] : [{ locale, view, url }]
  })
}
