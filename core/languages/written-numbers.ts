/**
 * Numbers in words of all languages, for the checks of the build. Pages load those of one language
 * (`number-words.ts`).
 */
import type { Locale } from './codes.ts'
import * as de from './de/number-words.ts'
import * as en from './en/number-words.ts'
import * as fr from './fr/number-words.ts'
import type { NumberWords } from './language.ts'
import * as nl from './nl/number-words.ts'

export const WRITTEN_NUMBERS: Readonly<Record<Locale, NumberWords>> = {
  nl: nl.numberWords,
  fr: fr.numberWords,
  en: en.numberWords,
  de: de.numberWords,
}
