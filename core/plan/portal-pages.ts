/** The pages of the owner portal, for a site with a login page. They are in no sitemap. */
import { pointAt } from '../site/records.ts'
import { outputOfUrl } from '../system/paths.ts'
import { portalPage, portalPlace } from '../view/portal.ts'
import { pageJob } from './jobs.ts'
import type { PageJob } from './jobs.ts'
import { versionsOf } from './plan-context.ts'
import type { PlanContext } from './plan-context.ts'

export function portalJobs(plan: PlanContext): PageJob[] {
  const place = portalPlace(plan.site)
  if (place === undefined) return []
  return versionsOf(plan, place.paths).map(({ locale, view, url }) =>
    pageJob({
      url,
      file: outputOfUrl(url),
      locale,
      slot: 'portal',
      name: 'the owner portal',
      at: pointAt(place.login, 'path'),
      given: place,
      props: () => portalPage(view, place),
    }),
  )
}
