/**
 * Amounts in words, as an offer repeats its amount, and the comparison of a visitor's words with an amount.
 * Spaces, hyphens, accents, case and optional small words are ignored.
 */
import type { NumberWords } from '../languages/language.ts'
import { numberInHundreds, numberInWords } from './number-words.ts'
import { foldText } from './text.ts'

/** Whole euros as `twelve euros`. Null for other amounts, and from a thousand million on. */
export function amountInWords(euro: number, words: NumberWords): string | null {
  const number = numberInWords(euro, words)
  return number === null ? null : `${number} ${words.euro(euro)}`
}

/** Whether the text means this amount, with or without "euro" after it. */
export function saysAmount(text: string, euro: number, words: NumberWords): boolean {
  const folded = (phrase: string) => words.fold(foldText(phrase).match(/[a-z]+/g) ?? [])
  const said = folded(text).replace(/euros?$/, '')
  return [numberInWords(euro, words), numberInHundreds(euro, words)].some(
    (phrase) => phrase !== null && folded(phrase) === said,
  )
}
