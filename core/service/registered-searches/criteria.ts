/** The criteria of a registered search, and the properties that meet them. All functions are pure. */
import { isAvailable } from '../../domain/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import { kilometresBetween } from '../../domain/distance.ts'
import type { Position } from '../../domain/distance.ts'
import type { FilterParameter } from '../../domain/filter-columns.ts'
import { FILTER_LIMITS } from '../../domain/filter-limits.ts'
import type { FilterLimits } from '../../domain/filter-limits.ts'
import { filterMatcher } from '../../domain/filter-matcher.ts'
import { groupBy } from '../../domain/group-by.ts'
import { parseNumber } from '../../domain/parse-number.ts'
import { LOCALES } from '../../languages/codes.ts'
import { prepareCities } from '../../domain/search.ts'
import type { CityRecord, FoldedRecord } from '../../domain/search.ts'
import { townsOfZone } from '../../domain/search-zone.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'

/** The form has names of its own for the limits of a price, and stored searches hold them. */
const FIELDS = { min: 'priceMin', max: 'priceMax' } as const satisfies Partial<
  Record<FilterParameter, string>
>
type LimitField = (typeof FIELDS)[keyof typeof FIELDS] | Exclude<FilterParameter, keyof typeof FIELDS>

/** The stored form of a search: the limits by the names of the form's fields. */
export interface Criteria extends Readonly<Partial<Record<LimitField, number>>> {
  readonly goal: 'sale' | 'rent'
  /** Type groups (WebID). The property has to be of one of them. */
  readonly types: readonly number[]
  /** The text as it was typed. It is read again with each publication, as towns come and go. */
  readonly zone: string
}

export function limitField(parameter: FilterParameter): LimitField {
  return parameter === 'min' || parameter === 'max' ? FIELDS[parameter] : parameter
}

/** The criteria of a checked form, in a fixed order, so that equal searches have equal texts. */
export function criteriaOf(values: SubmittedValues): Criteria {
  const texts: Readonly<Partial<Record<string, string | readonly string[]>>> = values
  const types = [values.types ?? []].flat().map(Number)
  const limits = FILTER_LIMITS.flatMap(({ parameter }) => {
    const field = limitField(parameter)
    const limit = parseNumber(String(texts[field] ?? ''))
    return limit === undefined ? [] : [[field, limit] as const]
  })
  return {
    goal: values.goal === 'rent' ? 'rent' : 'sale',
    types: [...new Set(types)].toSorted((a, b) => a - b),
    zone: String(values.zone ?? ''),
    ...Object.fromEntries(limits),
  }
}

/** "At least 0", which earlier versions stored, asks for nothing. */
export function limitsOf(criteria: Criteria): FilterLimits {
  const limits = FILTER_LIMITS.flatMap(({ parameter, side }) => {
    const limit = criteria[limitField(parameter)]
    return limit === undefined || (side === 'least' && limit === 0) ? [] : [[parameter, limit]]
  })
  return Object.fromEntries(limits) as FilterLimits
}

export interface TownRecord extends CityRecord {
  readonly names: readonly string[]
  readonly zip: string
  /** The middle of its homes; undefined if no position is known. */
  readonly middle: Position | undefined
}

/** The towns of the stock, as the search box has them: read once for all searches. */
export function townsOf({
  properties,
}: Pick<ServiceSite, 'properties'>): readonly FoldedRecord<TownRecord>[] {
  const homes = [...groupBy(properties, (property) => [townKey(property)]).values()]
  return prepareCities(
    homes.flatMap((own) => {
      const [first] = own
      if (first === undefined) return []
      return [{ zip: first.zip, names: namesOf(first), middle: middleOf(own) }]
    }),
  )
}

function middleOf(homes: readonly Pick<ServiceProperty, 'position'>[]): Position | undefined {
  const known = homes.flatMap(({ position }) => position ?? [])
  if (known.length === 0) return undefined
  const mean = (side: keyof Position) => known.reduce((sum, place) => sum + place[side], 0) / known.length
  return { latitude: mean('latitude'), longitude: mean('longitude') }
}

type TownFields = Pick<ServiceProperty, 'zip' | 'towns'>

function townKey(place: TownFields): string {
  return JSON.stringify([place.zip, namesOf(place)])
}

/** The names in every language. */
function namesOf({ towns }: TownFields): readonly string[] {
  return [...new Set(LOCALES.flatMap((locale) => towns[locale] ?? []))]
}

/** Available properties that a search asks for, in the order of the site. */
export function matchesOf(
  criteria: Criteria,
  { properties }: { readonly properties: readonly ServiceProperty[] },
  towns: readonly FoldedRecord<TownRecord>[],
): readonly ServiceProperty[] {
  const { goal, types, zone } = criteria
  const wanted = townsOfZone(towns, zone)
  const named = new Set(wanted.map(({ town: { zip, names } }) => JSON.stringify([zip, names])))
  const isNear = ({ position }: ServiceProperty) =>
    position !== undefined &&
    wanted.some(
      ({ town: { middle }, kilometres = 0 }) =>
        middle !== undefined && kilometres > 0 && kilometresBetween(middle, position) <= kilometres,
    )
  const matches = filterMatcher({ types, limits: limitsOf(criteria) })
  return properties.filter(
    (property) =>
      property.goal === goal &&
      isAvailable(property.availability as Availability) &&
      (named.has(townKey(property)) || isNear(property)) &&
      matches({ types: property.types, valueOf: (column) => property[column] }),
  )
}
