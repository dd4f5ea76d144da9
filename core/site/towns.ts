import { displayTown } from '../domain/address.ts'
import { LOCALES } from '../languages/codes.ts'
import { nameIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import { foldText } from '../domain/text.ts'
import type { City } from '../schema/collections.ts'
import type { Town } from './linked.ts'
import type { SourceRecord } from './records.ts'
import { townSlug } from './slug.ts'

/** Finds the town of a record by postal code and name, in any language. */
export interface TownIndex {
  find(record: { readonly Zip: string; readonly City: Text; readonly CountryID: 10 | 50 }): Town
  /** The only town of `content/cities.json` with this postal code. */
  readonly byZip: (countryId: 10 | 50, zip: string) => Town | undefined
}

export function indexTowns(cities: readonly City[]): TownIndex {
  const known = new Map<string, Town>()
  const made = new Map<string, Town>()
  const byZip = new Map<string, Town[]>()
  for (const city of cities) {
    const { Zip: zip, CountryID: countryId, Name: names, CountryName: country } = city
    const town: Town = { zip, countryId, names, ...(country !== undefined && { country }), ...placeOf(city) }
    byZip.set(`${city.CountryID} ${city.Zip}`, [...(byZip.get(`${city.CountryID} ${city.Zip}`) ?? []), town])
    for (const name of namesOf(city.Name)) known.set(keyOf(city.CountryID, city.Zip, name), town)
  }
  const create = (zip: string, countryId: 10 | 50, city: Text): Town => {
    const key = keyOf(countryId, zip, namesOf(city)[0] ?? '')
    const town = made.get(key) ?? { zip, countryId, names: displayNames(city) }
    made.set(key, town)
    return town
  }
  return {
    byZip: (countryId, zip) => {
      const [town, ...others] = byZip.get(`${countryId} ${zip}`) ?? []
      return others.length === 0 ? town : undefined
    },
    find: ({ Zip, City, CountryID }) => {
      const match = namesOf(City)
        .map((name) => known.get(keyOf(CountryID, Zip, name)))
        .find((town) => town !== undefined)
      return match ?? create(Zip, CountryID, City)
    },
  }
}

function placeOf({ Latitude: latitude, Longitude: longitude }: City): Pick<Town, 'place'> {
  return latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } }
}

/** Punctuation between words is ignored: feeds write "SINT NIKLAAS" and "Sint-Niklaas". */
function keyOf(countryId: number, zip: string, name: string): string {
  const words = foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []
  return `${countryId} ${zip} ${words.join(' ')}`
}

/**
 * The key by which records of cities are merged, as they have no id. Records of one name belong together. So
 * do "Elsene" and "Ixelles" for 1050, where each language has one record for a postal code.
 */
export function cityRecordKey(
  records: readonly SourceRecord<City>[],
): (record: SourceRecord<City>) => string {
  const zipOf = ({ value }: SourceRecord<City>) => `${value.CountryID} ${value.Zip}`
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const record of records) count(`${zipOf(record)} ${record.origin.language ?? ''}`)
  const isOnly = (record: SourceRecord<City>) =>
    !counts.has(`${zipOf(record)} `) &&
    LOCALES.every((locale) => (counts.get(`${zipOf(record)} ${locale}`) ?? 0) < 2)
  return (record) =>
    isOnly(record) ? record.value.Zip : `${record.value.Zip} ${namesOf(record.value.Name)[0] ?? ''}`
}

export function namesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? [])
}

/** Other names of a town, each once. */
export function otherNamesOf(names: Text, own: string): readonly string[] {
  return [...new Set(namesOf(names))].filter((name) => name !== own)
}

function displayNames(text: Text): Text {
  if (typeof text === 'string') return displayTown(text)
  return Object.fromEntries(Object.entries(text).map(([locale, name]) => [locale, displayTown(name)]))
}

export function townName(town: Town, locale: Locale, fallback: Locale): string {
  return nameIn(town.names, locale, fallback) ?? town.zip
}

/** The town in addresses: its slug, or its postal code if the name has no usable letter. */
export function slugOfTown(town: Town, locale: Locale, fallback: Locale): string {
  return townSlug(townName(town, locale, fallback), town.zip, locale)
}
