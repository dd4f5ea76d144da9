/** The pages of a property: one in each language, and the internal one that offers them. */
import { joined } from '../domain/incremental-lists.ts'
import type { Joined } from '../domain/incremental-lists.ts'
import { mapped } from '../domain/mapped.ts'
import type { Mapped } from '../domain/mapped.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { pointAt } from '../site/records.ts'
import { outputOfUrl } from '../system/paths.ts'
import { picturesOfRecord } from '../site/record-pictures.ts'
import { propertyPage } from '../view/property-page.ts'
import { internalPage } from '../view/language-pages.ts'
import { answersFor } from './answers.ts'
import type { Keyed } from './answers.ts'
import { internalPlace } from './internal-place.ts'
import { imagesOf, pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { viewIn } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'

export interface PropertyPages {
  readonly pages: readonly PageJob[]
  readonly internal: PageJob
  /** The answer for its addresses; none for a property without a page. */
  readonly answers: readonly Keyed[]
}

/** The pages of all properties, with the steps in which they were made. */
export interface AllPropertyPages {
  readonly made: Mapped<LinkedProperty, PropertyPages>
  readonly ofEach: Mapped<PropertyPages, readonly PageJob[]>
  readonly pages: Joined<PageJob>
  readonly internal: Mapped<PropertyPages, PageJob>
  readonly answersOfEach: Mapped<PropertyPages, readonly Keyed[]>
  readonly answers: Joined<Keyed>
}

/** Jobs of unchanged properties stay the same objects if all their other inputs are unchanged. */
export function allPropertyPages(
  { site: { properties, locales, defaultLocale }, pictures }: Pick<PlanContext, 'site' | 'pictures'>,
  before?: AllPropertyPages,
): AllPropertyPages {
  const made = mapped(properties, {
    make: (linked) => propertyPagesOf(linked, { pictures, locales, defaultLocale }),
    around: [pictures, locales.join(), defaultLocale],
    before: before?.made,
  })
  const ofEach = mapped(made.results, { make: ({ pages }) => pages, before: before?.ofEach })
  const internal = mapped(made.results, { make: (each) => each.internal, before: before?.internal })
  const answersOfEach = mapped(made.results, {
    make: ({ answers }) => answers,
    before: before?.answersOfEach,
  })
  return {
    made,
    ofEach,
    pages: joined(ofEach.results, before?.pages),
    internal,
    answersOfEach,
    answers: joined(answersOfEach.results, before?.answers),
  }
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
  return { pages, internal, answers: answersFor('property', ID, paths) }
}
