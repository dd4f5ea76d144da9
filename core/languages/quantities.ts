/** Quantities of every language, for the build and the service. No script of a page loads them. */
import type { Locale } from './codes.ts'
import * as de from './de/quantities.ts'
import * as en from './en/quantities.ts'
import * as fr from './fr/quantities.ts'
import type { Quantities } from './language.ts'
import * as nl from './nl/quantities.ts'

export const QUANTITIES: Readonly<Record<Locale, Quantities>> = {
  nl: nl.quantities,
  fr: fr.quantities,
  en: en.quantities,
  de: de.quantities,
}
