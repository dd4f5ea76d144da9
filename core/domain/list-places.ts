/**
 * The places of the rows of a list, in a file of their own, as only a map needs them. For a hidden address
 * the place is the middle of the town.
 */
import type { MapProperty } from './map-message.ts'
import { isColumn, isList, isNumber, isRecord, isText, parsedJson } from './untrusted.ts'

/** `null` if a row has no place, or no such value. */
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
  /** Latitude and longitude of the middle of each town of the list; 0 if it is not known. */
  readonly towns?: readonly (readonly [latitude: number, longitude: number] | 0)[]
}

/** In the order of the list; a row without a place has none. */
export function placesFile(
  properties: readonly (MapProperty | null)[],
  towns: NonNullable<ListPlaces['towns']>,
): ListPlaces {
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
    towns,
  }
}

/** The parsed file; null for other text. The map validates the message that is made of it again. */
export function parseListPlaces(text: string): ListPlaces | null {
  return listPlacesIn(parsedJson(text))
}

/** The same of parsed JSON. */
export function listPlacesIn(file: unknown): ListPlaces | null {
  if (!isRecord(file) || !isList(file['latitude'], isDegrees)) return null
  const { length } = file['latitude']
  const isGood =
    isColumn(file['longitude'], length, isDegrees) &&
    ['label', 'href', 'price', 'state'].every((name) => isColumn(file[name], length, isTextOrNone)) &&
    isColumn(file['isTown'], length, (isTown) => isTown === 0 || isTown === 1) &&
    (file['towns'] === undefined || isList(file['towns'], isMiddle))
  return isGood ? (file as unknown as ListPlaces) : null
}

function isDegrees(value: unknown): value is number | null {
  return value === null || isNumber(value)
}

function isMiddle(value: unknown): value is readonly [number, number] | 0 {
  return value === 0 || (isList(value, isNumber) && value.length === 2)
}

function isTextOrNone(value: unknown): value is string | null {
  return value === null || isText(value)
}

/** The properties of a list for the map. `ids` are those of the rows. */
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
