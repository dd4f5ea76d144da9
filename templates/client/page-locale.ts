import { isLocale } from '../../core/domain/locale.ts'
import type { Locale } from '../../core/domain/locale.ts'

export function pageLocale(): Locale {
  const { lang } = document.documentElement
  return isLocale(lang) ? lang : 'en'
}
