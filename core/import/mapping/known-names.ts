/** The names of types and facts in every language: the "Rijwoning" of an export is "Maison mitoyenne" on a French page. */
import { lazy } from '../../domain/remembered.ts'
import { CODE_TEXT_KEYS, codeText, isCodeTextKey } from '../../languages/code-texts.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { Locale } from '../../languages/codes.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { fold, foldedWords } from './fold.ts'
import { goalOf, marqueeOf, withoutGoalPhrase } from './trade-words.ts'

const keysOf = lazy(() => ({
  typeName: keysByName('type.'),
  heatingName: keysByName('heating.'),
  kitchenName: keysByName('kitchen.'),
  availableName: keysByName('available.'),
}))

/** The kinds of values that are names. */
export type NameKind = keyof ReturnType<typeof keysOf>

/** The keys of texts are names too, such as "semi-detached". A name of a language precedes them. */
function keysByName(prefix: string): ReadonlyMap<string, CodeTextKey> {
  const keys = CODE_TEXT_KEYS.filter((key) => key.startsWith(prefix))
  const named = keys.flatMap((key) => Object.values(codeText(key)).map((text) => [fold(text), key] as const))
  const plain = keys.map((key) => [fold(key.slice(prefix.length)), key] as const)
  const others = Object.values(EXPORT_WORDS).flatMap(({ otherNames }) =>
    keys.flatMap((key) => foldedWords(otherNames[key] ?? '').map((word) => [word, key] as const)),
  )
  // The first of two types with one name is the more common.
  return new Map<string, CodeTextKey>([...plain, ...others, ...named.toReversed()])
}

/** In every language if the name is known; otherwise as the export has it, but `semi_detached` as "Semi detached". */
export function knownNameOf(kind: NameKind, text: string): Readonly<Record<Locale, string>> | string {
  const name = kind === 'typeName' ? withoutGoalPhrase(text) : text
  const words = isCode(name) ? withoutGoal(name) : name
  const key = keysOf()[kind].get(fold(words))
  return key === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : codeText(key)
}

function isCode(text: string): boolean {
  return /_/.test(text) || (/\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text))
}

/** `HOUSE_BUY` is a house. */
function withoutGoal(code: string): string {
  const words = code.toLowerCase().split(/[\s_]+/)
  const rest = words.filter((word) => goalOf(word) === undefined)
  return (rest.length === 0 ? words : rest).join(' ').trim()
}

/** A key of the texts for codes, which tables of presets give, in every language. */
export function textOfCode(key: string): Readonly<Record<Locale, string>> | undefined {
  return isCodeTextKey(key) ? codeText(key) : undefined
}

export function textOfMarquee(text: string): Readonly<Record<Locale, string>> | undefined {
  const key = marqueeOf(text)
  return key && codeText(key)
}
