/** The names of the objects around a fact tell its kind: `location.city`, `costs.deposit`, `rooms.bedrooms`. */
import { lazy } from '../../domain/remembered.ts'
import type { ExportColumn, NameGroup } from '../../languages/export-columns.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { property } from '../../schema/property.ts'
import { fold, foldedWords } from '../mapping/fold.ts'
import { wordsOfName } from './column-names.ts'

const FIELDS = new Set(Object.keys(property.unwrap().shape))

export function isFieldOfSite(name: string): boolean {
  return FIELDS.has(name)
}

type Meanings = ReadonlySet<ExportColumn>

/** The fields that have a text in each language. */
export const TEXT_MEANINGS: Meanings = new Set(['TypeDescription', 'Lead', 'Description'])

const PLACE: Meanings = new Set([
  'address',
  'zipAndCity',
  'Street',
  'HouseNumber',
  'BoxNr',
  'Zip',
  'City',
  'CountryID',
  'Latitude',
  'Longitude',
  'region',
  'nearestTown',
])

const MONEY: Meanings = new Set([
  'Goal',
  'Status',
  'isForSale',
  'isForRent',
  'isSold',
  'isRented',
  'isTaken',
  'isOptioned',
  'Availability',
  'Price',
  'currency',
  'ChargesRenter',
  'ChargesOwner',
  'DepositAmount',
  'CadastralIncome',
  'VAT',
  'PublishPrice',
  'hiddenPrice',
])

const FILES: Meanings = new Set(['pictures', 'plans'])

/** The name of these facts alone is ambiguous: `features.type` may be the type of a roof. */
const VAGUE: Meanings = new Set([
  'ID',
  'Goal',
  'Status',
  'WebID',
  'MainTypeName',
  'name',
  'remark',
  'TypeDescription',
  'Description',
  'Lead',
])

/** The facts that objects of each kind can have. */
const FACTS: Readonly<Record<NameGroup, (meaning: ExportColumn) => boolean>> = {
  home: (meaning) => meaning !== 'private',
  features: (meaning) =>
    !VAGUE.has(meaning) &&
    (isFieldOfSite(meaning) || [FILES, PLACE, MONEY].some((some) => some.has(meaning))),
  place: (meaning) => PLACE.has(meaning),
  money: (meaning) => MONEY.has(meaning),
  rooms: (meaning) => meaning.startsWith('NumberOf'),
  texts: (meaning) => TEXT_MEANINGS.has(meaning),
}

const LANGUAGES = Object.values(EXPORT_WORDS)

const names = lazy(() => {
  const wordsOf = (group: NameGroup) => new Set(LANGUAGES.flatMap(({ groups }) => foldedWords(groups[group])))
  const partsOf = (part: 'value' | 'text' | 'code') =>
    new Set(LANGUAGES.flatMap(({ parts }) => foldedWords(parts[part])))
  const itself = new Set(LANGUAGES.flatMap((words) => foldedWords(words.home)))
  const home = new Set([...itself, ...wordsOf('home')])
  const neutral = new Set([...home, ...wordsOf('features')])
  const kinds = (Object.keys(FACTS) as NameGroup[]).map((group) => ({
    own: group === 'home' ? home : wordsOf(group),
    others: group === 'home' ? home : neutral,
    has: FACTS[group],
  }))
  const telling = new Set(
    (['place', 'money', 'rooms', 'texts'] as const).flatMap((group) => [...wordsOf(group)]),
  )
  const rooms = wordsOf('rooms')
  return {
    itself,
    neutral,
    telling,
    rooms,
    kinds,
    value: partsOf('value'),
    text: partsOf('text'),
    code: partsOf('code'),
  }
})

/** Whether objects with these names, the outermost first, can have a fact of this meaning. */
export function canHave(objects: readonly string[], meaning: ExportColumn): boolean {
  const words = objects.flatMap(wordsOfName)
  return names().kinds.some(
    ({ own, others, has }) =>
      has(meaning) &&
      words.some((word) => own.has(word)) &&
      words.every((word) => own.has(word) || others.has(word)),
  )
}

/** Whether the names say nothing of the facts in their objects. */
export function areNeutral(objects: readonly string[]): boolean {
  return objects.flatMap(wordsOfName).every((word) => names().neutral.has(word))
}

/** Whether the word is the name of an object with rooms. `word` is folded. */
export function namesRooms(word: string): boolean {
  return names().rooms.has(word)
}

/** Whether the word is the name of an object with facts of one kind, such as `location`. `attributes` may be any. */
export function namesFacts(word: string): boolean {
  return names().telling.has(fold(word))
}

/**
 * `property_city` and `type woning` are the town and the type: the words for the home say nothing of its facts, nor does
 * a word before them that has no meaning (`acme_property_city`).
 */
export function factIn(name: string, hasMeaning: (word: string) => boolean): string {
  const words = wordsOfName(name)
  const isHome = (word: string) => names().itself.has(word)
  const end = words.findLastIndex((word) => !isHome(word)) + 1
  const start = words.slice(0, end).findLastIndex(isHome)
  return words.slice(0, Math.max(start, 0)).some(hasMeaning) ? '' : words.slice(start + 1, end).join(' ')
}

/** Whether a name has no other words than those for the home, such as "pand". */
export function namesHome(name: string): boolean {
  const words = wordsOfName(name)
  return words.length > 0 && words.every((word) => names().itself.has(word))
}

/** An object has a code and a name of these facts. */
const CODED: Meanings = new Set([
  'Goal',
  'Status',
  'WebID',
  'CountryID',
  'HouseNumber',
  'Heating',
  'Kitchen',
  'EPCLabelText',
  'EnergyPerformance',
])
/** An object has a name of these facts, and no code. */
const NAMED: Meanings = new Set(['MainTypeName', 'City', 'agentName', 'condition', 'office'])

/** Whether the name is that of the value of its object: `price.amount`, `category.name`, `reference.internal`. */
export function isPartOf(meaning: ExportColumn, name: string): boolean {
  const { value, text, code } = names()
  const folded = fold(name)
  // `#text` is the text of an XML element with attributes.
  if (name === '#text' || value.has(folded) || meaning === 'RecordFile') return true
  const isCoded = CODED.has(meaning)
  return (text.has(folded) && (isCoded || NAMED.has(meaning))) || (code.has(folded) && isCoded)
}
