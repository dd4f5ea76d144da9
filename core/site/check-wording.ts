/**
 * Reports placeholders of names after articles, synonyms of words in the glossary, and addresses with words
 * of another language (AS3404 to AS3406).
 */
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { foreignWordsIn, namesAfterArticles, wordsBesideGlossary } from '../domain/wording.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { LinkContext } from './context.ts'
import type { LinkedPage } from './linked.ts'
import { pointAt } from './records.ts'
import type { Records, Sourced } from './records.ts'
import { textsIn } from './texts.ts'

interface Checked {
  readonly sources: readonly Sourced<object>[]
  readonly strings: Records['strings']
}

export function checkWording(context: LinkContext, checked: Checked): void {
  for (const { value, origins } of checked.sources) {
    for (const { text, path, locale } of textsIn(value)) {
      if (locale !== undefined) checkText(context, { text, locale, at: pointAt({ origins }, ...path) })
    }
  }
  for (const locale of LOCALES) {
    for (const [key, text] of Object.entries(checked.strings[locale] ?? {}))
      checkText(context, { text, locale, at: [{ file: `site-config/strings.${locale}.json`, path: [key] }] })
  }
}

interface Written {
  readonly text: string
  readonly locale: Locale
  readonly at: readonly Pointer[]
}

function checkText(context: LinkContext, { text, locale, at }: Written): void {
  const marked = (part: string) => ({ at: at.map((pointer) => ({ ...pointer, part })) })
  for (const part of namesAfterArticles(text, locale))
    context.report(problem('AS3404', { part }, marked(part)))
  for (const { word, use } of wordsBesideGlossary(text, locale))
    context.report(problem('AS3405', { word, use }, marked(word)))
}

export function checkAddresses(
  context: LinkContext,
  { paths, origins }: Pick<LinkedPage, 'paths' | 'origins'>,
): void {
  for (const locale of context.locales) {
    const path = paths[locale]
    for (const word of path === undefined ? [] : foreignWordsIn(path, locale))
      context.report(
        problem('AS3406', { word, path: path ?? '', locale }, { at: pointAt({ origins }, 'path') }),
      )
  }
}
