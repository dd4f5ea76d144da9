/**
 * The parts of every language, each in a table of its own, so that a script omits the tables that it does not
 * use. Numbers in words (`number-words.ts`) and texts (`strings.ts`) are separate: the former load when they
 * are needed, and no script imports the latter. A language that lacks a part does not compile.
 */
import type { Locale } from './codes.ts'
import * as de from './de/language.ts'
import * as en from './en/language.ts'
import * as fr from './fr/language.ts'
import type { Conventions, Formats, IndexWords, Marks, SearchWords } from './language.ts'
import * as nl from './nl/language.ts'

type EachLanguage<Part> = Readonly<Record<Locale, Part>>

export const FORMATS: EachLanguage<Formats> = {
  nl: nl.formats,
  fr: fr.formats,
  en: en.formats,
  de: de.formats,
}

export const MARKS: EachLanguage<Marks> = {
  nl: nl.marks,
  fr: fr.marks,
  en: en.marks,
  de: de.marks,
}

export const SEARCH_WORDS: EachLanguage<SearchWords> = {
  nl: nl.searchWords,
  fr: fr.searchWords,
  en: en.searchWords,
  de: de.searchWords,
}

export const INDEX_WORDS: EachLanguage<IndexWords> = {
  nl: nl.indexWords,
  fr: fr.indexWords,
  en: en.indexWords,
  de: de.indexWords,
}

export const CONVENTIONS: EachLanguage<Conventions> = {
  nl: nl.conventions,
  fr: fr.conventions,
  en: en.conventions,
  de: de.conventions,
}
