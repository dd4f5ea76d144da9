/** The starter texts of the package have all languages; a site gets those that it shows. */
import { isLocale, LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'

/** At least one language, the default first. */
export type Languages = readonly [Locale, ...Locale[]]

export type Texts = Readonly<Record<Locale, string>>

/** One string where the site has one language, or where all of its languages say the same. */
export function inLanguages(texts: Texts, languages: Languages): string | Readonly<Record<string, string>> {
  const found = languages.map((language) => [language, texts[language]] as const)
  const [first] = found
  return found.every(([, text]) => text === first?.[1])
    ? texts[languages[0]]
    : (Object.fromEntries(found) as Readonly<Record<string, string>>)
}

/** Data in which each text has the languages of the site only. */
export function localised(value: unknown, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((each) => localised(each, languages))
  if (typeof value !== 'object' || value === null) return value
  if (isTexts(value)) return inLanguages(value, languages)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localised(inner, languages)]))
}

function isTexts(value: object): value is Texts {
  const keys = Object.keys(value)
  return keys.length === LOCALES.length && keys.every(isLocale)
}

/** Texts in which `{name}` stands for a value. */
export function withValue(texts: Texts, name: string, valueIn: (language: Locale) => string): Texts {
  const found = LOCALES.map((language) => {
    return [language, texts[language].replaceAll(`{${name}}`, () => valueIn(language))] as const
  })
  return Object.fromEntries(found) as Record<Locale, string>
}
