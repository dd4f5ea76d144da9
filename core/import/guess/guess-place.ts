/** Address, town, country and coordinates. */
import type { AnyRule, Condition, ValueKind, ValueRule } from '../../schema/mapping-rules.ts'
import { addressParts, placeIn } from '../mapping/address-text.ts'
import { countryOf } from '../mapping/trade-words.ts'
import { urlFacts } from '../mapping/url-words.ts'
import { cityIn, zipIn } from '../mapping/zip-text.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'

/** A share of streets with a number that is no accident, such as "Plein 8 mei". */
const SOME = 0.2
/**
 * A column of any name has addresses if most of its values have a postal code and a town, and one of addresses has the
 * numbers of houses if most have one: land has none.
 */
const MOST = 0.8

export function placeRules(columns: ColumnsByMeaning): GuessedPart {
  const notes: string[] = []
  const addresses = addressColumns(columns, notes)
  return {
    fields: {
      ...streetRules(columns, addresses),
      ...townRules(columns, addresses, notes),
      ...countryRule(columns, notes),
      ...coordinateRules(columns, notes),
    },
    notes,
  }
}

/** The columns with street and number, or whole addresses in a column of any name. */
function addressColumns(columns: ColumnsByMeaning, notes: string[]): readonly string[] {
  const named = columns.all('address')
  if (named.length > 0 || columns.all('Street').length > 0) return named
  const byValues = columns.unnamed.filter((path) => shareWithPlaces(columns, path) > MOST)
  for (const path of byValues) notes.push(`"${path}" has addresses, by its values.`)
  return byValues
}

function streetRules(
  columns: ColumnsByMeaning,
  addresses: readonly string[],
): Readonly<Record<string, AnyRule>> {
  const streets = [...columns.all('Street'), ...addresses]
  const [street] = streets
  const numbers = columns.all('HouseNumber')
  const boxes = columns.all('BoxNr')
  if (street === undefined) return numbered(numbers, boxes)
  if (shareWithNumbers(columns, street) <= SOME) return { Street: street, ...numbered(numbers, boxes) }
  // "Nr" may be the number of the record, which differs for each.
  const all = haveNumbers(columns, street)
    ? [street, ...numbers.filter((path) => !columns.isUnique(path))]
    : [...numbers, street]
  return {
    Street: { from: street, as: 'street' },
    HouseNumber: { from: all, as: 'houseNumber' },
    BoxNr: [...boxes, ...all.map((from): ValueRule => ({ from, as: 'box' }))],
  }
}

function shareWithNumbers(columns: ColumnsByMeaning, path: string): number {
  return shareOf(columns.sample(path), (value) => addressParts(value).houseNumber !== '')
}

function shareWithPlaces(columns: ColumnsByMeaning, path: string): number {
  return shareOf(columns.sample(path), (value) => placeIn(value) !== undefined)
}

function haveNumbers(columns: ColumnsByMeaning, path: string): boolean {
  return shareWithNumbers(columns, path) > MOST
}

/** Columns with the name of a number that is not that of a house, which the address has. */
export function otherNumbers(columns: ColumnsByMeaning): readonly string[] {
  const addresses = [...columns.all('Street'), ...columns.all('address')]
  return addresses.some((path) => haveNumbers(columns, path)) ? columns.all('HouseNumber') : []
}

/** A number may have the box in it: `12/3`. */
function numbered(numbers: readonly string[], boxes: readonly string[]): Readonly<Record<string, AnyRule>> {
  const rules = [...boxes, ...numbers.map((from): ValueRule => ({ from, as: 'box' }))]
  return {
    ...(numbers.length === 0 ? {} : { HouseNumber: { from: [...numbers], as: 'houseNumber' as const } }),
    ...(rules.length === 0 ? {} : { BoxNr: rules }),
  }
}

