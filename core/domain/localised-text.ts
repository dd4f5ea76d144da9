/** Functions over all languages of a localised text. */
import type { Text } from './locale.ts'
import { LOCALES } from '../languages/codes.ts'
import { isEmpty } from './text.ts'

/** Every spelling that a text has, in the order of the languages, each once and none empty. */
export function spellingsOf(text: Text | undefined): readonly string[] {
  const all = typeof text === 'string' ? [text] : LOCALES.map((locale) => text?.[locale] ?? '')
  return [...new Set(all.filter((spelling) => !isEmpty(spelling)))]
}

/** The text, or undefined if it is empty in every language. */
export function presentText(text: Text | undefined): Text | undefined {
  return spellingsOf(text).length === 0 ? undefined : text
}
