/**
 * Where the rows of a list stand, beside its columns: a file of its own, as only a map needs it. Where an address is
 * hidden it holds the middle of the town and no more.
 */
import type { Bounds } from './bounds.ts'
import { isWithin } from './bounds.ts'
import type { MapProperty } from './map-message.ts'
import { isColumn, isList, isNumber, isRecord, isText, parsedJson } from './untrusted.ts'

/** `null` where a row has no place, or no such value. */
type Column<Value> = readonly (Value | null)[]

export interface ListPlaces {
  readonly latitude: Column<number>
  readonly longitude: Column<number>
  readonly label: Column<string>
  readonly href: Column<string>
  readonly price: Column<string>
  readonly state: Column<string>
  /** 1 where it is the middle of the town. */
  readonly isTown: readonly (0 | 1)[]
}

/** In the order of the list; a row without a place has none. */
export function placesFile(properties: readonly (MapProperty | undefined)[]): ListPlaces {
  const column = <Name extends keyof MapProperty>(name: Name) =>
    properties.map((property) => property?.[name] ?? null)
  return {
    latitude: column('latitude'),
    longitude: column('longitude'),
    label: column('label'),
    href: column('href'),
    price: column('price'),
    state: column('state'),
    isTown: properties.map((property) => (property?.isTown ? 1 : 0)),
  }
}

/** Null for what is no such file. What a map is told of it is looked at there once more. */
export function parseListPlaces(text: string): ListPlaces | null {
  const file = parsedJson(text)
  if (!isRecord(file) || !isList(file['latitude'], isDegrees)) return null
  const { length } = file['latitude']
  const isGood =
    isColumn(file['longitude'], length, isDegrees) &&
    ['label', 'href', 'price', 'state'].every((name) => isColumn(file[name], length, isTextOrNone)) &&
    isColumn(file['isTown'], length, (isTown) => isTown === 0 || isTown === 1)
  return isGood ? (file as unknown as ListPlaces) : null
}

function isDegrees(value: unknown): value is number | null {
  return value === null || isNumber(value)
}

function isTextOrNone(value: unknown): value is string | null {
  return value === null || isText(value)
}

/** What a map is told of a list, whose rows have these ids. */
export function mapPropertiesOf(ids: readonly number[], places: ListPlaces): readonly MapProperty[] {
  return ids.flatMap((id, row) => {
    const latitude = places.latitude[row]
    const longitude = places.longitude[row]
    if (latitude == null || longitude == null) return []
    const [href, price, state] = [places.href[row], places.price[row], places.state[row]]
    return [
      {
        id,
        latitude,
        longitude,
        label: places.label[row] ?? '',
        ...(href != null && { href }),
        ...(price != null && { price }),
        ...(state != null && { state }),
        ...(places.isTown[row] === 1 && { isTown: true }),
      },
    ]
  })
}

/** Whether a row stands within; one without a place stands nowhere. */
export function rowsWithin(places: ListPlaces, bounds: Bounds): (row: number) => boolean {
  return (row) => {
    const latitude = places.latitude[row]
    const longitude = places.longitude[row]
    return latitude != null && longitude != null && isWithin(bounds, { latitude, longitude })
  }
}
