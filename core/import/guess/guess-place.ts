/** Address, town, country and coordinates. */
import type { AnyRule, Condition, ValueRule } from '../../schema/mapping-rules.ts'
import { addressParts } from '../mapping/address-text.ts'
import { countryOf } from '../mapping/trade-words.ts'
import { urlFacts } from '../mapping/url-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'
import { shareOf } from './profile.ts'

/** A share of streets with a number that is no accident, such as "Plein 8 mei". */
const SOME = 0.2

export function placeRules(columns: ColumnsByMeaning): GuessedPart {
  const notes: string[] = []
  return {
    fields: {
      ...streetRules(columns),
      ...townRules(columns, notes),
      ...countryRule(columns, notes),
      ...coordinateRules(columns, notes),
    },
    notes,
  }
}

function streetRules(columns: ColumnsByMeaning): Readonly<Record<string, AnyRule>> {
  const streets = [...columns.all('Street'), ...columns.all('address')]
  const [street] = streets
  const numbers = columns.all('HouseNumber')
  const boxes = columns.all('BoxNr')
  if (street === undefined) return numbered(numbers, boxes)
  const hasNumbers = (path: string) =>
    shareOf(columns.sample(path), (value) => addressParts(value).houseNumber !== '') > SOME
  if (!hasNumbers(street)) return { Street: street, ...numbered(numbers, boxes) }
  return {
    Street: { from: street, as: 'street' },
    HouseNumber: { from: [...numbers, street], as: 'houseNumber' },
    BoxNr: [...boxes, ...[...numbers, street].map((from): ValueRule => ({ from, as: 'box' }))],
  }
}

/** A number may have the box in it: `12/3`. */
function numbered(numbers: readonly string[], boxes: readonly string[]): Readonly<Record<string, AnyRule>> {
  const rules = [...boxes, ...numbers.map((from): ValueRule => ({ from, as: 'box' }))]
  return {
    ...(numbers.length === 0 ? {} : { HouseNumber: { from: [...numbers], as: 'houseNumber' as const } }),
    ...(rules.length === 0 ? {} : { BoxNr: rules }),
  }
}

function townRules(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const both = columns.all('zipAndCity')
  const zips = [...columns.all('Zip'), ...both]
  const cities = [...columns.all('City'), ...both]
  const url = columns
    .all('url')
    .find((path) => shareOf(columns.sample(path), (value) => urlFacts(value).zip !== undefined) > SOME)
  const zip: AnyRule[] = zips.length > 0 ? [{ from: zips, as: 'zip' }] : []
  const city: AnyRule[] = cities.length > 0 ? [{ from: cities, as: 'city' }] : []
  if (url !== undefined && zip.length === 0) {
    notes.push(`The postal code is read from the address in "${url}".`)
    zip.push({ from: url, as: 'zipInUrl' })
  }
  if (url !== undefined && city.length === 0) {
    notes.push(`The town is read from the address in "${url}".`)
    city.push({ from: url, as: 'cityInUrl' })
  }
  if (columns.all('region').length > 0 && zip.length > 0)
    notes.push(`The postal code decides the region, and not "${columns.all('region').join('", "')}".`)
  return { ...(zip[0] && { Zip: zip[0] }), ...(city[0] && { City: city[0] }) }
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
  if (latitude === undefined || longitude === undefined) return {}
  const isSwapped =
    shareOf(columns.sample(latitude), (value) => EAST.test(value)) > 0.5 &&
    shareOf(columns.sample(longitude), (value) => NORTH.test(value)) > 0.5
  if (!isSwapped) return { Latitude: latitude, Longitude: longitude }
  notes.push(`"${latitude}" has the longitude and "${longitude}" the latitude, by their values.`)
  return { Latitude: longitude, Longitude: latitude }
}
