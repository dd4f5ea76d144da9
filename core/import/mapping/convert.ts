/** One value of a source -> one value of the site, by the kind that its rule names. */
import { isMoment } from '../../domain/moment.ts'
import { isLocale, LOCALES } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ValueKind } from '../../schema/mapping-rules.ts'
import { EXTENT } from '../../source/coordinates.ts'
import type { RawFields, RawValue } from '../raw-record.ts'
import { addressParts, placeIn } from './address-text.ts'
import type { Column } from './columns.ts'
import { dateOf } from './date-text.ts'
import type { DateOrder } from './date-text.ts'
import { townOfZip, zipOfTown } from '../../places/belgian-places.ts'
import { fold, valueKey, wordsOf } from './fold.ts'
import { knownNameOf, textOfCode, textOfMarquee } from './known-names.ts'
import type { NameKind } from './known-names.ts'
import { lowestPrice, priceUnitOf } from './lowest-price.ts'
import { numberBy, numberShape } from './number-text.ts'
import type { Decimal } from './number-text.ts'
import { phoneIn, urlOf, yearIn } from './parts-of-text.ts'
import { groupsOf } from './surveyed.ts'
import { isFields } from './source-path.ts'
import { countryOf, energyLabelOf, energyValueOf, goalIn, goalOf, statusOf } from './trade-words.ts'
import { typeGroupIn } from './type-words.ts'
import { urlFacts } from './url-words.ts'
import { cityIn, zipIn } from './zip-text.ts'

export interface Convention {
  /** The decimal mark of the rules, which takes precedence over the cells of the column. */
  readonly decimal: Decimal | undefined
  readonly dates: DateOrder | undefined
  readonly column: Column | undefined
}

export type Converted =
  | { readonly value: unknown }
  /** The text says that there is no value, such as "price on request". */
  | 'empty'
  /** The number fits a decimal comma and a decimal point. */
  | 'ambiguous'
  /** Cells of the column have decimal commas and decimal points. */
  | 'mixed'
  /** A code or word of the trade that has no meaning here. */
  | 'unknown'
  /** The value has another form; the words continue after "must be". */
  | { readonly expected: string }

/** `raw` is not empty. */
export function convert(kind: ValueKind, raw: RawValue, convention: Convention): Converted {
  if (kind === 'text') return textOf(raw)
  const plain = isFields(raw) ? raw['#text'] : raw
  if (plain === null || plain === undefined || typeof plain === 'object')
    return { expected: EXPECTED[kind] ?? 'text' }
  if (isNumber(kind)) return numberOf(kind, plain, convention)
  if (kind === 'latitude' || kind === 'longitude') return coordinate(kind, plain, convention)
  if (kind === 'flag') return flagOf(plain)
  const text = String(plain).trim()
  if (kind === 'date') return dateValue(text, convention)
  if (kind === 'moment') return momentValue(text, convention)
  return WORDS[kind](text)
}

const EXPECTED: Readonly<Partial<Record<ValueKind, string>>> = {
  number: 'a number',
  integer: 'a whole number',
  amount: 'an amount of money',
  price: 'an amount of money',
  degrees: 'a number of degrees',
  flag: 'yes or no',
  date: 'a date',
  moment: 'a date or a time',
}

const NUMBERS = ['number', 'integer', 'amount', 'degrees', 'price'] as const
type NumberKind = (typeof NUMBERS)[number]

function isNumber(kind: ValueKind): kind is NumberKind {
  return (NUMBERS as readonly ValueKind[]).includes(kind)
}

