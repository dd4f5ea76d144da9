import type { Locale } from './codes.ts'
import { CONVENTIONS } from './languages.ts'

const SOFT_HYPHEN = '\u00AD'
/** Shorter words fit into the narrowest label. */
const LONG = 13
/** Letters before a break. */
const START = 4

/** Marks where a long compound may break: "Registratierechten" before "rechten". */
export function softHyphens(text: string, locale: Locale): string {
  const { compoundEnds } = CONVENTIONS[locale]
  if (compoundEnds.length === 0) return text
  const end = new RegExp(`(?<=\\p{L}{${START}})(?=(?:${compoundEnds.join('|')})$)`, 'u')
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(end, SOFT_HYPHEN)))
}
