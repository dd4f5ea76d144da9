/** Numbers in words. A page loads those of its own language when a visitor types an amount. */
import type { Locale } from './codes.ts'
import type { NumberWords } from './language.ts'

interface Loaded {
  readonly numberWords: NumberWords
}

const LOADERS: Readonly<Record<Locale, () => Promise<Loaded>>> = {
  nl: () => import('./nl/number-words.ts'),
  fr: () => import('./fr/number-words.ts'),
  en: () => import('./en/number-words.ts'),
  de: () => import('./de/number-words.ts'),
}

export async function loadNumberWords(locale: Locale): Promise<NumberWords> {
  const { numberWords } = await LOADERS[locale]()
  return numberWords
}
