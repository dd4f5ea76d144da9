/** The meanings of words of the trade in any language: goal, status, country, energy label. */
import { countryCodeOf } from '../../domain/address.ts'
import { codeText } from '../../languages/code-texts.ts'
import type { Wanted } from '../../languages/export-columns.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { fold, foldedWords, wordsOf } from './fold.ts'

const LANGUAGES = Object.values(EXPORT_WORDS)

/** "Sold" and "rented" say the goal as well. */
const GOALS: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ...LANGUAGES.flatMap(({ status }) => foldedWords(status.rented)).map((word) => [word, 1] as const),
  ...LANGUAGES.flatMap(({ status }) => foldedWords(status.sold)).map((word) => [word, 0] as const),
  ...[...wordsOf('takeOver')].map((word) => [word, 2] as const),
  ...[...wordsOf('rent')].map((word) => [word, 1] as const),
  ...[...wordsOf('sale')].map((word) => [word, 0] as const),
])

export function goalOf(text: string): 0 | 1 | 2 | undefined {
  return GOALS.get(wordIn(text))
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

/** `text` is in lower case. */
export function energyLabelOf(text: string): string | undefined {
  const [, letter, mark = ''] = LABEL.exec(text) ?? []
  if (letter === undefined) return undefined
  const sign = mark
    .replace(/^_/, '')
    .replace(/^(?:sub|min(?:us)?)$/, '-')
    .replace(/plus ?|p/g, '+')
  return `${letter.toUpperCase()}${sign}`
}
