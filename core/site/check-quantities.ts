/** Reports quantities that a text about forms and data writes out, where a placeholder would follow the configuration (AS3403). */
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { withPassages } from '../domain/passages.ts'
import { writtenQuantities } from '../domain/written-quantities.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Page } from '../schema/page.ts'
import type { LinkContext } from './context.ts'
import { isAbsent } from './absent-pages.ts'
import { formsShownOn, isServed } from './form-pages.ts'
import { isPublished } from './published.ts'
import { pointAt, pointAtConfigText } from './records.ts'
import type { Records, Sourced } from './records.ts'
import { matchRoute, withSlash } from './routes.ts'
import { localesOfText, textsIn } from './texts.ts'
import type { FoundText } from './texts.ts'

interface Checked {
  readonly pages: readonly Sourced<Page>[]
  readonly strings: Records['strings']
}

export function checkQuantities(context: LinkContext, { pages, strings }: Checked): void {
  for (const { value, origins } of pages) {
    if (!isPublished(value) || isAbsent(context.config, value.path ?? '/')) continue
    if (!tellsBehaviour(context, value)) continue
    const isServedPage = isServed(context.config, value)
    for (const found of textsIn(value.params))
      checkFound(context, { found, hasService: isServedPage }, pointAt({ origins }, 'params', ...found.path))
  }
  const hasService = context.config.service !== undefined
  for (const found of textsIn(context.config.consent))
    checkFound(context, { found, hasService }, pointAtConfigText('consent', ...found.path))
  for (const locale of LOCALES)
    for (const [key, text] of Object.entries(strings[locale] ?? {})) {
      const at = [{ file: `site-config/strings.${locale}.json`, path: [key] }]
      if (TELLING.test(key)) reportQuantities(context, { text, locale, at })
    }
}

interface Shown {
  readonly found: FoundText
  readonly hasService: boolean
}

function checkFound(context: LinkContext, { found, hasService }: Shown, at: readonly Pointer[]): void {
  const shown = withPassages(found.text, hasService)
  for (const each of localesOfText(found, context.locales))
    reportQuantities(context, { text: shown, locale: each, at })
}

interface Written {
  readonly text: string
  readonly locale: Locale
  readonly at: readonly Pointer[]
}

function reportQuantities(context: LinkContext, { text, locale, at }: Written): void {
  for (const part of writtenQuantities(text, locale)) {
    context.report(problem('AS3403', { part }, { at: at.map((pointer) => ({ ...pointer, part })) }))
  }
}

/**
 * Strings about forms, mails, consent and storage. Errors, options and titles are exempt: their numbers are
 * examples of input, and questions.
 */
const TELLING =
  /^(?!form\.(?:error|option|group)\.)(?:appointment|consent|documents|form|link|mail|newsletter|registered-search|saved-list|storage|success)\./

/**
 * Whether a page describes the treatment of forms and data: pages with a form, thank-you pages, and pages
 * about privacy and cookies.
 */
function tellsBehaviour({ config, routes }: LinkContext, page: Page): boolean {
  const { path } = page
  const original = withSlash(path ?? '/').toLowerCase()
  const policies = ['/privacy/', withSlash(config.consent?.policy ?? '/cookie-policy/').toLowerCase()]
  if (policies.includes(original)) return true
  if (path !== undefined && matchRoute(routes, withSlash(path))?.entry.type === 'feedback') return true
  return formsShownOn(page).length > 0
}
