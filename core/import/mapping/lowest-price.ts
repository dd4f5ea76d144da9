/** "Vanaf € 250.000" and "faire offre à partir de 250 000 €": an amount that is the lowest price or bid. */
import { STARTING_FROM_UNIT } from '../../domain/money.ts'
import { fold, wordsOf } from './fold.ts'

const STARTING_FROM = wordsOf('startingFrom')

/** In characters, of the words before the amount. */
const LONGEST = 40

/** The amount without the words before it; undefined for a text that does not begin with such words. */
export function lowestPrice(text: string): string | undefined {
  const at = text.search(/\d/)
  if (at < 1 || at > LONGEST) return undefined
  const words = text.slice(0, at).replace(/(?:€|eur|euro|:|\s)+$/i, '')
  return STARTING_FROM.has(fold(words)) ? text.slice(at) : undefined
}

/** The unit of a lowest price on the site. */
export function priceUnitOf(text: string): number | undefined {
  return lowestPrice(text) === undefined ? undefined : STARTING_FROM_UNIT
}
