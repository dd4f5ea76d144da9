/** The pages of a property: one in each language, and the internal one that offers them. */
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { pointAt } from '../site/records.ts'
import { outputOfUrl } from '../system/paths.ts'
import { picturesOfRecord } from '../site/record-pictures.ts'
import { propertyPage } from '../view/property-page.ts'
import { internalPage } from '../view/language-pages.ts'
import { internalPlace } from './internal-place.ts'
import { imagesOf, pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { viewIn } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'

export interface PropertyPages {
  readonly pages: readonly PageJob[]
  readonly internal: PageJob
}

export type AllPropertyPages = Mapped<LinkedProperty, PropertyPages>

/** Jobs of unchanged properties stay the same objects if all their other inputs are unchanged. */
export function allPropertyPages(
  { site: { properties, locales, defaultLocale }, pictures }: Pick<PlanContext, 'site' | 'pictures'>,
  before?: AllPropertyPages,
): AllPropertyPages {
  return mapped(properties, {
    make: (linked) => propertyPagesOf(linked, { pictures, locales, defaultLocale }),
    around: [pictures, locales.join(), defaultLocale],
    before,
  })
}

type Around = Pick<PlanContext, 'pictures'> & Pick<PlanContext['site'], 'locales' | 'defaultLocale'>

/** A job depends only on the property and `Around`, so it stays valid while both are the same objects. */
function propertyPagesOf(linked: LinkedProperty, { pictures, ...made }: Around): PropertyPages {
  const { property, paths, origins, original } = linked
  const { ID } = property
  const at = pointAt({ origins }, 'ID')
  const images = () => imagesOf(pictures, picturesOfRecord(property))
  const sitemap = { paths, lastmod: property.LastChangedDate ?? property.CreatedDate, images }
  const pages = made.locales.flatMap((locale) => {
    const url = paths[locale]
    if (url === undefined) return []
    return pageJob({
      url,
      file: outputOfUrl(url),
      locale,
      slot: 'property',
      name: `property ${ID}`,
      at,
      props: (plan) => {
        const view = viewIn(plan, locale)
        return propertyPage(view, view.reads.property(ID), view.reads.neighbours(ID))
      },
      sitemap,
    })
  })
  const internal = pageJob({
    ...internalPlace(made.defaultLocale, original),
    at,
    props: (plan) => {
      const root = viewIn(plan, made.defaultLocale)
      return internalPage(root, { original, paths: {}, titles: {}, ...root.reads.propertyLink(ID) })
    },
  })
  return { pages, internal }
}
