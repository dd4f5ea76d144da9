/** The type group of a word in any language, such as "villa" or "Rez-de-chaussée". */
import { TYPE_GROUPS, TYPE_GROUP_NAMES } from '../../domain/home-type.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { INDEX_WORDS } from '../../languages/languages.ts'
import { fold, foldedWords } from './fold.ts'

/** A word of the types of exports precedes one of the search box, where "flat" may be a studio as well. */
const GROUPS: ReadonlyMap<string, number> = new Map(
  TYPE_GROUP_NAMES.flatMap((group) =>
    [
      ...Object.values(INDEX_WORDS).flatMap(({ types }) => types[group].map(fold)),
      ...Object.values(EXPORT_WORDS).flatMap(({ types }) => foldedWords(types[group])),
    ].map((word): [string, number] => [word, TYPE_GROUPS[group]]),
  ),
)

/** Plurals of the four languages, longest first. */
const PLURAL = /(?:en|es|er|n|s|e)$/

/** `word` is folded. */
export function typeGroupOf(word: string): number | undefined {
  return GROUPS.get(word) ?? GROUPS.get(word.replace(PLURAL, ''))
}

const WITH = new Set(Object.values(EXPORT_WORDS).flatMap(({ withWords }) => foldedWords(withWords)))

/**
 * The type group of a name of several words, such as "Maison 3 façades" or "Appartement met garage". Undefined if its
 * words name two groups: which one a "house, shop" is, only its agency knows.
 */
export function typeGroupIn(text: string): number | undefined {
  const whole = typeGroupOf(fold(text))
  if (whole !== undefined) return whole
  const words = text.split(/[^\p{L}\p{M}\p{N}+]+|(?=\d)/u).map((word) => (word === '+' ? word : fold(word)))
  const end = words.findIndex((word) => word === '+' || WITH.has(word))
  const found = words.slice(0, end < 0 ? words.length : end).map((word) => typeGroupOf(word))
  const [group, ...others] = new Set(found.filter((each) => each !== undefined))
  return others.length === 0 ? group : undefined
}
