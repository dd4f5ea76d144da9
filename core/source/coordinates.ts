/** Coordinates of a home, a town or an office that cannot be in Belgium or Luxembourg. */
const NAMES = [
  ['Latitude', 'Longitude'],
  ['latitude', 'longitude'],
] as const

/** A rectangle around both countries, in degrees. */
const LATITUDES = [49.4, 51.6] as const
const LONGITUDES = [2.4, 6.6] as const

interface WrongPlace {
  readonly key: string
  readonly latitude: number
  readonly longitude: number
  readonly areSwapped: boolean
}

/**
 * Removes coordinates outside the rectangle, and returns them. Exports write 0 and 0 for an unknown location.
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
    return { key: north, latitude, longitude, areSwapped: isIn(longitude, latitude) }
  }
  return null
}

function isIn(latitude: number, longitude: number): boolean {
  const [south, north] = LATITUDES
  const [west, east] = LONGITUDES
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
