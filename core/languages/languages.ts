/**
 * The parts of every language. A language without one of them does not compile. Each part is a table of its own, so that
 * the scripts of the browser leave out what they do not use; the texts are in `strings.ts`, which no script imports.
 */
import type { Locale } from './codes.ts'
import * as de from './de/language.ts'
import * as en from './en/language.ts'
import * as fr from './fr/language.ts'
import type { Conventions, Formats, NumberWords, SearchWords } from './language.ts'
import * as nl from './nl/language.ts'

type EachLanguage<Part> = Readonly<Record<Locale, Part>>

export const FORMATS: EachLanguage<Formats> = {
  nl: nl.formats,
  fr: fr.formats,
  en: en.formats,
  de: de.formats,
}

export const SEARCH_WORDS: EachLanguage<SearchWords> = {
  nl: nl.searchWords,
  fr: fr.searchWords,
  en: en.searchWords,
  de: de.searchWords,
}

export const CONVENTIONS: EachLanguage<Conventions> = {
  nl: nl.conventions,
  fr: fr.conventions,
  en: en.conventions,
  de: de.conventions,
}

export const NUMBER_WORDS: EachLanguage<() => Promise<NumberWords>> = {
  nl: nl.numberWords,
  fr: fr.numberWords,
  en: en.numberWords,
  de: de.numberWords,
}
