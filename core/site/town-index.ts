/**
 * The town of a record, by its postal code and name in any language. `content/cities.json` adds towns to those of the
 * package (core/places) and overrides them: a part of a municipality that it lists is a town of its own.
 */
import { displayTown } from '../domain/address.ts'
import { LOCALES } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import { findBelgianPlace, municipalityOfZip } from '../places/belgian-places.ts'
import type { FoundPlace, Municipality } from '../places/belgian-places.ts'
import { findCommune } from '../places/luxembourg-places.ts'
import { placeKey } from '../places/place-key.ts'
import type { City } from '../schema/collections.ts'
import type { Town } from './linked.ts'
import { namesOf } from './towns.ts'

/** The fields of a record by which its town is found. */
interface Addressed {
  readonly Zip: string
  readonly City: Text
  readonly CountryID: 10 | 50
}

/** The name is not that of a place with this postal code. */
type TownDoubt = Extract<FoundPlace, { kind: 'elsewhere' | 'unknown' }>

interface LocatedTown {
  readonly town: Town
  /** Absent for a town of the content, of the package, or of Luxembourg. */
  readonly doubt?: TownDoubt
}

export interface TownIndex {
  readonly locate: (record: Addressed) => LocatedTown
  /** The only town of `content/cities.json` with this postal code, or else its only municipality. */
  readonly byZip: (countryId: 10 | 50, zip: string) => Town | undefined
}

const BELGIUM = 10

export function indexTowns(cities: readonly City[]): TownIndex {
  const entryOf = entriesOf(cities)
  const known = new Map<string, Town>()
  const byZip = new Map<string, Set<Town>>()
  for (const city of cities) {
    const town = townOfCity(city, entryOf)
    for (const name of namesOf(city.Name)) known.set(townKey(city.CountryID, city.Zip, name), town)
    const zip = `${city.CountryID} ${city.Zip}`
    byZip.set(zip, (byZip.get(zip) ?? new Set()).add(town))
  }
  const located = new Map<string, LocatedTown>()
  const made = new Map<string, Town>()
  // A part has several spellings, and is one town.
  const shared = ({ town, doubt }: LocatedTown): LocatedTown => {
    const key = townKey(town.countryId, town.zip, namesOf(town.names)[0] ?? '')
    const first = town.zips === undefined ? (made.get(key) ?? town) : town
    made.set(key, first)
    return { town: first, ...(doubt && { doubt }) }
  }
  return {
    byZip: (countryId, zip) => {
      const towns = byZip.get(`${countryId} ${zip}`)
      const municipality = towns || countryId !== BELGIUM ? undefined : municipalityOfZip(zip)
      if (municipality !== undefined) return entryOf(municipality)
      return towns?.size === 1 ? [...towns][0] : undefined
    },
    locate: (record) => {
      const { Zip, City, CountryID } = record
      const keys = namesOf(City).map((name) => townKey(CountryID, Zip, name))
      const own = keys.map((key) => known.get(key)).find((town) => town !== undefined)
      if (own !== undefined) return { town: own }
      const key = JSON.stringify(keys)
      const found = located.get(key) ?? shared(locate(record, entryOf))
      located.set(key, found)
      return found
    },
  }
}

type EntryOf = (municipality: Municipality) => Town

/** The town of each municipality, with the names and the place that the content gives it. */
function entriesOf(cities: readonly City[]): EntryOf {
  const overriding = new Map<Municipality, City[]>()
  for (const city of cities) {
    const found = placeOf(city)
    if (found?.kind !== 'municipality') continue
    overriding.set(found.municipality, [...(overriding.get(found.municipality) ?? []), city])
  }
  const entries = new Map<Municipality, Town>()
  return (municipality) => {
    const town = entries.get(municipality) ?? entry(municipality, overriding.get(municipality) ?? [])
    entries.set(municipality, town)
    return town
  }
}

function entry({ names, place, zip, zips }: Municipality, cities: readonly City[]): Town {
  const codes = [...new Set(cities.map((city) => city.Zip))]
  const own = codes.length === 0 ? zips : codes
  return {
    zip: own.includes(zip) ? zip : (own[0] ?? zip),
    ...(own.length > 1 && { zips: own.toSorted() }),
    countryId: BELGIUM,
    names: cities.reduce<Text>((known, { Name }) => overridden(known, Name), names),
    place,
    ...cities.reduce((all, city) => ({ ...all, ...countryOf(city), ...coordinatesOf(city) }), {}),
  }
}

function placeOf({ CountryID, Zip, Name }: City): FoundPlace | undefined {
  return CountryID === BELGIUM ? findBelgianPlace(Zip, namesOf(Name)) : undefined
}

function townOfCity(city: City, entryOf: EntryOf): Town {
  const found = placeOf(city)
  if (found?.kind === 'municipality') return entryOf(found.municipality)
  const { Zip: zip, CountryID: countryId, Name } = city
  const part = found?.kind === 'part' ? found.part : undefined
  const commune = countryId === BELGIUM ? undefined : findCommune(namesOf(Name))
  const known = part?.name ?? commune?.names
  const place = part?.municipality?.place ?? commune?.place
  return {
    zip,
    countryId,
    names: known === undefined ? Name : overridden(known, Name),
    ...(place && { place }),
    ...countryOf(city),
    ...coordinatesOf(city),
  }
}

function countryOf({ CountryName: country }: City): Pick<Town, 'country'> {
  return country === undefined ? {} : { country }
}

function coordinatesOf({ Latitude: latitude, Longitude: longitude }: City): Pick<Town, 'place'> {
  return latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } }
}

/** A name for every language replaces the known ones, unless it is a spelling of one of them. */
function overridden(known: Text, own: Text): Text {
  if (typeof own === 'string')
    return namesOf(known).some((name) => placeKey(name) === placeKey(own)) ? known : own
  return typeof known === 'string' ? own : { ...known, ...own }
}

function locate({ Zip: zip, City, CountryID: countryId }: Addressed, entryOf: EntryOf): LocatedTown {
  if (countryId !== BELGIUM) {
    const { names, place } = findCommune(namesOf(City)) ?? { names: displayNames(City) }
    return { town: { zip, countryId, names, ...(place && { place }) } }
  }
  const found = findBelgianPlace(zip, namesOf(City))
  if (found.kind === 'municipality') return { town: entryOf(found.municipality) }
  if (found.kind === 'part') {
    const { name: names, municipality } = found.part
    return { town: { zip, countryId, names, ...partOf(municipality, entryOf) } }
  }
  // The name of another municipality is spelled correctly, but does not identify the place.
  const names = (found.kind === 'elsewhere' ? found.municipality?.names : undefined) ?? displayNames(City)
  const within = found.kind === 'unknown' ? partOf(found.municipality, entryOf) : {}
  return { town: { zip, countryId, names, ...within }, doubt: found }
}

/** A part has no centre of its own. */
function partOf(municipality: Municipality | undefined, entryOf: EntryOf): Pick<Town, 'within' | 'place'> {
  if (municipality === undefined) return {}
  const within = entryOf(municipality)
  return { within, ...(within.place && { place: within.place }) }
}

function displayNames(text: Text): Text {
  if (typeof text === 'string') return displayTown(text)
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const name = text[locale]
      return name === undefined ? [] : [[locale, displayTown(name)]]
    }),
  )
}

function townKey(countryId: number, zip: string, name: string): string {
  return `${countryId} ${zip} ${placeKey(name)}`
}
