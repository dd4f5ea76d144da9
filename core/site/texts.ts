/** The texts inside a record: their places, and the record with other texts in the same places. */
import { isLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { DataPath } from '../diagnostics/data-path.ts'

/** Keys whose value is a text of the site: one string, or one for each language. */
const TEXTS = new Set([
  ...'title|description|description2|content|summary|place|label|text|hours'.split('|'),
  ...'pageTitle|metadataTitle|metadataDescription'.split('|'),
  ...'openGraphTitle|openGraphDescription|twitterTitle|twitterDescription'.split('|'),
])

export interface FoundText {
  readonly text: string
  readonly path: DataPath
  /** Undefined if the text is the same in every language. */
  readonly locale: Locale | undefined
}

/** The languages of the site in which a text is shown; none if it is in a language that the site does not have. */
export function localesOfText({ locale }: FoundText, locales: readonly Locale[]): readonly Locale[] {
  if (locale === undefined) return locales
  return locales.includes(locale) ? [locale] : []
}

interface TextLocation {
  readonly path: DataPath
  readonly locale: Locale | undefined
  readonly isText: boolean
}

const TOP: TextLocation = { path: [], locale: undefined, isText: false }

function inside({ path, locale, isText }: TextLocation, key: string | number): TextLocation {
  const whole = [...path, key]
  if (typeof key === 'number') return { path: whole, locale, isText: false }
  const language = key.toLowerCase()
  if (isLocale(language)) return { path: whole, locale: language, isText }
  return { path: whole, locale, isText: TEXTS.has(key) }
}

export function textsIn(value: unknown, place: TextLocation = TOP): readonly FoundText[] {
  if (typeof value === 'string') {
    return place.isText ? [{ text: value, path: place.path, locale: place.locale }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return entriesOf(value).flatMap(([key, item]) => textsIn(item, inside(place, key)))
}

/**
 * The value with every text replaced; the same object if no text changes. A text without a language that
 * becomes another one in each language is replaced by an object of languages, which `write` returns.
 */
export function withTexts<Value>(value: Value, write: (found: FoundText) => unknown): Value {
  return replaced(value, TOP, write) as Value
}

function replaced(value: unknown, place: TextLocation, write: (found: FoundText) => unknown): unknown {
  if (typeof value === 'string') {
    return place.isText ? write({ text: value, path: place.path, locale: place.locale }) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = entriesOf(value).map(
    ([key, item]) => [key, item, replaced(item, inside(place, key), write)] as const,
  )
  if (entries.every(([, before, after]) => before === after)) return value
  if (Array.isArray(value)) return entries.map(([, , after]) => after)
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]))
}

function entriesOf(value: object): readonly (readonly [string | number, unknown])[] {
  return Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value)
}
