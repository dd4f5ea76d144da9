/** The meanings of words of the trade in any language: goal, status, country, energy label. */
import { countryCodeOf } from '../../domain/address.ts'
import { codeText } from '../../languages/code-texts.ts'
import type { Wanted } from '../../languages/export-columns.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { fold, foldedWords, wordsOf } from './fold.ts'

const LANGUAGES = Object.values(EXPORT_WORDS)

/** "Sold" and "rented" say the goal as well, and only a sale has a compromise. */
const GOALS: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ...LANGUAGES.flatMap(({ wanted }) => foldedWords(wanted.compromise)).map((word) => [word, 0] as const),
  ...LANGUAGES.flatMap(({ status }) => foldedWords(status.rented)).map((word) => [word, 1] as const),
  ...LANGUAGES.flatMap(({ status }) => foldedWords(status.sold)).map((word) => [word, 0] as const),
  ...[...wordsOf('takeOver')].map((word) => [word, 2] as const),
  ...[...wordsOf('rent')].map((word) => [word, 1] as const),
  ...[...wordsOf('sale')].map((word) => [word, 0] as const),
])

export function goalOf(text: string): 0 | 1 | 2 | undefined {
  return GOALS.get(wordIn(text))
}

/** Words that say the goal wherever they are in a text, such as "te koop". */
const PHRASES = (['sale', 'rent'] as const).map((list, goal) => ({
  goal: goal as 0 | 1,
  phrases: LANGUAGES.flatMap((words) => words[list].split(', '))
    .filter((words) => words.includes(' '))
    .map((words) => ` ${spaced(words)} `),
}))

/** In characters. A longer text is a description, which may speak of another home. */
const LONGEST_NAME = 200

/** The goal that words in a text say, as in "Huis te koop in Gent"; undefined if they say none or two. */
export function goalIn(text: string): 0 | 1 | undefined {
  if (text.length > LONGEST_NAME) return undefined
  const words = ` ${spaced(text)} `
  const found = PHRASES.filter(({ phrases }) => phrases.some((phrase) => words.includes(phrase)))
  return found.length === 1 ? found[0]?.goal : undefined
}

/** "Rijwoning te koop" without the two words of the goal. */
export function withoutGoalPhrase(text: string): string {
  if (text.length > LONGEST_NAME) return text
  const words = text.split(/\s+/)
  const pairs = words.map((word, index) => ` ${spaced(`${word} ${words[index + 1] ?? ''}`)} `)
  const at = pairs.findIndex((pair) => PHRASES.some(({ phrases }) => phrases.includes(pair)))
  return at < 0 || words.length < 3 ? text : words.toSpliced(at, 2).join(' ')
}

function spaced(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter(Boolean)
    .join(' ')
}

/** Terms of public vocabularies, such as `https://schema.org/SoldOut`. */
const VOCABULARY = /^https?:\/\/(?:schema\.org\/|purl\.org\/goodrelations\/v1#)/

function wordIn(text: string): string {
  return fold(text.replace(VOCABULARY, ''))
}

/** The ids of the Omnicasa CRM. A home that is taken is sold, or rented if it was to let. */
export const STATUS_IDS = { active: 1, sold: 2, rented: 4, hidden: 5, taken: 6 } as const

const STATUSES: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap(({ status }) =>
    Object.entries(STATUS_IDS).flatMap(([kind, id]) =>
      foldedWords(status[kind as keyof typeof STATUS_IDS]).map((word) => [word, id] as const),
    ),
  ),
)

type MarqueeKey = `marquee.${Wanted}`

const MARQUEES: ReadonlyMap<string, MarqueeKey> = new Map(
  LANGUAGES.flatMap(({ wanted }) =>
    Object.entries(wanted).flatMap(([kind, words]) => {
      const key = `marquee.${kind}` as MarqueeKey
      const texts = Object.values(codeText(key)).map(fold)
      return [...texts, ...foldedWords(words)].map((word) => [word, key] as const)
    }),
  ),
)

/** A home that others want, such as one under option, is still active. */
export function statusOf(text: string): number | undefined {
  return STATUSES.get(wordIn(text)) ?? (marqueeOf(text) === undefined ? undefined : STATUS_IDS.active)
}

/** The status that visitors see over the photograph, such as "under option", as the key of its texts. */
export function marqueeOf(text: string): MarqueeKey | undefined {
  return MARQUEES.get(fold(text))
}

const BELGIUM = wordsOf('belgium')
const LUXEMBOURG = wordsOf('luxembourg')

/** The ids of the Omnicasa CRM, also as numbers. The site shows homes in Belgium and Luxembourg. */
export function countryOf(text: string): number | undefined {
  const folded = fold(text)
  const id = BELGIUM.has(folded) ? 10 : LUXEMBOURG.has(folded) ? 50 : Number(text)
  return countryCodeOf(id) === null ? undefined : id
}

const LABEL =
  /^(?:(?:classe|klasse|class|label|peb|epc|dpe)\s*:?\s*)*([a-i])\s*(\+{1,2}|-|_?(?:plus ?plus|plus|sub|min(?:us)?)|p{1,2})?$/

/** In kWh per square metre and year, of "C (245 kWh/m²)" and "245 kWh/m² (C)". */
export function energyValueOf(text: string): number | undefined {
  const [, number] = /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?)\s?kwh/i.exec(text) ?? []
  return number === undefined ? undefined : Number(number.replace(',', '.'))
}

/** The label beside a value, before it or in brackets behind it. The "a" of "kWh/m² a" is a year. */
const BESIDE = /^([a-i](?:\+{1,2}|-)?)[ (:;,–-]{1,4}\d|\(([a-i](?:\+{1,2}|-)?)\)$/

/** `text` is in lower case. */
export function energyLabelOf(text: string): string | undefined {
  const [, before, behind] = energyValueOf(text) === undefined ? [] : (BESIDE.exec(text) ?? [])
  const [, letter, mark = ''] = LABEL.exec(before ?? behind ?? text) ?? []
  if (letter === undefined) return undefined
  const sign = mark
    .replace(/^_/, '')
    .replace(/^(?:sub|min(?:us)?)$/, '-')
    .replace(/plus ?|p/g, '+')
  return `${letter.toUpperCase()}${sign}`
}
