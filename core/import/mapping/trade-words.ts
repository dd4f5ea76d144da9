/** The meanings of words of the trade in any language: goal, status, country, energy label. */
import { countryCodeOf } from '../../domain/address.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { fold, foldedWords, wordsOf } from './fold.ts'

/** "Sold" and "rented" say the goal as well. */
const GOALS: ReadonlyMap<string, 0 | 1 | 2> = new Map([
  ...statusWords('rented').map((word) => [word, 1] as const),
  ...statusWords('sold').map((word) => [word, 0] as const),
  ...[...wordsOf('takeOver')].map((word) => [word, 2] as const),
  ...[...wordsOf('rent')].map((word) => [word, 1] as const),
  ...[...wordsOf('sale')].map((word) => [word, 0] as const),
])

export function goalOf(text: string): 0 | 1 | 2 | undefined {
  return GOALS.get(fold(text))
}

function statusWords(status: StatusWord): readonly string[] {
  return Object.values(EXPORT_WORDS).flatMap((words) => foldedWords(words.status[status]))
}

type StatusWord = 'active' | 'sold' | 'rented' | 'reserved' | 'hidden'

const STATUSES: ReadonlyMap<string, StatusWord> = new Map(
  Object.values(EXPORT_WORDS).flatMap(({ status }) =>
    (Object.keys(status) as StatusWord[]).flatMap((kind) =>
      foldedWords(status[kind]).map((word) => [word, kind] as const),
    ),
  ),
)

/** The ids of the Omnicasa CRM: 1 active, 2 sold, 4 rented, 5 inactive. A home under option is active. */
const STATUS_IDS: Readonly<Record<StatusWord, number>> = {
  active: 1,
  reserved: 1,
  sold: 2,
  rented: 4,
  hidden: 5,
}

export function statusOf(text: string): number | undefined {
  const status = STATUSES.get(fold(text))
  return status === undefined ? undefined : STATUS_IDS[status]
}

/** The words of a status that visitors see as a banner, such as "Onder optie". */
export function marqueeOf(text: string): string | undefined {
  return STATUSES.get(fold(text)) === 'reserved' ? text : undefined
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
