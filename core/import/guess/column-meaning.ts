/** The meaning of a column by its name, in any language: `Bewoonbare opp. (m²)`, `description_fr`, `Foto 3`. */
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ExportColumn } from '../../languages/export-columns.ts'
import { fold } from '../mapping/fold.ts'
import { columnNames, stemsOf, wordsKey, wordsOfName } from './column-names.ts'
import { isFileAddress } from './file-address.ts'
import { areNeutral, canHave, factIn, isPartOf, namesHome } from './name-groups.ts'

export interface ColumnMeaning {
  readonly meaning: ExportColumn
  /** The certainty of the name. If two columns have one meaning, the more certain one is read first. */
  readonly certainty: number
  /** A suffix of the name, such as `_nl`. */
  readonly language?: Locale | undefined
  /** A number at the end of the name. */
  readonly number: number
}

const CONTACT: ColumnMeaning = { meaning: 'private', certainty: 1, number: 0 }

/** `[m²]`, `(EUR)`, and units at the end. */
const UNITS =
  /^(?:m²|m2)\s+(?=\p{L})|\s*[([][^)\]]*[)\]]|[\s_]+(?:in[\s_]+)?(?:m²|m2|sqm|eur|euro|€|kwh(?:[\s_/.]*m[²2])?(?:[\s_/.]*(?:an|jaar|year|a))?)$/giu

/** In characters. A longer path is private or means nothing: hostile names would take long. */
const LONGEST = 150

export function meaningOf(path: string): ColumnMeaning | undefined {
  if (path.length > LONGEST) return meaningOfWords(path, undefined)
  const names = path.split('.').filter((name) => name.trim() !== '')
  const whole = meaningOfName(path)
  // `Tel.` is one name.
  if (names.length < 2) return whole ?? (isContact(path) ? CONTACT : flattenedMeaning(path))
  const meanings = names.map((name) => meaningOfName(name))
  // `owner.address.city` is private, like all of an owner.
  const hidden = meanings.find((each) => each?.meaning === 'private')
  if (hidden !== undefined) return hidden
  const codes = names.map(languageCode)
  const at = codes.findIndex(isLocale)
  if (whole !== undefined || at < 0) return whole ?? nestedMeaning(names, meanings.at(-1))
  // `title.nl`, `texts.nl.title`, `fr-BE.description`.
  const meaning = meaningOf(names.toSpliced(at, 1).join('.'))
  return meaning && { ...meaning, language: codes[at] as Locale }
}

