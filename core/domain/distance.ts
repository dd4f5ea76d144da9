/** A position on the earth, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Undefined unless both are known. */
export function knownPosition({
  latitude,
  longitude,
}: {
  readonly [Part in keyof Position]?: number | undefined
}): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** Kilometres of a degree of latitude. */
const DEGREE = 111.2

/** The straight line in kilometres, on a plane, which is exact enough for a country of 300 km. */
export function kilometresBetween(one: Position, other: Position): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180)
  return DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink)
}
