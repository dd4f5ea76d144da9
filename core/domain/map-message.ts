/**
 * The messages between a page and the map in its frame. Either side may receive messages of anyone, so each
 * checks the sender first and then parses here: a malformed message is ignored, and an invalid property is omitted.
 * The functions are pure, so that both sides and the tests parse alike.
 */
import { MOST_CORNERS, areaIn } from './area.ts'
import type { Area } from './area.ts'
import type { Bounds } from './bounds.ts'
import { boundsIn } from './bounds.ts'
import type { Coordinates } from './map.ts'
import { isOwnAddress, isRecord } from './untrusted.ts'
import type { Fields } from './untrusted.ts'

/** Milliseconds between the ready message of the frame and the first message to it. */
export const MAP_MESSAGE_DELAY_MS = 50

export const MAP_TYPES = ['road', 'aerial'] as const
export type MapType = (typeof MAP_TYPES)[number]

export interface MapProperty extends Coordinates {
  readonly id: number
  readonly label: string
  /** Path of its page on this site; an office has none. */
  readonly href?: string
  readonly price?: string
  /** "Verkocht", "Nieuw" */
  readonly state?: string
  /** The address is hidden, or has no co-ordinates: this is the middle of the town. */
  readonly isTown?: true
}

/** To the frame. */
export interface MapMessage {
  readonly kind: 'map'
  /** Absent: the properties of the previous message. */
  readonly properties?: readonly MapProperty[]
  readonly mapType: MapType
  /** Path of a picture of this site that replaces the mark. */
  readonly customMarker?: string
  /** A sentence below the map. */
  readonly info?: string
  /** Ids of properties that the map omits. */
  readonly ignore: readonly number[]
  /** The view of the map; absent: all properties. */
  readonly bounds?: Bounds
  /** The drawn area, which the map shows. */
  readonly area?: Area
  /** Visitors may draw an area, which the page then searches. */
  readonly draws?: true
  /** The page answers `select` with a picture. */
  readonly hasPictures?: true
}

/** To the frame, in answer to `select`: a small picture of the property. */
export interface PictureMessage {
  readonly kind: 'picture'
  readonly id: number
  /** A path of this site. */
  readonly src: string
}

/** A message from the frame to the page around it. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'select'; readonly id: number }
  | { readonly kind: 'view'; readonly bounds: Bounds }
  | { readonly kind: 'area'; readonly area: Area }

/** Above the stock of any agency. */
export const MOST_PROPERTIES = 50_000
const LONGEST = { label: 200, price: 80, state: 80, info: 400, path: 1000 } as const

export function parseMapMessage(data: unknown): MapMessage | null {
  if (!isRecord(data) || own(data, 'kind') !== 'map') return null
  const mapType = MAP_TYPES.find((type) => type === own(data, 'mapType'))
  const ignore = own(data, 'ignore')
  const list = own(data, 'properties')
  if (mapType === undefined || !isShortList(ignore) || !ignore.every(isId)) return null
  if (list !== undefined && !isShortList(list)) return null
  const customMarker = pathIn(own(data, 'customMarker'))
  const info = textIn(own(data, 'info'), LONGEST.info)
  const bounds = boundsFrom(own(data, 'bounds'))
  const area = areaFrom(own(data, 'area'))
  return {
    kind: 'map',
    mapType,
    ignore: [...ignore],
    ...(list && { properties: list.flatMap((item) => propertyIn(item) ?? []) }),
    ...(customMarker !== undefined && { customMarker }),
    ...(info !== undefined && { info }),
    ...(bounds && { bounds }),
    ...(area && { area }),
    ...(own(data, 'draws') === true && { draws: true }),
    ...(own(data, 'hasPictures') === true && { hasPictures: true }),
  }
}

export function parsePictureMessage(data: unknown): PictureMessage | null {
  if (!isRecord(data) || own(data, 'kind') !== 'picture') return null
  const id = own(data, 'id')
  const src = pathIn(own(data, 'src'))
  return isId(id) && src !== undefined ? { kind: 'picture', id, src } : null
}

export function parseFrameMessage(data: unknown): FrameMessage | null {
  if (!isRecord(data)) return null
  const id = own(data, 'id')
  const bounds = boundsFrom(own(data, 'bounds'))
  switch (own(data, 'kind')) {
    case 'ready':
      return { kind: 'ready' }
    case 'select':
      return isId(id) ? { kind: 'select', id } : null
    case 'view':
      return bounds ? { kind: 'view', bounds } : null
    case 'area': {
      const area = areaFrom(own(data, 'area'))
      return area ? { kind: 'area', area } : null
    }
    default:
      return null
  }
}

function propertyIn(item: unknown): MapProperty | undefined {
  if (!isRecord(item)) return undefined
  const id = own(item, 'id')
  const latitude = own(item, 'latitude')
  const longitude = own(item, 'longitude')
  const label = textIn(own(item, 'label'), LONGEST.label)
  if (!isId(id) || !isDegrees(latitude, 90) || !isDegrees(longitude, 180) || label === undefined)
    return undefined
  const href = pathIn(own(item, 'href'))
  const price = textIn(own(item, 'price'), LONGEST.price)
  const state = textIn(own(item, 'state'), LONGEST.state)
  return {
    id,
    latitude,
    longitude,
    label,
    ...(href !== undefined && { href }),
    ...(price !== undefined && { price }),
    ...(state !== undefined && { state }),
    ...(own(item, 'isTown') === true && { isTown: true }),
  }
}

function boundsFrom(value: unknown): Bounds | undefined {
  if (!isRecord(value)) return undefined
  const south = own(value, 'south')
  const west = own(value, 'west')
  const north = own(value, 'north')
  const east = own(value, 'east')
  return isDegrees(south, 90) && isDegrees(west, 180) && isDegrees(north, 90) && isDegrees(east, 180)
    ? boundsIn({ south, west, north, east })
    : undefined
}

function areaFrom(value: unknown): Area | undefined {
  if (!isShortList(value) || value.length > MOST_CORNERS) return undefined
  const corners = value.flatMap((corner) => {
    if (!isRecord(corner)) return []
    const [latitude, longitude] = [own(corner, 'latitude'), own(corner, 'longitude')]
    return isDegrees(latitude, 90) && isDegrees(longitude, 180) ? [{ latitude, longitude }] : []
  })
  return corners.length === value.length ? areaIn(corners) : undefined
}

function pathIn(value: unknown): string | undefined {
  return isOwnAddress(value) && value.length <= LONGEST.path ? value : undefined
}

/**
 * A text that is not empty. A text beyond the limit is rejected whole, because half a sentence can mean
 * something else.
 */
function textIn(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value.length <= longest && value.trim() !== '' ? value : undefined
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function isDegrees(value: unknown, most: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= most
}

function isShortList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length <= MOST_PROPERTIES
}

/** The own property of a message; values of a prototype are ignored. */
function own(record: Fields, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