function numberOf(kind: NumberKind, raw: string | number | boolean, convention: Convention): Converted {
  if (typeof raw === 'number') return whole(kind, raw)
  const written = String(raw).trim()
  const text = (kind === 'price' ? lowestPrice(written) : undefined) ?? written
  const shape = numberShape(text, groupsOf(kind))
  if (shape.kind === 'none') return wordForNumber(kind, text)
  if (shape.kind === 'plain') return whole(kind, shape.value)
  // A coordinate has no groups, so that its mark is the decimal one in each cell.
  if (kind === 'degrees' && shape.kind !== 'both') return whole(kind, shape.value)
  const { decimal, column } = convention
  const decided = decimal ?? column?.decimal ?? (shape.kind === 'both' ? 'unknown' : shape.kind)
  if (decided === 'mixed') return 'mixed'
  if (decided === 'unknown') return shape.kind === 'both' ? 'ambiguous' : whole(kind, shape.value)
  const value = numberBy(shape, decided)
  return value === null ? { expected: `a number with a decimal ${decided}` } : whole(kind, value)
}

const PAIR = /^[([\s]*(-?\d+\.\d+)\s*[,; ]\s*(-?\d+\.\d+)[)\]\s]*$/

/** Both coordinates may be in one text: "51.05, 3.72". */
function coordinate(
  kind: keyof typeof EXTENT,
  raw: string | number | boolean,
  convention: Convention,
): Converted {
  const [, ...pair] = PAIR.exec(String(raw)) ?? []
  if (pair.length === 0) return possible(kind, numberOf('degrees', raw, convention))
  return (
    pair.map((each) => possible(kind, { value: Number(each) })).find((each) => each !== 'empty') ?? 'empty'
  )
}

/** If the order of two coordinates is unknown, the latitude is the one that can be a latitude. */
function possible(kind: keyof typeof EXTENT, converted: Converted): Converted {
  if (typeof converted !== 'object' || !('value' in converted)) return converted
  const [least, most] = EXTENT[kind]
  const degrees = converted.value as number
  return degrees >= least && degrees <= most ? converted : 'empty'
}

function whole(kind: NumberKind, value: number): Converted {
  if (!Number.isFinite(value)) return { expected: EXPECTED[kind] as string }
  return kind === 'integer' && !Number.isInteger(value) ? { expected: 'a whole number' } : { value }
}

const YES = wordsOf('yes')
const NO = wordsOf('no')
const ON_REQUEST = wordsOf('onRequest')

/** "Terrace: yes" gives no surface, and "on request" no price. Neither is a mistake, nor is "4 ch." as a count. */
function wordForNumber(kind: NumberKind, text: string): Converted {
  const folded = fold(text)
  if (YES.has(folded) || NO.has(folded)) return 'empty'
  if ((kind === 'amount' || kind === 'price') && ON_REQUEST.has(folded)) return 'empty'
  const counted = kind === 'integer' ? /^(\d{1,3})\s?\p{L}{1,15}\.?$/u.exec(text)?.[1] : undefined
  if (counted !== undefined) return { value: Number(counted) }
  const range = /^(\d+(?:[.,]\d+)?)\s*[-–]\s*\1$/.exec(text)
  return range === null
    ? { expected: EXPECTED[kind] as string }
    : numberOf(kind, range[1] as string, AS_WRITTEN)
}

const AS_WRITTEN: Convention = { decimal: undefined, dates: undefined, column: undefined }

function flagOf(raw: string | number | boolean): Converted {
  if (typeof raw === 'boolean') return { value: raw }
  const text = String(raw).trim()
  if (text === '1' || text === '0') return { value: text === '1' }
  const folded = fold(text)
  if (YES.has(folded)) return { value: true }
  return NO.has(folded) ? { value: false } : { expected: 'yes or no' }
}

const TIME_OF_DAY = /[T ,](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:\d{2})?$/

/** A date with its time, which a day alone would lose. */
function momentValue(text: string, convention: Convention): Converted {
  const date = dateValue(text, convention)
  const [, hour, minute, second = '00', offset = ''] = TIME_OF_DAY.exec(text) ?? []
  if (typeof date === 'string' || !('value' in date) || hour === undefined) return date
  const value = `${String(date.value)}T${hour.padStart(2, '0')}:${minute}:${second}${offset}`
  return isMoment(value) ? { ...date, value } : { expected: 'a date or a time' }
}

