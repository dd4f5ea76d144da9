import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'

/** A text of the content or the interface with the typography of its language. */
export function typeset(text: string, locale: Locale): string {
  return CONVENTIONS[locale].typeset(text)
}
