/** Places that an agency lists, such as stations: a list is searched around them. */
import type { Position } from './distance.ts'
import { isList, isNumber, isRecord, isText } from './untrusted.ts'

export interface Landmark extends Position {
  /** In the address of a list: "gent-sint-pieters". */
  readonly id: string
  /** In the language of the page. */
  readonly name: string
}

export const LANDMARK_ID = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/

/** Kilometres around a landmark, and around a town whose surroundings are asked for without a distance. */
export const USUAL_RADIUS = { landmark: 2, town: 10 } as const

/** The distances on offer, in kilometres. */
export const RADII = [1, 2, 5, 10, 20, 30, 50] as const

export function isLandmarks(value: unknown): value is readonly Landmark[] {
  return isList(value, isLandmark)
}

function isLandmark(value: unknown): value is Landmark {
  if (!isRecord(value)) return false
  const { id, name, latitude, longitude } = value
  return isText(id) && LANDMARK_ID.test(id) && isText(name) && isNumber(latitude) && isNumber(longitude)
}
