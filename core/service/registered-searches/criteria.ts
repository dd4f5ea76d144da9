/** What a registered search asks for, and which properties answer it. Pure. */
import { isAvailable } from '../../domain/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import { LOCALES } from '../../domain/locale.ts'
import { prepareCities } from '../../domain/search.ts'
import type { CityRecord, Prepared } from '../../domain/search.ts'
import { townsOfZone } from '../../domain/search-zone.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'

export interface Criteria {
  readonly goal: 'sale' | 'rent'
  /** Type groups (WebID), one of which it has to be of. */
  readonly types: readonly number[]
  /** As it was typed: what it names is read with each publication, as towns come and go. */
  readonly zone: string
  readonly priceMin?: number
  readonly priceMax?: number
  /** At least. */
  readonly bedrooms?: number
}

/** Of a form that was checked. In one order, so that two equal searches are one text. */
export function criteriaOf(values: SubmittedValues): Criteria {
  const number = (name: 'priceMin' | 'priceMax' | 'bedrooms') =>
    typeof values[name] === 'string' ? { [name]: Number(values[name]) } : {}
  const types = [values.types ?? []].flat().map(Number)
  return {
    goal: values.goal === 'rent' ? 'rent' : 'sale',
    types: [...new Set(types)].toSorted((a, b) => a - b),
    zone: String(values.zone ?? ''),
    ...number('priceMin'),
    ...number('priceMax'),
    ...number('bedrooms'),
  }
}

interface TownRecord extends CityRecord {
  readonly names: readonly string[]
  readonly zip: string
}

/** The towns of the stock, as the search box has them: read once for all searches. */
export function townsOf({ properties }: Pick<ServiceSite, 'properties'>): readonly Prepared<TownRecord>[] {
  const towns = new Map<string, TownRecord>()
  for (const property of properties)
    towns.set(townKey(property), { zip: property.zip, names: namesOf(property) })
  return prepareCities([...towns.values()])
}

type Place = Pick<ServiceProperty, 'zip' | 'towns'>

function townKey(place: Place): string {
  return JSON.stringify([place.zip, namesOf(place)])
}

/** In every language. */
function namesOf({ towns }: Place): readonly string[] {
  return [...new Set(LOCALES.flatMap((locale) => towns[locale] ?? []))]
}

/** Available properties that a search asks for, in the order of the site. */
export function matchesOf(
  { zone, ...criteria }: Criteria,
  { properties }: Pick<ServiceSite, 'properties'>,
  towns: readonly Prepared<TownRecord>[],
): readonly ServiceProperty[] {
  const wanted = new Set(townsOfZone(towns, zone).map(({ zip, names }) => JSON.stringify([zip, names])))
  return properties.filter(
    (property) =>
      isAvailable(property.availability as Availability) &&
      wanted.has(townKey(property)) &&
      fits(property, criteria),
  )
}

function fits(property: ServiceProperty, criteria: Omit<Criteria, 'zone'>): boolean {
  const { goal, types, priceMin = 0, priceMax = Infinity, bedrooms = 0 } = criteria
  if (property.goal !== goal || !property.types.some((type) => types.includes(type))) return false
  // A price on request may be any: the visitor is told, and asks. A house whose bedrooms nobody counted is not left out either.
  const { price = priceMin, bedrooms: counted = bedrooms } = property
  return price >= priceMin && price <= priceMax && counted >= bedrooms
}
