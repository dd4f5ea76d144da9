/** Reports placeholders that have no value (AS3401 and AS3402). */
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { allPlaceholders, isPlaceholder, placeholdersIn, placeholderValue } from '../domain/fill-text.ts'
import type { WrittenPlaceholder } from '../domain/fill-text.ts'
import { loneMarks, PASSAGE_MARKS, withPassages } from '../domain/passages.ts'
import type { PlaceholderSource } from '../domain/placeholders.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { Page } from '../schema/page.ts'
import type { LinkContext } from './context.ts'
import { isAbsent } from './absent-pages.ts'
import { sourceOfPage } from './form-pages.ts'
import { CONFIGS_WITH_TEXTS, isOfService, sourceOf } from './placeholders.ts'
import { isPublished } from './published.ts'
import { pointAt, pointAtConfigText } from './records.ts'
import type { Records, Sourced } from './records.ts'
import { localesOfText, textsIn } from './texts.ts'
import type { FoundText } from './texts.ts'

interface Checked {
  readonly pages: readonly Sourced<Page>[]
  readonly articles: readonly Sourced<unknown>[]
  readonly strings: Records['strings']
}

export function checkPlaceholders(
  context: LinkContext,
  source: PlaceholderSource,
  { pages, articles, strings }: Checked,
): void {
  const check = checkerOf(context, source)
  for (const { value, origins } of pages) {
    if (!isPublished(value) || isAbsent(context.config, value.path ?? '/')) continue
    const checkPage = checkerOf(context, sourceOfPage(source, context.config, value))
    for (const found of textsIn(value.params))
      checkPage(found, () => pointAt({ origins }, 'params', ...found.path))
  }
  for (const { value, origins } of articles) {
    for (const found of textsIn(value)) check(found, () => pointAt({ origins }, ...found.path))
  }
  for (const name of CONFIGS_WITH_TEXTS) {
    for (const found of textsIn(context.config[name]))
      check(found, () => pointAtConfigText(name, ...found.path))
  }
  for (const locale of LOCALES) checkStrings(context, source, { locale, own: strings[locale] ?? {} })
}

function checkerOf(context: LinkContext, source: PlaceholderSource) {
  return (text: FoundText, places: () => readonly Pointer[]) => {
    const [first] = localesOfText(text, context.locales)
    if (first === undefined || !text.text.includes('{')) return
    const at = places()
    for (const mark of loneMarks(text.text)) context.report(markProblem(mark, at))
    const shown = withPassages(text.text, source.hasService !== false)
    for (const found of placeholdersIn(shown)) {
      const missing = placeholderProblem(found, { source, locale: first, at })
      if (missing !== undefined) context.report(missing)
    }
  }
}

function markProblem(placeholder: string, at: readonly Pointer[]): Problem {
  const marked = at.map((pointer) => ({ ...pointer, part: placeholder }))
  return problem('AS3401', { placeholder, known: PASSAGE_MARKS }, { at: marked })
}

interface Asked {
  readonly source: PlaceholderSource
  readonly locale: Locale
  readonly at: readonly Pointer[]
}

function placeholderProblem(found: WrittenPlaceholder, { source, locale, at }: Asked): Problem | undefined {
  const marked = at.map((pointer) => ({ ...pointer, part: found.written }))
  if (!isPlaceholder(found, source)) {
    const known = allPlaceholders(source)
    return problem('AS3401', { placeholder: found.written, known }, { at: marked })
  }
  const isUnserved = source.hasService === false && isOfService(found)
  if (!isUnserved && placeholderValue(found, source, { locale }) !== undefined) return undefined
  const from = sourceOf(found.name) ?? ''
  return problem('AS3402', { placeholder: found.written, from, isUnserved }, { at: marked })
}

interface OwnStrings {
  readonly locale: Locale
  readonly own: Readonly<Record<string, string>>
}

/**
 * A name without an argument is a placeholder of the string itself: `{count}`. AS3103 reports missing ones.
 */
function checkStrings(context: LinkContext, source: PlaceholderSource, { locale, own }: OwnStrings): void {
  for (const [key, text] of Object.entries(own)) {
    const at = [{ file: `site-config/strings.${locale}.json`, path: [key] }]
    for (const mark of loneMarks(text)) context.report(markProblem(mark, at))
    // A string about a form is shown only where the form is received, which another program may do.
    const known = { ...source, hasService: true, site: undefined }
    for (const found of placeholdersIn(withPassages(text, source.hasService !== false))) {
      if (found.argument === '') continue
      const missing = placeholderProblem(found, { source: known, locale, at })
      if (missing !== undefined) context.report(missing)
    }
  }
}
