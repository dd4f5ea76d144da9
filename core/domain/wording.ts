/** Words that a text or an address should not contain in its language. */
import { eachLocale, LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { WORDING } from '../languages/wording.ts'

/** Variables that are names: a title, a place. Numbers, days and telephone numbers may follow an article. */
const NAMES = 'place|title|what|subject|city|town|document|label'

const patterns = new Map<string, RegExp>()

function anyOf(key: string, words: () => readonly string[], after: string): RegExp {
  const cached = patterns.get(key)
  if (cached) return cached
  const escaped = words().map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const made = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${escaped.join('|')})${after}`, 'giu')
  patterns.set(key, made)
  return made
}

/** Each article with the placeholder of a name after it: "la {place}". */
export function namesAfterArticles(text: string, locale: Locale): readonly string[] {
  if (!text.includes('{')) return []
  const { articles } = WORDING[locale]
  return matches(
    text,
    anyOf(`article ${locale}`, () => articles, `\\s\\{(?:${NAMES})\\}`),
  )
}

/** Words of the text for which the glossary contains another one. */
export function wordsBesideGlossary(
  text: string,
  locale: Locale,
): readonly { readonly word: string; readonly use: string }[] {
  const glossary = Object.entries(WORDING[locale].glossary)
  const pattern = anyOf(`glossary ${locale}`, () => glossary.map(([word]) => word), '(?![\\p{L}\\p{N}@])')
  return matches(withoutAddresses(text), pattern).flatMap((word) => {
    const use = glossary.find(([avoided]) => avoided.toLowerCase() === word.toLowerCase())?.[1]
    return use === undefined ? [] : [{ word, use }]
  })
}

/** Words of a path that belong only to another language. */
export function foreignWordsIn(path: string, locale: Locale): readonly string[] {
  const { own, others } = ADDRESS_WORDS[locale]
  // The first segment is the language.
  const words = path
    .split('/')
    .slice(2)
    .flatMap((segment) => segment.split('-'))
  return words.filter((word) => others.has(word) && !own.has(word))
}

const ADDRESS_WORDS = eachLocale((locale) => ({
  own: new Set(WORDING[locale].addressWords),
  others: new Set(LOCALES.filter((code) => code !== locale).flatMap((code) => WORDING[code].addressWords)),
}))

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([whole]) => whole)
}

/** The text without targets of links and placeholders. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|\{[^}]*\}/g, ' ')
}
