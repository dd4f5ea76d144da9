import { isLocale, LOCALES } from '../../core/languages/codes.ts'
import type { Locale } from '../../core/languages/codes.ts'

/** The language of the page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : LOCALES[0]
}
