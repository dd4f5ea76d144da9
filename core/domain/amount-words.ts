/**
 * Amounts in words, as an offer has them (spec 3 "Offer form": numbers and letters), and whether somebody's words say
 * an amount. Spaces, hyphens, accents and case do not count, nor do small words that some write and others do not.
 */
import type { Locale } from './locale.ts'
import { numberInHundreds, numberInWords } from './number-words.ts'
import { foldText } from './text.ts'

/** `twelve euros`, of whole euros. Null for what is no amount, or is a thousand million or more. */
export function amountInWords(euro: number, locale: Locale): string | null {
  const words = numberInWords(euro, locale)
  return words === null ? null : `${words} ${EURO[locale](euro)}`
}

/** Whether the words say this amount, with or without "euro" behind it. */
export function saysAmount(text: string, euro: number, locale: Locale): boolean {
  const said = foldWords(text, locale).replace(/euros?$/, '')
  return [numberInWords(euro, locale), numberInHundreds(euro, locale)].some(
    (words) => words !== null && foldWords(words, locale) === said,
  )
}

const EURO: Readonly<Record<Locale, (count: number) => string>> = {
  nl: () => 'euro',
  // A million is a noun in French: "un million d'euros".
  fr: (count) => (count > 0 && count % 1_000_000 === 0 ? 'd’euros' : count < 2 ? 'euro' : 'euros'),
  en: (count) => (count === 1 ? 'euro' : 'euros'),
  de: () => 'Euro',
}

/** One spelling for all that say the same. */
function foldWords(text: string, locale: Locale): string {
  const words = foldText(text).match(/[a-z]+/g) ?? []
  return FOLDS[locale](words)
}

const FOLDS: Readonly<Record<Locale, (words: readonly string[]) => string>> = {
  nl: (words) => words.join('').replace(/(honderd|duizend|miljoen)en(?=[a-z])/g, '$1'),
  fr: foldFrench,
  en: (words) => words.map((word) => (word === 'a' ? 'one' : word === 'and' ? '' : word)).join(''),
  de: foldGerman,
}

const SMALL_FRENCH = new Set(['et', 'd', 'de'])

/** What follows sixty and four-twenties in France, as it follows seventy and ninety in Belgium. */
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

function foldFrench(words: readonly string[]): string {
  return words
    .filter((word) => !SMALL_FRENCH.has(word))
    .map((word) => word.replace(/^(cent|vingt|million|mille)s$/, '$1'))
    .join('')
    .replace(/et(?=un|onze)/g, '')
    .replace(/huitante|octante/g, 'quatrevingt')
    .replace(
      /(soixante|quatrevingt)(dixsept|dixhuit|dixneuf|onze|douze|treize|quatorze|quinze|seize|dix)/g,
      (_, tens: string, teen: string) => `${tens === 'soixante' ? 'septante' : 'nonante'}${TEENS[teen]}`,
    )
}

/** "Ein" before hundred and thousand is said or left out; "und" after them too; ü is also written ue. */
function foldGerman(words: readonly string[]): string {
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
