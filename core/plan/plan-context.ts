import type { Locale } from '../languages/codes.ts'
import type { ListingSeries } from '../site/listing-series.ts'
import type { LinkedSite, Paths } from '../site/linked.ts'
import type { Tombstone } from '../site/tombstones.ts'
import type { UrlPath } from '../system/paths.ts'
import type { PictureLookup, ViewContext } from '../view/context.ts'
import type { AllPropertyPages } from './property-pages.ts'
import type { RecordedLists } from './recorded-lists.ts'

export interface PlanContext {
  readonly site: LinkedSite
  /** The pictures for files that are not pages, without recording. */
  readonly pictures: PictureLookup
  /** The lists for files that are not pages, without recording. */
  readonly series: readonly ListingSeries[]
  /** Removed homes by kind. */
  readonly tombstones: readonly Tombstone[]
  readonly propertyPages: AllPropertyPages
  readonly views: Readonly<Partial<Record<Locale, ViewContext>>>
  /** The same lists for pages, with recording. */
  readonly lists: RecordedLists
}

/** The languages of a record with its address in each. */
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

export function viewIn({ views }: Pick<PlanContext, 'views'>, locale: Locale): ViewContext {
  const view = views[locale]
  if (view === undefined) throw new Error(`the site is not in "${locale}"`)
  return view
}
