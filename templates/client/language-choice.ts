import { isLocale, type Locale } from '../../core/domain/locale.ts'

/** Where the visitor's choice is kept (spec 9: cached in local storage). */
export const LANGUAGE_KEY = 'lng'

/** A language that a visitor picks is the one that `/` and internal paths take next time. */
export function rememberChoices(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-language]')) {
    link.addEventListener('click', () => {
      const locale = link.dataset.language
      if (isLocale(locale)) rememberLanguage(locale)
    })
  }
}

export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale)
  } catch {
    // Storage may be refused: then nothing is remembered.
  }
}
