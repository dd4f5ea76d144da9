/** Numbers and amounts in words: German. */
import type { NumberWords } from '../language.ts'
import { joined, partsOf, wordList } from '../number-parts.ts'

export const numberWords: NumberWords = {
  number: (value) => (value === 0 ? 'null' : positive(value)),
  hundred: 'hundert',
  euro: () => 'Euro',
  fold,
}

const ONES = wordList(
  ' ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
)
const TENS = wordList('  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')

/** One word below a million, with "ein" before hundred and thousand, as contracts write it. */
function positive(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  const low = `${thousands === 0 ? '' : `${belowThousand(thousands)}tausend`}${belowThousand(rest)}`
  if (millions === 0) return low
  return joined(millions === 1 ? 'eine Million' : `${belowThousand(millions)} Millionen`, low)
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  return `${hundreds === 0 ? '' : `${ONES(hundreds)}hundert`}${belowHundred(value % 100)}`
}

function belowHundred(value: number): string {
  if (value < 20) return ONES(value)
  const [ten, one] = [TENS(Math.floor(value / 10)), ONES(value % 10)]
  return one === '' ? ten : `${one}und${ten}`
}

/** "Ein" before hundred and thousand is optional, and so is "und" after them; ü is also written ue. */
function fold(words: readonly string[]): string {
  return words
    .join('')
    .replace(/fuenf/g, 'funf')
    .replace(/zwoelf/g, 'zwolf')
    .replace(/millionen/g, 'million')
    .replace(/(hundert|tausend|million)und/g, '$1')
    .replace(/^eine?(?=hundert|tausend|million)/, '')
    .replace(/(tausend|million)ein(?=hundert)|(million)ein(?=tausend)/g, '$1$2')
    .replace(/eins(?=euro|$)/, 'ein')
}
