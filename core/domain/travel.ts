/**
 * The travel by car between two places, estimated from the straight line: no service of routes is asked where an office goes. It is meant
 * to show that two visits are too close, and is no promise.
 */
import type { Position } from './distance.ts'
import { kilometresBetween } from './distance.ts'

interface Travel {
  /** By road, rounded. */
  readonly kilometres: number
  /** In steps of five, rounded up. */
  readonly minutes: number
}

/** Roads are longer than the straight line. */
const DETOUR = 1.3
/** The first kilometres are in town, the next ones on roads, and the rest on motorways. Speeds are in kilometres an hour. */
const STRETCHES = [
  { until: 5, speed: 25 },
  { until: 20, speed: 50 },
  { until: Infinity, speed: 85 },
] as const
/** Minutes to park and to walk to the door. */
const AT_DOOR = 5
const STEP = 5

/** Zero for the same place. */
export function travelBetween(from: Position, to: Position): Travel {
  const road = kilometresBetween(from, to) * DETOUR
  if (road === 0) return { kilometres: 0, minutes: 0 }
  const minutes = AT_DOOR + drivingMinutes(road)
  return { kilometres: Math.round(road), minutes: Math.ceil(minutes / STEP) * STEP }
}

function drivingMinutes(kilometres: number): number {
  let [from, hours] = [0, 0]
  for (const { until, speed } of STRETCHES) {
    hours += Math.max(0, Math.min(kilometres, until) - from) / speed
    from = until
  }
  return hours * 60
}
