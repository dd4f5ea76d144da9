/** Words of adverts and exports, for every language. The build reads them, and no script of a page. */
import type { Locale } from './codes.ts'
import * as de from './de/advert-words.ts'
import * as en from './en/advert-words.ts'
import * as fr from './fr/advert-words.ts'
import type { AdvertWords } from './language.ts'
import * as nl from './nl/advert-words.ts'

export const ADVERT_WORDS: Readonly<Record<Locale, AdvertWords>> = {
  nl: nl.advertWords,
  fr: fr.advertWords,
  en: en.advertWords,
  de: de.advertWords,
}
