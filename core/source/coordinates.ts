/** Coordinates of a home, a town or an office that cannot be in Belgium or Luxembourg, or are in the sea. */
const NAMES = [
  ['Latitude', 'Longitude'],
  ['latitude', 'longitude'],
] as const

/** A rectangle around both countries, in degrees. */
export const EXTENT = { latitude: [49.4, 51.6], longitude: [2.4, 6.6] } as const

/** The Belgian coast from west to east, in degrees of longitude and latitude, to about a kilometre. */
const COAST = [
  [2.54, 51.09],
  [2.72, 51.16],
  [2.92, 51.24],
  [3.1, 51.31],
  [3.2, 51.36],
  [3.38, 51.38],
] as const
/** Degrees of latitude, some two kilometres: piers, and the error of the coast. */
const TIDE = 0.02

interface WrongPlace {
  readonly key: string
  readonly latitude: number
  readonly longitude: number
  readonly areSwapped: boolean
}

/**
 * Removes coordinates outside the rectangle or in the sea, and returns them. 0 and 0 are not returned, because exports write them for an
 * unknown location.
 */
export function removeWrongPlace(data: unknown): WrongPlace | null {
  if (typeof data !== 'object' || data === null) return null
  const fields = data as Record<string, unknown>
  for (const [north, east] of NAMES) {
    const [latitude, longitude] = [fields[north], fields[east]]
    if (typeof latitude !== 'number' || typeof longitude !== 'number' || isIn(latitude, longitude)) continue
    // The schema refuses values that are not coordinates.
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) continue
    delete fields[north]
    delete fields[east]
    if (latitude === 0 && longitude === 0) return null
    return { key: north, latitude, longitude, areSwapped: isIn(longitude, latitude) }
  }
  return null
}

function isIn(latitude: number, longitude: number): boolean {
  const [south, north] = EXTENT.latitude
  const [west, east] = EXTENT.longitude
  const isInside = latitude >= south && latitude <= north && longitude >= west && longitude <= east
  return isInside && !isAtSea(latitude, longitude)
}

function isAtSea(latitude: number, longitude: number): boolean {
  const end = COAST.findIndex(([east]) => longitude <= east)
  if (end < 0) return false
  const [[west, south], [east, north]] = [COAST[Math.max(0, end - 1)], COAST[Math.max(1, end)]] as Stretch
  return latitude > south + ((longitude - west) * (north - south)) / (east - west) + TIDE
}

type Point = readonly [longitude: number, latitude: number]
type Stretch = readonly [from: Point, to: Point]
