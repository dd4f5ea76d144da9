/** The area inside a line that a visitor draws on the map. */
import { areaIn, DIGITS, MOST_CORNERS } from './area.ts'
import type { Area } from './area.ts'
import type { Coordinates } from './map.ts'

/**
 * A drawn line with the corners that matter (Douglas and Peucker, 1973): the tolerance grows until there are few
 * enough. Undefined if the line encloses nothing.
 */
export function areaOfLine(line: readonly Coordinates[]): Area | undefined {
  let tolerance = 10 ** -DIGITS
  let corners = simplified(line, tolerance)
  while (corners.length > MOST_CORNERS) {
    tolerance *= 1.5
    corners = simplified(line, tolerance)
  }
  return areaIn(corners)
}

function simplified(line: readonly Coordinates[], tolerance: number): readonly Coordinates[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  let [farthest, most] = [0, 0]
  for (const [index, point] of line.entries()) {
    const distance = distanceToLine(point, first, last)
    if (distance > most) [farthest, most] = [index, distance]
  }
  if (most <= tolerance) return [first, last]
  const before = simplified(line.slice(0, farthest + 1), tolerance)
  return [...before.slice(0, -1), ...simplified(line.slice(farthest), tolerance)]
}

function distanceToLine(point: Coordinates, from: Coordinates, to: Coordinates): number {
  const [x, y] = [to.longitude - from.longitude, to.latitude - from.latitude]
  const [px, py] = [point.longitude - from.longitude, point.latitude - from.latitude]
  const length = x * x + y * y
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length))
  return Math.hypot(px - share * x, py - share * y)
}
