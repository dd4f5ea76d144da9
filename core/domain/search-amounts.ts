/** Words and amounts of a typed sentence: "400.000", "400k", "1,2 miljoen", "drie slaapkamers", "150 m²". */
import type { LimitUnit } from '../languages/limit-names.ts'
import { foldText } from './text.ts'

/** A word or a number in its folded spelling. */
export interface Token {
  readonly text: string
  /** The spelling that phrases have: "m2" for "m²". */
  readonly key: string
  readonly value?: number
  /** Set for a number with a mark between its thousands, which is an amount and no postal code. */
  readonly isLong?: true
}

export interface Amount {
  readonly value: number
  /** Absent if no word names it. */
  readonly unit?: LimitUnit | undefined
  /** Whether the notation is that of a price: "€ 400.000", "400k". */
  readonly isPrice: boolean
  /** The number of tokens. */
  readonly length: number
}

const TOKEN =
  /€|\d+(?:[.,' \u00a0\u202f]\d{3})+(?!\d)(?:,\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?|\p{L}[\p{L}\p{N}]*/gu
const THOUSANDS = /^\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+/

/** Characters of a text that are read, as many as of any query. */
const TEXT_LIMIT = 100

export function tokensOf(text: string): readonly Token[] {
  const folded = foldText(text.slice(0, TEXT_LIMIT))
  return (folded.match(TOKEN) ?? []).map((word) => {
    if (!/^\d/.test(word)) return { text: word, key: word.replace('²', '2') }
    const isLong = THOUSANDS.test(word)
    const value = Number(
      (isLong ? word.replace(/[.,' \u00a0\u202f](?=\d{3})/gu, '') : word).replace(',', '.'),
    )
    return { text: word, key: word, value, ...(isLong && { isLong }) }
  })
}

/** Phrases as their words. They are read at each key press, so they are split once. */
export type Phrases = readonly (readonly string[])[]

/** The length of the longest of these phrases at a position; 0 for none. */
export function phraseAt(phrases: Phrases, tokens: readonly Token[], at: number): number {
  let longest = 0
  for (const words of phrases) {
    if (words.length > longest && words.every((word, step) => tokens[at + step]?.key === word))
      longest = words.length
  }
  return longest
}

export interface AmountWords {
  readonly units: Readonly<Record<LimitUnit, Phrases>>
  readonly thousand: Phrases
  readonly million: Phrases
  /** The value of each number in words. */
  readonly numbers: ReadonlyMap<string, number>
}

export function amountAt(words: AmountWords, tokens: readonly Token[], at: number): Amount | undefined {
  const sign = tokens[at]?.text === '€' ? 1 : 0
  const token = tokens[at + sign]
  const number = token?.value ?? words.numbers.get(token?.text ?? '')
  if (token === undefined || number === undefined) return undefined
  let length = sign + 1
  const thousand = phraseAt(words.thousand, tokens, at + length)
  const million = thousand > 0 ? 0 : phraseAt(words.million, tokens, at + length)
  length += thousand + million
  const after = tokens[at + length]?.text === '€' ? 1 : 0
  length += after
  const unit = unitAt(words, tokens, at + length)
  length += unit?.length ?? 0
  const value = number * (thousand > 0 ? 1000 : million > 0 ? 1_000_000 : 1)
  const isPriced = sign + after + thousand + million > 0 || token.isLong === true || unit?.name === 'price'
  // A number in words counts something and is not a price.
  if (token.value === undefined && unit === undefined && thousand + million === 0) return undefined
  return {
    value,
    unit: unit?.name,
    isPrice: isPriced && (unit === undefined || unit.name === 'price'),
    length,
  }
}

function unitAt(
  { units }: AmountWords,
  tokens: readonly Token[],
  at: number,
): { readonly name: LimitUnit; readonly length: number } | undefined {
  let found: { readonly name: LimitUnit; readonly length: number } | undefined
  for (const name of Object.keys(units) as LimitUnit[]) {
    const length = phraseAt(units[name], tokens, at)
    if (length > (found?.length ?? 0)) found = { name, length }
  }
  return found
}