function languageCode(name: string): string {
  return /^([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

interface Named {
  readonly name: string
  /** The meaning of the name alone. */
  readonly meaning: ColumnMeaning | undefined
}

/** `details.bedrooms`, `area.living`, `price.amount`, `media.photos.url`, `propertyAddress.addressTown`. */
function nestedMeaning(names: readonly string[], last: ColumnMeaning | undefined): ColumnMeaning | undefined {
  const [outer, name = ''] = [names.slice(0, -1), names.at(-1)]
  const object = meaningOf(outer.join('.'))
  const found = meaningIn(outer, object, { name, meaning: last })
  const rest = found === undefined ? withoutRepeated(outer, name) : undefined
  return rest === undefined ? found : meaningIn(outer, object, rest)
}

/** The meaning of a name in an object of this meaning. */
function meaningIn(
  outer: readonly string[],
  object: ColumnMeaning | undefined,
  { name, meaning: last }: Named,
): ColumnMeaning | undefined {
  const hasFiles = object?.meaning === 'pictures' || object?.meaning === 'plans'
  if (isFileAddress(name)) return hasFiles ? lessCertain(object, 1) : undefined
  // `photos.photo` are the elements of a list, and `type.propertyType` is the type.
  if (last !== undefined && last.meaning === object?.meaning) return last
  if (object !== undefined && !hasFiles && isPartOf(object.meaning, name)) return lessCertain(object, 1)
  if (object?.meaning === 'Price' && last !== undefined && OF_PRICE.has(last.meaning)) return last
  const two = areNeutral(outer.slice(0, -1)) ? meaningOfTwo(outer.at(-1) ?? '', name) : undefined
  // `agent.name` is not the name of the property.
  const found = two ?? (last !== undefined && canHave(outer, last.meaning) ? last : undefined)
  return found && lessCertain(found, 3)
}

/** `addressTown` of `propertyAddress` is `town`: the name repeats the last word of its object. */
function withoutRepeated(outer: readonly string[], name: string): Named | undefined {
  const word = wordsOfName(outer.at(-1) ?? '').at(-1)
  const [first = '', ...words] = wordsOfName(name)
  if (word === undefined || words.length === 0 || stemsOf(first) !== stemsOf(word)) return undefined
  const rest = words.join('_')
  return { name: rest, meaning: meaningOfName(rest) ?? flattenedMeaning(rest) }
}

/** `location_lat` is the latitude, as `location.lat` is: a table has no objects. */
function flattenedMeaning(name: string): ColumnMeaning | undefined {
  const [, outer, inner] = /^(\p{L}+)_+(\p{L}.*)$/u.exec(name) ?? []
  if (outer === undefined || inner === undefined) return undefined
  const meaning = meaningIn([outer], meaningOfName(outer), { name: inner, meaning: meaningOfName(inner) })
  return meaning && lessCertain(meaning, 1)
}

/** Facts of a price, in an object of it: `askingPrice.currency`. */
const OF_PRICE: ReadonlySet<ExportColumn> = new Set(['currency', 'PublishPrice', 'hiddenPrice'])

function lessCertain(meaning: ColumnMeaning, by: number): ColumnMeaning {
  return { ...meaning, certainty: meaning.certainty - by }
}

/** `areas.living` is the living area. */
function meaningOfTwo(outer: string, name: string): ColumnMeaning | undefined {
  const forms = [outer, ...['s', 'es', 'n', 'en'].flatMap((end) => withoutEnd(outer, end))]
  return forms.map((form) => meaningOfName(`${form} ${name}`)).find((meaning) => meaning !== undefined)
}

function withoutEnd(word: string, end: string): readonly string[] {
  return word.toLowerCase().endsWith(end) ? [word.slice(0, -end.length)] : []
}

/** The owner of the telephone number is unknown. */
export function isContact(name: string): boolean {
  return columnNames().contacts.has(fold(name.replace(/\d+$/, '')))
}

/** Whether one of the words of a name has this meaning by itself. */
export function mentions(name: string, meaning: ExportColumn): boolean {
  return wordsOfName(name).some((word) => meaningOf(word)?.meaning === meaning)
}

/** The languages in which columns have this name, and those in which it is private. */
export function languagesOfName(name: string): {
  readonly all: readonly Locale[]
  readonly private: readonly Locale[]
} {
  const folded = fold(name.replace(UNITS, ''))
  const localesOf = (which: 'all' | 'private') =>
    columnNames().byLanguage.flatMap((names) => (names[which].has(folded) ? [names.locale] : []))
  return { all: localesOf('all'), private: localesOf('private') }
}

function meaningOfName(name: string): ColumnMeaning | undefined {
  const { base, language } = withoutLanguage(name.trim())
  for (const [text, certainty] of [
    [name, 10],
    [language === undefined ? name.replace(UNITS, '') : base, 9],
    [base.replace(UNITS, ''), 8],
    [base.replace(/[\s_.[\]-]*\d+\]?$/, ''), 7],
  ] as const) {
    const meaning = columnNames().byName.get(fold(text))
    if (meaning === undefined) continue
    const number = Number(/(\d+)\D*$/.exec(certainty === 7 ? base : '')?.[1] ?? 0)
    return { meaning, certainty, language: certainty < 10 ? language : undefined, number }
  }
  const plain = base.replace(UNITS, '')
  return (
    meaningOfWords(plain, language) ??
    meaningOfFact(plain, language) ??
    meaningOfEither(plain) ??
    meaningOfParts(plain, language)
  )
}

/** "Kaufpreis/Miete" is a price, as both are. */
function meaningOfEither(name: string): ColumnMeaning | undefined {
  const parts = name.split('/')
  if (parts.length < 2) return undefined
  const [first, ...others] = parts.map((part) => meaningOfName(part))
  const areSame = first !== undefined && others.every((other) => other?.meaning === first.meaning)
  return areSame ? lessCertain(first, 2) : undefined
}

/** A name of a fact of the home, such as `listing_price`. */
function meaningOfFact(name: string, language: Locale | undefined): ColumnMeaning | undefined {
  if (namesHome(name)) return { meaning: 'name', certainty: 0, number: 0 }
  const fact = factIn(name, (word) => meaningOfName(word) !== undefined)
  const meaning = fact === '' || fold(fact) === fold(name) ? undefined : meaningOfName(fact)
  return meaning && { ...lessCertain(meaning, 3), language }
}

/**
 * "Surf. habit." and `SURF_HABIT` are "surface habitable", if all names with words that begin so have one meaning. A
 * single word is only cut off if a point says so.
 */
function meaningOfParts(name: string, language: Locale | undefined): ColumnMeaning | undefined {
  const hasPoints = /\p{L}\./u.test(name)
  const parts = wordsKey(name).split(' ')
  if (parts.some((part) => part.length < (hasPoints ? 2 : 3)) || (!hasPoints && parts.length < 2))
    return undefined
  const begins = (words: readonly string[]) =>
    words.length === parts.length && parts.every((part) => words.some((word) => word.startsWith(part)))
  const [meaning, ...others] = new Set(
    columnNames()
      .names.filter(({ words }) => begins(words))
      .map((each) => each.meaning),
  )
  return meaning === undefined || others.length > 0
    ? undefined
    : { meaning, certainty: 5, language, number: 0 }
}

function meaningOfWords(name: string, language: Locale | undefined): ColumnMeaning | undefined {
  const words = wordsKey(name)
  const isPrivate = words.split(' ').some((word) => columnNames().privateWords.has(word)) || hidesNote(name)
  const named = columnNames().byWords.get(words)
  const meaning = named ?? (isPrivate ? 'private' : columnNames().byStems.get(stemsOf(words)))
  return meaning && { meaning, certainty: 6, language, number: 0 }
}

/** `acme_internal_notes` are internal notes, whatever "acme" is. */
function hidesNote(name: string): boolean {
  const words = wordsOfName(name).slice(1)
  return words.length > 1 && columnNames().byWords.get(words.toSorted().join(' ')) === 'private'
}

/** `description_nl`, `Titel FR`, `Omschrijving (EN)`, `descriptionDe`, `text_nl-BE`. */
function withoutLanguage(name: string): { readonly base: string; readonly language?: Locale } {
  const [, base = '', code = ''] =
    /^(.*?[\p{Ll}\d)])[\s_.([-]+([a-z]{2})(?:[-_][A-Z]{2})?[)\]]?$/iu.exec(name) ??
    /^(.*\p{Ll})([A-Z][a-z])$/u.exec(name) ??
    []
  const language = code.toLowerCase()
  return base !== '' && isLocale(language) ? { base, language } : { base: name }
}
