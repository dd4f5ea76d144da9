/**
 * Amounts in words, as an offer repeats its amount in letters, and whether the words of a visitor say an amount. Spaces,
 * hyphens, accents and case do not count, nor do small words that some write and others do not.
 */
import type { NumberWords } from '../languages/language.ts'
import { numberInHundreds, numberInWords } from './number-words.ts'
import { foldText } from './text.ts'

/** Whole euros as `twelve euros`. Null for what is no amount, or is a thousand million or more. */
export function amountInWords(euro: number, words: NumberWords): string | null {
  const number = numberInWords(euro, words)
  return number === null ? null : `${number} ${words.euro(euro)}`
}

/** Whether the text says this amount, with or without "euro" behind it. */
export function saysAmount(text: string, euro: number, words: NumberWords): boolean {
  const folded = (phrase: string) => words.fold(foldText(phrase).match(/[a-z]+/g) ?? [])
  const said = folded(text).replace(/euros?$/, '')
  return [numberInWords(euro, words), numberInHundreds(euro, words)].some(
    (phrase) => phrase !== null && folded(phrase) === said,
  )
}