function dateValue(text: string, { dates, column }: Convention): Converted {
  const value = dateOf(text, dates ?? column?.dates ?? 'day-first')
  return value === null ? { expected: 'a date' } : { value }
}

function textOf(raw: RawValue): Converted {
  if (!isFields(raw)) return typeof raw === 'object' ? { expected: 'text' } : { value: String(raw).trim() }
  const text = raw['#text']
  if (text !== undefined && text !== null && typeof text !== 'object') return { value: String(text).trim() }
  const byLanguage = languagesOf(raw)
  return byLanguage === null ? { expected: 'text' } : { value: byLanguage }
}

/** `{ "nl-BE": "…", "fr": "…" }`; null for an object with another key. */
function languagesOf(raw: RawFields): Readonly<Partial<Record<Locale, string>>> | null {
  const texts: Partial<Record<Locale, string>> = {}
  for (const [key, value] of Object.entries(raw)) {
    const code = key.toLowerCase().replace(/[-_][a-z]{2}$/, '')
    if (!isLocale(code)) return null
    if (typeof value === 'string' && value.trim() !== '') texts[code] = value.trim()
  }
  return LOCALES.some((locale) => texts[locale] !== undefined) ? texts : null
}

type WordKind = Exclude<
  ValueKind,
  NumberKind | 'text' | 'flag' | 'date' | 'moment' | 'latitude' | 'longitude'
>

const WORDS: Readonly<Record<WordKind, (text: string) => Converted>> = {
  year: (text) => part(yearIn(text)),
  priceUnit: (text) => part(priceUnitOf(text)),
  codeText: (text) => known(textOfCode(text)),
  url: (text) => ({ value: urlOf(text) }),
  phone: (text) => part(phoneIn(text)),
  street: (text) => part(addressParts(text).street),
  houseNumber: (text) => part(addressParts(text).houseNumber),
  box: (text) => part(addressParts(text).box),
  zip: (text) => part(zipIn(placeIn(text) ?? text), { expected: 'a postal code of four digits' }),
  city: (text) => part(cityIn(placeIn(text) ?? text)),
  energyValue: (text) => part(energyValueOf(text)),
  goalInText: (text) => known(goalIn(text)),
  zipOfTown: (text) => known(zipOfTown(text)),
  townOfZip: (text) => known(townOfZip(zipIn(text) ?? '')),
  country: (text) => known(countryOf(text)),
  goal: (text) => known(goalOf(text)),
  type: (text) => known(typeGroupIn(text)),
  typeName: (text) => ({ value: knownNameOf('typeName', text) }),
  heatingName: (text) => nameOrNothing('heatingName', text),
  kitchenName: (text) => nameOrNothing('kitchenName', text),
  availableName: (text) => ({ value: knownNameOf('availableName', text) }),
  status: (text) => known(statusOf(text)),
  marquee: (text) => part(textOfMarquee(text)),
  energyLabel: (text) => known(energyLabelOf(valueKey(text))),
  goalInUrl: (text) => part(urlFacts(text).goal),
  typeInUrl: (text) => part(urlFacts(text).type),
  zipInUrl: (text) => part(urlFacts(text).zip),
  cityInUrl: (text) => part(urlFacts(text).city),
}

/** "Kitchen: yes" says nothing that is shown. */
function nameOrNothing(kind: NameKind, text: string): Converted {
  const isFlag = /^[01]$/.test(text) || YES.has(fold(text)) || NO.has(fold(text))
  return isFlag ? 'empty' : { value: knownNameOf(kind, text) }
}

function known(value: unknown): Converted {
  return value === undefined ? 'unknown' : { value }
}

function part(value: unknown, without: Converted = 'empty'): Converted {
  return value === undefined || value === '' ? without : { value }
}
