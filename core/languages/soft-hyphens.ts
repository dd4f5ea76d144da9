import type { Locale } from './codes.ts'
import { eachLocale } from './codes.ts'
import { CONVENTIONS } from './languages.ts'

const SOFT_HYPHEN = '\u00AD'
/** Shorter words fit into the narrowest label. */
const LONG = 13
/** Letters before a break. */
const START = 4

/** Each pattern matches the place before the last part of a compound. A language without compounds has no pattern. */
const BREAKS = eachLocale((locale) => {
  const { compoundEnds } = CONVENTIONS[locale]
  if (compoundEnds.length === 0) return null
  return new RegExp(`(?<=\\p{L}{${START}})(?=(?:${compoundEnds.join('|')})$)`, 'u')
})

/** Marks where a long compound may break: "Registratierechten" before "rechten". */
export function softHyphens(text: string, locale: Locale): string {
  const end = BREAKS[locale]
  if (end === null || text.length < LONG) return text
  return text.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(end, SOFT_HYPHEN)))
}
