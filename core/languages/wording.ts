/** The preferred words of every language. Only `check` reads them. */
import type { Locale } from './codes.ts'
import * as de from './de/wording.ts'
import * as en from './en/wording.ts'
import * as fr from './fr/wording.ts'
import type { Wording } from './language.ts'
import * as nl from './nl/wording.ts'

export const WORDING: Readonly<Record<Locale, Wording>> = {
  nl: nl.wording,
  fr: fr.wording,
  en: en.wording,
  de: de.wording,
}
