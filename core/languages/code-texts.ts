/**
 * Texts for the codes of other programs. An export names a type, a heating or a state by a number or a word of its own,
 * and an import writes the text of each language for it. No script of a page loads them.
 */
import { eachLocale } from './codes.ts'
import type { CodeTextKey, CodeTexts } from './code-text-keys.ts'
import type { Locale } from './codes.ts'
import { codeTexts as de } from './de/code-texts.ts'
import { codeTexts as en } from './en/code-texts.ts'
import { codeTexts as fr } from './fr/code-texts.ts'
import { codeTexts as nl } from './nl/code-texts.ts'

const TEXTS: Readonly<Record<Locale, CodeTexts>> = { nl, fr, en, de }

export const CODE_TEXT_KEYS = Object.keys(nl) as readonly CodeTextKey[]

export function isCodeTextKey(key: string): key is CodeTextKey {
  return Object.hasOwn(nl, key)
}

/** The text in every language, as a record of the site contains it. */
export function codeText(key: CodeTextKey): Readonly<Record<Locale, string>> {
  return eachLocale((locale) => TEXTS[locale][key])
}
