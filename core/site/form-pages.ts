/** The forms that a page is about: the form of which it is the page or the thank-you page, and those that its modules show. */
import { isForService } from '../domain/form-targets.ts'
import { FORMS } from '../domain/forms.ts'
import type { Form, FormName } from '../domain/forms.ts'
import type { PlaceholderSource } from '../domain/placeholders.ts'
import type { Page } from '../schema/page.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { isPublished } from './published.ts'
import { withSlash } from './routes.ts'

type Described = Pick<Page, 'path' | 'params'>

/** The forms that published modules of the page show. */
export function formsShownOn({ params }: Described): readonly Form[] {
  const relations = (params?.modules ?? []).filter(isPublished).flatMap(({ relations: all = [] }) => all)
  return relations.flatMap(({ type, id = '' }) =>
    type === 'contact' && Object.hasOwn(FORMS, id) ? [FORMS[id as FormName]] : [],
  )
}

/**
 * Whether the texts of the page hold with the service: the site has one, and at least one of the forms of the page is sent to
 * it. What another host does with a form is not known here.
 */
export function isServed(config: SiteConfig, page: Described): boolean {
  if (config.service === undefined) return false
  const original = withSlash(page.path ?? '/').toLowerCase()
  const own = Object.values(FORMS).filter((form: Form) => form.thanks === original || form.page === original)
  const forms = own.length > 0 ? own : formsShownOn(page)
  return forms.length === 0 || forms.some((form) => isForService(config.forms ?? {}, form))
}

/** The input of the placeholders and passages of a page. */
export function sourceOfPage(source: PlaceholderSource, config: SiteConfig, page: Described) {
  return { ...source, hasService: isServed(config, page) }
}
