/**
 * Pages that exist in no language, so menus and texts lead to none of them: those whose entry of the route table has no path, and
 * those to which only a receiver of a form gives a purpose. These are the thank-you page of a form, and the page of a form for
 * accounts, which no mail replaces.
 */
import { isReceived } from '../domain/form-targets.ts'
import { FORMS } from '../domain/forms.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { withSlash } from './routes.ts'

/** Whether the page with this original path is such a page. */
export function isAbsent({ forms = {}, service, routes }: SiteConfig, original: string): boolean {
  const path = withSlash(original).toLowerCase()
  const entry = routes.routes.find((route) => withSlash(route.original).toLowerCase() === path)
  if (entry !== undefined && Object.keys(entry.path).length === 0) return true
  return Object.values(FORMS).some(
    (form) =>
      (form.thanks?.toLowerCase() === path || (form.account && form.page?.toLowerCase() === path)) &&
      !isReceived(forms, form, service !== undefined),
  )
}
