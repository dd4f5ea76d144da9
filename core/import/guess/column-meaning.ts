/** The meaning of a column by its name, in any language: `Bewoonbare opp. (m²)`, `description_fr`, `Foto 3`. */
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ExportColumn } from '../../languages/export-columns.ts'
import { property } from '../../schema/property.ts'
import { fold } from '../mapping/fold.ts'
import { columnNames, wordsKey } from './column-names.ts'
import { isFileAddress } from './file-address.ts'

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
const FIELDS = new Set(Object.keys(property.unwrap().shape))

export function isFieldOfSite(name: string): boolean {
  return FIELDS.has(name)
}

/** `[m²]`, `(EUR)`, and units at the end. */
const UNITS =
  /\s*[([][^)\]]*[)\]]|[\s_]+(?:in[\s_]+)?(?:m²|m2|sqm|eur|euro|€|kwh(?:[\s_/.]*m[²2])?(?:[\s_/.]*(?:an|jaar|year|a))?)$/gi

export function meaningOf(path: string): ColumnMeaning | undefined {
  const names = path.split('.')
  const meanings = names.map((name) => meaningOfName(name))
  // `owner.address.city` is private, like all of an owner.
  const hidden = meanings.find((each) => each?.meaning === 'private')
  if (hidden !== undefined) return hidden
  if (names.length === 1) return meanings[0] ?? (isContact(path) ? CONTACT : undefined)
  const whole = meaningOfName(path)
  if (whole !== undefined) return whole
  const last = meanings.at(-1)
  // `agent.name` is not the name of the property.
  const isPlace = last !== undefined && PLACE_PARTS.has(last.meaning) && PLACES.test(path)
  return isPlace ? { ...last, certainty: last.certainty - 2 } : nestedMeaning(names, last)
}

const PLACES = /^(?:address|adres|location|geo|city|property)/i

const PLACE_PARTS: ReadonlySet<ExportColumn> = new Set([
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
])

/** Names of objects that say nothing about the facts in them. */
const NEUTRAL =
  /^(?:property|details?|data|general|main|features|characteristics|spec(?:ification)?s|attributes|fields|building|energy|financials?|media|kenmerken|eigenschappen|caract[eé]ristiques|merkmale|ausstattung)$/i
/** Names of the value in an object that is named by its meaning: `price.amount`, `photos.url`. */
const VALUES = /^(?:amount|value|bedrag|waarde|montant|valeur|betrag|wert|#text)$/i
/** Names of objects and lists of texts, often one for each language. */
const TEXT_GROUPS =
  /^(?:descriptions?|texts?|teksten|omschrijvingen|textes?|descriptifs?|texte|beschreibungen|translations?|contents?)$/i
/** The fields that have a text in each language. */
export const TEXT_MEANINGS: ReadonlySet<ExportColumn> = new Set(['TypeDescription', 'Lead', 'Description'])
/** Names of the text of a code: `category.name`. */
const TEXTS = /^(?:name|label|naam|nom|bezeichnung|titel|title)$/i
const TEXTUAL: ReadonlySet<ExportColumn> = new Set([
  'Goal',
  'Status',
  'WebID',
  'MainTypeName',
  'City',
  'CountryID',
  'EPCLabelText',
  'Heating',
  'Kitchen',
  'agentName',
  'condition',
  'office',
])

/** `details.bedrooms`, `area.living`, `price.amount`, `media.photos.url`. */
function nestedMeaning(names: readonly string[], last: ColumnMeaning | undefined): ColumnMeaning | undefined {
  const [outer, name = ''] = [names.slice(0, -1), names.at(-1)]
  const areNeutral = (some: readonly string[]) => some.every((each) => NEUTRAL.test(each))
  const isFile = isFileAddress(name)
  if (VALUES.test(name) || isFile) {
    const meaning = meaningOf(outer.join('.'))
    const hasFiles = meaning?.meaning === 'pictures' || meaning?.meaning === 'plans'
    return meaning && hasFiles === isFile ? { ...meaning, certainty: meaning.certainty - 1 } : undefined
  }
  // `photos.photo` are the elements of a list.
  if (last?.meaning === 'pictures' && meaningOf(outer.join('.'))?.meaning === 'pictures') return last
  if (TEXTS.test(name) && names.length === 2) {
    const meaning = meaningOfName(outer.join('.'))
    if (meaning !== undefined && TEXTUAL.has(meaning.meaning))
      return { ...meaning, certainty: meaning.certainty - 1 }
  }
  if (outer.every((each) => TEXT_GROUPS.test(each)) && last !== undefined && TEXT_MEANINGS.has(last.meaning))
    return { ...last, certainty: last.certainty - 1 }
  const two = areNeutral(names.slice(0, -2)) ? meaningOfTwo(names.at(-2) ?? '', name) : undefined
  const found = two ?? (areNeutral(outer) ? last : undefined)
  return found && isFact(found.meaning) ? { ...found, certainty: found.certainty - 3 } : undefined
}

/** `areas.living` is the living area. */
function meaningOfTwo(outer: string, name: string): ColumnMeaning | undefined {
  const forms = [outer, ...['s', 'es', 'n', 'en'].flatMap((end) => withoutEnd(outer, end))]
  return forms.map((form) => meaningOfName(`${form} ${name}`)).find((meaning) => meaning !== undefined)
}

function withoutEnd(word: string, end: string): readonly string[] {
  return word.toLowerCase().endsWith(end) ? [word.slice(0, -end.length)] : []
}

/** Fields of the site, except those whose name alone is ambiguous: `features.type` may be the type of a roof. */
function isFact(meaning: ExportColumn): boolean {
  const isVague = ['ID', 'Goal', 'Status', 'WebID', 'MainTypeName', 'TypeDescription', 'Description', 'Lead']
  return meaning === 'pictures' || meaning === 'plans' || (FIELDS.has(meaning) && !isVague.includes(meaning))
}

/** The owner of the telephone number is unknown. */
export function isContact(name: string): boolean {
  return columnNames().contacts.has(fold(name.replace(/\d+$/, '')))
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
  return meaningOfWords(plain, language) ?? meaningOfParts(plain, language)
}

/** "Surf. habit." is "surface habitable", if all names with words that begin so have one meaning. */
function meaningOfParts(name: string, language: Locale | undefined): ColumnMeaning | undefined {
  if (!/\p{L}\./u.test(name)) return undefined
  const parts = wordsKey(name).split(' ')
  if (parts.some((part) => part.length < 2)) return undefined
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
  const isPrivate = words.split(' ').some((word) => columnNames().privateWords.has(word))
  const meaning = columnNames().byWords.get(words) ?? (isPrivate ? 'private' : undefined)
  return meaning && { meaning, certainty: 6, language, number: 0 }
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
