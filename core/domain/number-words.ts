/** Whole numbers in words, from 0 to 999 999 999. */
import type { NumberWords } from '../languages/language.ts'

const HIGHEST = 999_999_999

/** The number in words; null for a number that is not whole or out of range. */
export function numberInWords(value: number, words: NumberWords): string | null {
  if (!Number.isInteger(value) || value < 0 || value > HIGHEST) return null
  return words.number(value)
}

/** A number of four digits as `twenty-five hundred`; null for a number that is not said in this way. */
export function numberInHundreds(value: number, words: NumberWords): string | null {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (!Number.isInteger(value) || hundreds < 11 || hundreds > 99 || hundreds % 10 === 0) return null
  const tail = rest === 0 ? '' : ` ${words.number(rest)}`
  return `${words.number(hundreds)} ${words.hundred}${tail}`
}
