/**
 * Pages that only a receiver of a form gives a purpose: the thank-you page of a form, and the page of a form for accounts, which no mail
 * replaces. Without a receiver they exist in no language, so menus and texts lead to none of them.
 */
import { isReceived } from '../domain/form-targets.ts'
import { FORMS } from '../domain/forms.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { withSlash } from './routes.ts'

/** Whether the page with this original path is such a page. */
export function isAbsent({ forms = {}, service }: SiteConfig, original: string): boolean {
  const path = withSlash(original).toLowerCase()
  return Object.values(FORMS).some(
    (form) =>
      (form.thanks?.toLowerCase() === path || (form.account && form.page?.toLowerCase() === path)) &&
      !isReceived(forms, form, service !== undefined),
  )
}
