/** The months by their names in every language. */
import { LOCALES } from './codes.ts'
import { INDEX_WORDS } from './languages.ts'

const SHORTEST = 3

/**
 * The number of a month, from 1 on, by its name or the beginning of it: "mars", "sept". `word` has small letters
 * without accents. Undefined if two months of any languages begin so, such as "jui".
 */
export function monthOf(word: string): number | undefined {
  if (word.length < SHORTEST) return undefined
  const found = LOCALES.flatMap((locale) =>
    INDEX_WORDS[locale].months.flatMap((name, index) => (name.startsWith(word) ? [index + 1] : [])),
  )
  const [month, ...others] = new Set(found)
  return others.length === 0 ? month : undefined
}
