/** Languages of the site (spec 1) and the one lookup of localised values (spec 3, "Localised content objects"). */

export const LOCALES = ['nl', 'fr', 'en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** A value per language; a language without a value is absent. */
export type Localised<T> = Readonly<Partial<Record<Locale, T>>>

/** Text of the content: one string for every language, or one per language. */
export type Text = string | Localised<string>

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** The text in exactly this language. Nothing is borrowed from another language: see `nameIn` for proper names. */
export function textIn(text: Text | undefined, locale: Locale): string | undefined {
  return typeof text === 'string' ? text : text?.[locale]
}

/**
 * A proper name (street, town, person) in this language, else in the default one, else in the first there is:
 * a name is better shown in its own language than left out.
 */
export function nameIn(text: Text | undefined, locale: Locale, fallback: Locale): string | undefined {
  if (text === undefined || typeof text === 'string') return text
  return (
    text[locale] ?? text[fallback] ?? LOCALES.map((code) => text[code]).find((name) => name !== undefined)
  )
}

/** The language of a path, or null: it is the first segment (spec 2). */
export function localeOfPath(path: string): Locale | null {
  const code = path.split('/', 2)[1]
  return isLocale(code) ? code : null
}

/** Where a language can come from, strongest first (spec 9, "Language detection order"). */
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
