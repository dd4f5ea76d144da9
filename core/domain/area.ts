/** An area that a visitor draws on the map: a polygon, as an address contains it. */
import type { Coordinates } from './map.ts'

/** The corners in order. The last one is joined to the first. */
export type Area = readonly Coordinates[]

const FEWEST = 3
/** More corners than anyone needs, and few enough for an address. */
export const MOST_CORNERS = 40
/** Decimals of a degree: 0.0001 degrees are about ten metres. */
export const DIGITS = 4
const CORNER = /^(-?[0-9]{1,2}(?:\.[0-9]{1,6})?)_(-?[0-9]{1,3}(?:\.[0-9]{1,6})?)$/

/** Parses `51.05_3.71*51.06_3.75*51.02_3.74`: latitude and longitude of each corner; undefined for other text. */
export function parseArea(text: string): Area | undefined {
  const parts = text.split('*')
  if (parts.length > MOST_CORNERS) return undefined
  const corners = parts.flatMap((part) => {
    const [, latitude, longitude] = CORNER.exec(part) ?? []
    return latitude === undefined ? [] : [{ latitude: Number(latitude), longitude: Number(longitude) }]
  })
  return corners.length === parts.length ? areaIn(corners) : undefined
}

/** The corners, if they are on earth and enclose an area. */
export function areaIn(corners: Area): Area | undefined {
  const isOnEarth = corners.every(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
  )
  const isShape = corners.length >= FEWEST && corners.length <= MOST_CORNERS
  return isOnEarth && isShape && surfaceOf(corners) > 0 ? corners : undefined
}

/** The canonical text of an area. Its characters need no escape in an address. */
export function areaText(area: Area): string {
  return area.map(({ latitude, longitude }) => `${degrees(latitude)}_${degrees(longitude)}`).join('*')
}

function degrees(value: number): string {
  return String(Number(value.toFixed(DIGITS)))
}

/** By the shoelace formula, in square degrees. */
function surfaceOf(corners: Area): number {
  const sum = corners.reduce((total, { latitude, longitude }, index) => {
    const next = corners[(index + 1) % corners.length] as Coordinates
    return total + longitude * next.latitude - next.longitude * latitude
  }, 0)
  return Math.abs(sum) / 2
}

/** Whether a place is inside, by counting the sides that a line to the east crosses. */
export function isInside(area: Area, { latitude, longitude }: Coordinates): boolean {
  let isIn = false
  for (const [index, one] of area.entries()) {
    const other = area[(index + 1) % area.length] as Coordinates
    if (one.latitude > latitude === other.latitude > latitude) continue
    const share = (latitude - one.latitude) / (other.latitude - one.latitude)
    if (longitude < one.longitude + share * (other.longitude - one.longitude)) isIn = !isIn
  }
  return isIn
}
