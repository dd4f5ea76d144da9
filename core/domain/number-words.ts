/** Whole numbers in words, as a cheque or an offer has them: 0 to 999 999 999, with the Belgian forms in French. */
import type { Locale } from './locale.ts'

const HIGHEST = 999_999_999

/** Null for a number that is not whole, or lies outside. */
export function numberInWords(value: number, locale: Locale): string | null {
  if (!Number.isInteger(value) || value < 0 || value > HIGHEST) return null
  return value === 0 ? ZERO[locale] : WRITERS[locale](value)
}

/** `twenty-five hundred`: how people also say a number of four digits. Null where nobody does. */
export function numberInHundreds(value: number, locale: Locale): string | null {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (!Number.isInteger(value) || hundreds < 11 || hundreds > 99 || hundreds % 10 === 0) return null
  const tail = rest === 0 ? '' : ` ${WRITERS[locale](rest)}`
  return `${WRITERS[locale](hundreds)} ${HUNDRED[locale]}${tail}`
}

const ZERO = { nl: 'nul', fr: 'zéro', en: 'zero', de: 'null' } as const
const HUNDRED = { nl: 'honderd', fr: 'cent', en: 'hundred', de: 'hundert' } as const

const WRITERS: Readonly<Record<Locale, (value: number) => string>> = {
  nl: dutch,
  fr: french,
  en: english,
  de: german,
}

interface Parts {
  readonly millions: number
  readonly thousands: number
  readonly rest: number
}

function partsOf(value: number): Parts {
  return {
    millions: Math.floor(value / 1_000_000),
    thousands: Math.floor(value / 1000) % 1000,
    rest: value % 1000,
  }
}

function words(text: string): (index: number) => string {
  const list = text.split(' ')
  return (index) => list[index] ?? ''
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const nlOnes = words(
  ' een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
)
const nlTens = words('  twintig dertig veertig vijftig zestig zeventig tachtig negentig')

/** One word up to a thousand, and a space after it. */
function dutch(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  return joined(
    millions === 0 ? '' : `${dutchHundreds(millions)} miljoen`,
    thousands === 0 ? '' : `${thousands === 1 ? '' : dutchHundreds(thousands)}duizend`,
    dutchHundreds(rest),
  )
}

function dutchHundreds(value: number): string {
  const hundreds = Math.floor(value / 100)
  const head = hundreds === 0 ? '' : `${hundreds === 1 ? '' : nlOnes(hundreds)}honderd`
  return `${head}${dutchTens(value % 100)}`
}

function dutchTens(value: number): string {
  if (value < 20) return nlOnes(value)
  const [ten, one] = [nlTens(Math.floor(value / 10)), nlOnes(value % 10)]
  if (one === '') return ten
  return `${one}${one.endsWith('e') ? 'ën' : 'en'}${ten}`
}

const frOnes = words(
  ' un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
)
const frTens = words('  vingt trente quarante cinquante soixante septante quatre-vingt nonante')

/** "Vingt" and "cent" have an s when they are multiplied and end the number; "million" is a noun, "mille" is not. */
function french(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  return joined(
    millions === 0 ? '' : `${frenchHundreds(millions)} million${millions === 1 ? '' : 's'}`,
    thousands === 0 ? '' : joined(thousands === 1 ? '' : frenchHundreds(thousands, false), 'mille'),
    frenchHundreds(rest),
  )
}

function frenchHundreds(value: number, isEnd = true): string {
  const hundreds = Math.floor(value / 100)
  const plural = hundreds > 1 && value % 100 === 0 && isEnd ? 's' : ''
  const head = hundreds === 0 ? '' : joined(hundreds === 1 ? '' : frOnes(hundreds), `cent${plural}`)
  return joined(head, frenchTens(value % 100, isEnd))
}

function frenchTens(value: number, isEnd: boolean): string {
  if (value < 20) return frOnes(value)
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (ones === 0) return `${frTens(tens)}${tens === 8 && isEnd ? 's' : ''}`
  return ones === 1 && tens !== 8 ? `${frTens(tens)} et un` : `${frTens(tens)}-${frOnes(ones)}`
}

const enOnes = words(
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
)
const enTens = words('  twenty thirty forty fifty sixty seventy eighty ninety')

/** British: "and" before tens and ones that follow anything. */
function english(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  const isLow = rest > 0 && rest < 100 && value >= 1000
  return joined(
    millions === 0 ? '' : `${englishHundreds(millions)} million`,
    thousands === 0 ? '' : `${englishHundreds(thousands)} thousand`,
    isLow ? 'and' : '',
    englishHundreds(rest),
  )
}

function englishHundreds(value: number): string {
  const hundreds = Math.floor(value / 100)
  const tail = englishTens(value % 100)
  if (hundreds === 0) return tail
  return joined(enOnes(hundreds), 'hundred', tail === '' ? '' : 'and', tail)
}

function englishTens(value: number): string {
  if (value < 20) return enOnes(value)
  const [ten, one] = [enTens(Math.floor(value / 10)), enOnes(value % 10)]
  return one === '' ? ten : `${ten}-${one}`
}

const deOnes = words(
  ' ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
)
const deTens = words('  zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig')

/** One word below a million, with "ein" before hundred and thousand, as contracts write it. */
function german(value: number): string {
  const { millions, thousands, rest } = partsOf(value)
  const low = `${thousands === 0 ? '' : `${germanHundreds(thousands)}tausend`}${germanHundreds(rest)}`
  if (millions === 0) return low
  return joined(millions === 1 ? 'eine Million' : `${germanHundreds(millions)} Millionen`, low)
}

function germanHundreds(value: number): string {
  const hundreds = Math.floor(value / 100)
  return `${hundreds === 0 ? '' : `${deOnes(hundreds)}hundert`}${germanTens(value % 100)}`
}

function germanTens(value: number): string {
  if (value < 20) return deOnes(value)
  const [ten, one] = [deTens(Math.floor(value / 10)), deOnes(value % 10)]
  return one === '' ? ten : `${one}und${ten}`
}