function townRules(
  columns: ColumnsByMeaning,
  addresses: readonly string[],
  notes: string[],
): Readonly<Record<string, AnyRule>> {
  const whole = addresses.filter((path) => shareWithPlaces(columns, path) > SOME)
  const both = [...columns.all('zipAndCity'), ...whole]
  const named = { zips: columns.all('Zip'), cities: columns.all('City') }
  // "9000 Gent" may be in the column of either.
  const having = (paths: readonly string[], isThere: (value: string) => boolean) =>
    paths.filter((path) => shareOf(columns.sample(path), isThere) > SOME)
  const zips = [...named.zips, ...both, ...having(named.cities, (value) => zipIn(value) !== undefined)]
  const cities = [...named.cities, ...both, ...having(named.zips, (value) => /\p{L}{2}/u.test(cityIn(value)))]
  const url = having(columns.all('url'), (value) => urlFacts(value).zip !== undefined)[0]
  const zip = firstRule(notes, [
    [zips, 'zip'],
    [url, 'zipInUrl', `The postal code is read from the address in "${url}".`],
    [named.cities, 'zipOfTown', 'No column has the postal code, so that of the centre of the town is taken.'],
  ])
  const city = firstRule(notes, [
    [cities, 'city'],
    [url, 'cityInUrl', `The town is read from the address in "${url}".`],
    [named.zips, 'townOfZip', 'No column names the town, so the municipality of the postal code is taken.'],
  ])
  if (columns.all('region').length > 0 && zip !== undefined)
    notes.push(`The postal code decides the region, and not "${columns.all('region').join('", "')}".`)
  return { ...(zip && { Zip: zip }), ...(city && { City: city }) }
}

type Source = readonly [from: readonly string[] | string | undefined, as: ValueKind, note?: string]

/** The rule of the first source with a column. Its note says what is assumed. */
function firstRule(notes: string[], sources: readonly Source[]): ValueRule | undefined {
  const found = sources.find(([from]) => from !== undefined && from.length > 0)
  if (found === undefined) return undefined
  const [from = [], as, note] = found
  if (note !== undefined) notes.push(note)
  return { from: typeof from === 'string' ? from : [...from], as }
}

function countryRule(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const country = countryColumn(columns)
  if (country !== undefined) return { CountryID: { from: country, as: 'country', default: 10 } }
  const isLuxembourgish = areInLuxembourg(columns)
  notes.push(
    `No column names the country, so all homes are in ${isLuxembourgish ? 'Luxembourg' : 'Belgium'}.`,
  )
  return { CountryID: { constant: isLuxembourgish ? 50 : 10 } }
}

function countryColumn(columns: ColumnsByMeaning): string | undefined {
  return columns
    .all('CountryID')
    .find((path) => shareOf(columns.sample(path), (value) => countryOf(value) !== undefined) > SOME)
}

function areInLuxembourg(columns: ColumnsByMeaning): boolean {
  const zips = [...columns.all('Zip'), ...columns.all('zipAndCity')]
  return zips.some((path) => shareOf(columns.sample(path), (value) => /^L[- ]?\d{4}/i.test(value)) > 0.5)
}

/** The condition of homes in Luxembourg; true if all are there, false if none is. */
export function inLuxembourg(columns: ColumnsByMeaning): Condition | boolean {
  const from = countryColumn(columns)
  if (from === undefined) return areInLuxembourg(columns)
  const is = [...new Set(columns.sample(from).filter((value) => countryOf(value) === 50))]
  return is.length > 0 && { from, is }
}

/** Belgium and Luxembourg are between 49° and 52° north, and 2° and 7° east. */
const NORTH = /^\s*(?:49|50|51)[.,]\d/
const EAST = /^\s*[2-6][.,]\d/

function coordinateRules(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const [latitude] = columns.all('Latitude')
  const [longitude] = columns.all('Longitude')
  if (latitude === undefined || longitude === undefined) return pairRules(columns, notes)
  const isSwapped =
    shareOf(columns.sample(latitude), (value) => EAST.test(value)) > 0.5 &&
    shareOf(columns.sample(longitude), (value) => NORTH.test(value)) > 0.5
  if (!isSwapped) return { Latitude: latitude, Longitude: longitude }
  notes.push(`"${latitude}" has the longitude and "${longitude}" the latitude, by their values.`)
  return { Latitude: longitude, Longitude: latitude }
}

/** `51.05, 3.72` in a column, or a list of two numbers, whatever its name is and whichever of them is first. */
function pairRules(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const hasBoth = (path: string) => {
    const numbers = columns.sample(path).flatMap((value) => value.match(/-?\d+\.\d+/g) ?? [])
    const others = shareOf(columns.sample(path), (value) => !/^[[(\s]*-?\d+\.\d+[^\p{L}]*$/u.test(value))
    const share = (pattern: RegExp) => shareOf(numbers, (number) => pattern.test(number))
    return others < 0.1 && share(NORTH) > 0.4 && share(EAST) > 0.4
  }
  const from = columns.open.find(hasBoth)
  if (from === undefined) return {}
  notes.push(`"${from}" has latitude and longitude, by its values.`)
  return { Latitude: { from, as: 'latitude' }, Longitude: { from, as: 'longitude' } }
}
