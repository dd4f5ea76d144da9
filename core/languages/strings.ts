/**
 * The texts of every language. Only the build and the service load them; scripts receive their texts as data.
 */
import { eachLocale } from './codes.ts'
import type { Locale } from './codes.ts'
import { texts as de } from './de/strings.ts'
import { texts as en } from './en/strings.ts'
import { texts as fr } from './fr/strings.ts'
import { texts as nl } from './nl/strings.ts'
import type { ServiceStrings, Strings, Texts } from './string-keys.ts'

const TEXTS: Readonly<Record<Locale, Texts>> = { nl, fr, en, de }

/** The texts of pages and scripts in each language. */
export const SITE_STRINGS = eachLocale((locale) => merged(TEXTS[locale].site) as Strings)

/** The texts of the service in each language. */
export const SERVICE_STRINGS = eachLocale(
  (locale) => ({ ...merged(TEXTS[locale].site), ...merged(TEXTS[locale].service) }) as ServiceStrings,
)

function merged(files: Readonly<Record<string, object>>): object {
  return Object.assign({}, ...Object.values(files)) as object
}
