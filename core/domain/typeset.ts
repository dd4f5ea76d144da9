import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'

/** A text of the content or the interface as its language prints it. */
export function typeset(text: string, locale: Locale): string {
  return CONVENTIONS[locale].typeset(text)
}
