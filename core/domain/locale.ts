/** Values by language, and the language of a path or of a visitor. */
import { isLocale, LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'

/** A value per language; a language without a value is absent. */
export type Localised<T> = Readonly<Partial<Record<Locale, T>>>

/** Text of the content: one string for every language, or one per language. */
export type Text = string | Localised<string>

/** The text in exactly this language. Nothing is borrowed from another language: see `nameIn` for proper names. */
export function textIn(text: Text | undefined, locale: Locale): string | undefined {
  return typeof text === 'string' ? text : text?.[locale]
}

/**
 * A proper name (street, town, person) in this language, else in the default one, else in the first that has
 * it. A name in another language is better than none.
 */
export function nameIn(text: Text | undefined, locale: Locale, fallback: Locale): string | undefined {
  if (text === undefined || typeof text === 'string') return text
  return (
    text[locale] ?? text[fallback] ?? LOCALES.map((code) => text[code]).find((name) => name !== undefined)
  )
}

/** The language from which `nameIn` borrows a name; undefined for one in this language or without a language. */
export function borrowedFrom(text: Text | undefined, locale: Locale, fallback: Locale): Locale | undefined {
  if (text === undefined || typeof text === 'string' || text[locale] !== undefined) return undefined
  return text[fallback] === undefined ? LOCALES.find((code) => text[code] !== undefined) : fallback
}

/** The language of a path, which is its first segment, or null. */
export function localeOfPath(path: string): Locale | null {
  const code = path.split('/', 2)[1]
  return isLocale(code) ? code : null
}

/** Sources of a visitor’s language, strongest first. */
export interface LanguageSources {
  readonly query?: string | null
  readonly cookie?: string | null
  readonly localStorage?: string | null
  readonly sessionStorage?: string | null
  /** The browser's languages, in its order of preference. */
  readonly navigator?: readonly string[]
  readonly htmlTag?: string | null
}

/** The first enabled language in detection order. A region is ignored: `fr-BE` asks for `fr`. */
export function detectLocale(sources: LanguageSources, enabled: readonly Locale[], fallback: Locale): Locale {
  const candidates = [
    sources.query,
    sources.cookie,
    sources.localStorage,
    sources.sessionStorage,
    ...(sources.navigator ?? []),
    sources.htmlTag,
  ]
  for (const candidate of candidates) {
    const code = candidate?.trim().toLowerCase().split(/[-_]/, 1)[0]
    const match = enabled.find((locale) => locale === code)
    if (match) return match
  }
  return fallback
}
