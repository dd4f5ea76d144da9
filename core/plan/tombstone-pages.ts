/** The pages for removed homes and projects, in each language one for all of a kind with the same end. */
import type { Locale } from '../languages/codes.ts'
import { ADDRESS_FOLDER } from '../domain/addresses.ts'
import { foldPath } from '../site/routes.ts'
import { slugOf } from '../site/slug.ts'
import { townName } from '../site/towns.ts'
import type { Paths } from '../site/linked.ts'
import { tombstoneKey } from '../site/tombstones.ts'
import type { Tombstone } from '../site/tombstones.ts'
import { hashOf } from '../system/hash.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'
import { PROPERTY_NOT_FOUND, tombstonePage } from '../view/special-pages.ts'
import { pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'

export function tombstoneJobs(plan: PlanContext): PageJob[] {
  return plan.tombstones.flatMap((tombstone) => {
    const paths = tombstonePaths(plan, tombstone)
    return versionsOf(plan, paths).map(({ locale, view, url }) =>
      pageJob({
        url,
        file: outputOfUrl(url),
        locale,
        slot: 'not-found',
        name: `the page for what is gone (${tombstoneKey(tombstone)})`,
        at: [],
        given: { tombstone, paths },
        props: () => tombstonePage(view, { tombstone, paths, series: plan.lists.all() }),
      }),
    )
  })
}

/**
 * The addresses are below the page for properties that are not found. The hash distinguishes kinds with the same
 * words.
 */
export function tombstonePaths({ site }: Pick<PlanContext, 'site'>, tombstone: Tombstone): Paths {
  const page = site.pages.find(({ original }) => foldPath(original) === PROPERTY_NOT_FOUND)
  const code = hashOf(tombstoneKey(tombstone)).slice(0, 4)
  return Object.fromEntries(
    site.locales.map((locale) => {
      const base = page?.paths[locale] ?? `/${ADDRESS_FOLDER}/${locale}/`
      return [
        locale,
        `${base}${slugOf(wordsOf(site, tombstone, locale), tombstone.end, locale)}-${code}/` as UrlPath,
      ]
    }),
  )
}

function wordsOf(site: PlanContext['site'], { end, town }: Tombstone, locale: Locale): string {
  const availability = end === 'sold' || end === 'rented' ? end : 'not-found'
  const word = site.strings[locale][`availability.${availability}`]
  return town === undefined ? word : `${word} ${townName(town, locale, site.defaultLocale)}`
}
