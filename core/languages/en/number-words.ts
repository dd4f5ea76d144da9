/** Numbers and amounts in words: English. */
import type { NumberWords } from '../language.ts'
import { joined, partsOf, wordList } from '../number-parts.ts'

export const numberWords: NumberWords = {
  number: (value) => (value === 0 ? 'zero' : positive(value)),
  hundred: 'hundred',
  euro: (count) => (count === 1 ? 'euro' : 'euros'),
  fold,
}

const ONES = wordList(
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const TENS = wordList('  twenty thirty forty fifty sixty seventy eighty ninety')

/** British: "and" before tens and ones that follow anything. */
function positive(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  const isLow = rest > 0 && rest < 100 && value >= 1000
  return joined(
    millions === 0 ? '' : `${belowThousand(millions)} million`,
    thousands === 0 ? '' : `${belowThousand(thousands)} thousand`,
    isLow ? 'and' : '',
    belowThousand(rest),
  )
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const tail = belowHundred(value % 100)
  if (hundreds === 0) return tail
  return joined(ONES(hundreds), 'hundred', tail === '' ? '' : 'and', tail)
}

function belowHundred(value: number): string {
  if (value < 20) return ONES(value)
  const [ten, one] = [TENS(Math.floor(value / 10)), ONES(value % 10)]
  return one === '' ? ten : `${ten}-${one}`
}

/** "A hundred" is one hundred, and "and" is optional. */
function fold(words: readonly string[]): string {
  return words.map((word) => (word === 'a' ? 'one' : word === 'and' ? '' : word)).join('')
}
