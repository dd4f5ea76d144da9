/** The names of types of homes in every language: the "Rijwoning" of an export is "Maison mitoyenne" on a French page. */
import { CODE_TEXT_KEYS, codeText } from '../../languages/code-texts.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { Locale } from '../../languages/codes.ts'
import { fold } from './fold.ts'
import { goalOf } from './trade-words.ts'

/** The keys of texts are names too, such as "semi-detached". A name of a language precedes them. */
const KEYS = keysByName()

function keysByName(): ReadonlyMap<string, CodeTextKey> {
  const types = CODE_TEXT_KEYS.filter((key) => key.startsWith('type.'))
  const named = types.flatMap((key) => Object.values(codeText(key)).map((text) => [fold(text), key] as const))
  const plain = types.map((key) => [fold(key.slice('type.'.length)), key] as const)
  // The first of two types with one name is the more common.
  return new Map<string, CodeTextKey>([...plain, ...named.toReversed()])
}

/** In every language if the type is known; otherwise as the export has it, but `semi_detached` as "Semi detached". */
export function typeNameOf(text: string): Readonly<Record<Locale, string>> | string {
  const words = isCode(text) ? withoutGoal(text) : text
  const key = KEYS.get(fold(words))
  return key === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : codeText(key)
}

function isCode(text: string): boolean {
  return /_/.test(text) || !/\p{Ll}/u.test(text)
}

/** `HOUSE_BUY` is a house. */
function withoutGoal(code: string): string {
  const words = code.toLowerCase().split(/[\s_]+/)
  const rest = words.filter((word) => goalOf(word) === undefined)
  return (rest.length === 0 ? words : rest).join(' ').trim()
}
