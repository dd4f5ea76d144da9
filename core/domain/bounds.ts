/**
 * A part of the earth between two parallels and two meridians, as a map shows it and an address contains it.
 */
import type { Coordinates } from './map.ts'

/** Degrees; south is less than north, west less than east. */
export interface Bounds {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Decimals of a degree: 0.0001 degrees are about ten metres, the precision at the edge of a screen. */
const DIGITS = 4
const DEGREES = /^-?[0-9]{1,3}(?:\.[0-9]{1,6})?$/

/** Parses `50.9,3.6,51.1,3.9`: south, west, north, east. The result is undefined for any other text. */
export function parseBounds(text: string): Bounds | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return undefined
  const [south = NaN, west = NaN, north = NaN, east = NaN] = parts.map(Number)
  return boundsIn({ south, west, north, east })
}

/**
 * The four sides, if they are on earth and enclose an area. A map that was dragged round the earth has none.
 */
export function boundsIn({ south, west, north, east }: Bounds): Bounds | undefined {
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180
  return isOnEarth && south < north && west < east ? { south, west, north, east } : undefined
}

/** The canonical text of bounds: the inverse of `parseBounds` for results of `roundBounds`. */
export function boundsText({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map(String).join(',')
}

/** Rounds outwards, so that every visible place stays inside. */
export function roundBounds({ south, west, north, east }: Bounds): Bounds {
  return {
    south: Math.max(-90, round(south, Math.floor)),
    west: Math.max(-180, round(west, Math.floor)),
    north: Math.min(90, round(north, Math.ceil)),
    east: Math.min(180, round(east, Math.ceil)),
  }
}

function round(degrees: number, towards: (value: number) => number): number {
  const scale = 10 ** DIGITS
  // A value without further digits stays as it is: 0.0001 * 10000 is a little more than 1 on some scales.
  const exact = Math.round(degrees * scale)
  const scaled = Math.abs(degrees * scale - exact) < 1e-6 ? exact : towards(degrees * scale)
  return scaled / scale
}

/** Every side included. */
export function isWithin(
  { south, west, north, east }: Bounds,
  { latitude, longitude }: Coordinates,
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** The smallest bounds that contain all places; undefined without a place. */
export function boundsOf(places: readonly Coordinates[]): Bounds | undefined {
  const [first, ...others] = places
  if (first === undefined) return undefined
  let { latitude: south, latitude: north, longitude: west, longitude: east } = first
  for (const { latitude, longitude } of others) {
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
  }
  return { south, west, north, east }
}
