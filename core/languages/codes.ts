/**
 * The one list of languages. Each has a folder of its name beside this file. CONTRIBUTING.md describes how to
 * add one.
 */

/** Codes of ISO 639-1. A name that a language lacks is taken from the first in this order that has it. */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const
export type Locale = (typeof LOCALES)[number]

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** A value for every language. */
export function eachLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>
}
