/** Numbers and amounts in words: Dutch. */
import type { NumberWords } from '../language.ts'
import { joined, partsOf, wordList } from '../number-parts.ts'

export const numberWords: NumberWords = {
  number: (value) => (value === 0 ? 'nul' : positive(value)),
  hundred: 'honderd',
  euro: () => 'euro',
  fold,
}

const ONES = wordList(
  ' een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
)
const TENS = wordList('  twintig dertig veertig vijftig zestig zeventig tachtig negentig')

/** One word up to a thousand, and a space after it. */
function positive(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  return joined(
    millions === 0 ? '' : `${belowThousand(millions)} miljoen`,
    thousands === 0 ? '' : `${thousands === 1 ? '' : belowThousand(thousands)}duizend`,
    belowThousand(rest),
  )
}

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100)
  const head = hundreds === 0 ? '' : `${hundreds === 1 ? '' : ONES(hundreds)}honderd`
  return `${head}${belowHundred(value % 100)}`
}

function belowHundred(value: number): string {
  if (value < 20) return ONES(value)
  const [ten, one] = [TENS(Math.floor(value / 10)), ONES(value % 10)]
  if (one === '') return ten
  return `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`
}

/** "En" is optional after hundred, thousand and million. */
function fold(words: readonly string[]): string {
  return words.join('').replace(/(honderd|duizend|miljoen)en(?=[a-z])/g, '$1')
}
