/** The first view of a map with many places. */
import { boundsOf } from './bounds.ts'
import type { Bounds } from './bounds.ts'
import type { Coordinates } from './map.ts'

/** With fewer places the first view shows all. With more, the farthest fifth lies outside it. */
const FEWEST_FOR_DENSE = 5
const DENSE_SHARE = 0.8

/** The bounds of the densest places. A few distant ones do not shrink all others to one mark. */
export function denseBoundsOf(places: readonly Coordinates[]): Bounds | undefined {
  if (places.length < FEWEST_FOR_DENSE) return boundsOf(places)
  const middle = { latitude: median(places, 'latitude'), longitude: median(places, 'longitude') }
  // A degree of longitude is narrower than one of latitude.
  const narrow = Math.cos((middle.latitude * Math.PI) / 180)
  const distance = ({ latitude, longitude }: Coordinates) =>
    Math.hypot(latitude - middle.latitude, (longitude - middle.longitude) * narrow)
  const nearest = places.toSorted((left, right) => distance(left) - distance(right))
  return boundsOf(nearest.slice(0, Math.ceil(places.length * DENSE_SHARE)))
}

function median(places: readonly Coordinates[], axis: keyof Coordinates): number {
  const sorted = places.map((place) => place[axis]).sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
