/** Numbers and amounts in words: French, with the Belgian forms septante and nonante. */
import type { NumberWords } from '../language.ts'
import { joined, partsOf, wordList } from '../number-parts.ts'

export const numberWords: NumberWords = {
  number: (value) => (value === 0 ? 'zéro' : positive(value)),
  hundred: 'cent',
  // A million is a noun: "un million d’euros".
  euro: (count) => (count > 0 && count % 1_000_000 === 0 ? 'd’euros' : count < 2 ? 'euro' : 'euros'),
  fold,
}

const ONES = wordList(
  ' un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
)
const TENS = wordList('  vingt trente quarante cinquante soixante septante quatre-vingt nonante')

/** "Vingt" and "cent" have an s when they are multiplied and end the number; "million" is a noun, "mille" is not. */
function positive(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  return joined(
    millions === 0 ? '' : `${belowThousand(millions)} million${millions === 1 ? '' : 's'}`,
    thousands === 0 ? '' : joined(thousands === 1 ? '' : belowThousand(thousands, false), 'mille'),
    belowThousand(rest),
  )
}

function belowThousand(value: number, isEnd = true): string {
  const hundreds = Math.floor(value / 100)
  const plural = hundreds > 1 && value % 100 === 0 && isEnd ? 's' : ''
  const head = hundreds === 0 ? '' : joined(hundreds === 1 ? '' : ONES(hundreds), `cent${plural}`)
  return joined(head, belowHundred(value % 100, isEnd))
}

function belowHundred(value: number, isEnd: boolean): string {
  if (value < 20) return ONES(value)
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (ones === 0) return `${TENS(tens)}${tens === 8 && isEnd ? 's' : ''}`
  return ones === 1 && tens !== 8 ? `${TENS(tens)} et un` : `${TENS(tens)}-${ONES(ones)}`
}

const SMALL = new Set(['et', 'd', 'de'])

/** French of France counts seventy and ninety from sixty and eighty: each teen with its Belgian unit. */
const TEENS: Readonly<Record<string, string>> = {
  dix: '',
  onze: 'un',
  douze: 'deux',
  treize: 'trois',
  quatorze: 'quatre',
  quinze: 'cinq',
  seize: 'six',
  dixsept: 'sept',
  dixhuit: 'huit',
  dixneuf: 'neuf',
}

function fold(words: readonly string[]): string {
  return words
    .filter((word) => !SMALL.has(word))
    .map((word) => word.replace(/^(cent|vingt|million|mille)s$/, '$1'))
    .join('')
    .replace(/et(?=un|onze)/g, '')
    .replace(/huitante|octante/g, 'quatrevingt')
    .replace(
      /(soixante|quatrevingt)(dixsept|dixhuit|dixneuf|onze|douze|treize|quatorze|quinze|seize|dix)/g,
      (_, tens: string, teen: string) => `${tens === 'soixante' ? 'septante' : 'nonante'}${TEENS[teen]}`,
    )
}
