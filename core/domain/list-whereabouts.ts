/**
 * The rows of a list that are where a query asks: in its towns, within a distance of its towns and landmarks, in the
 * visible part of the map, and in the drawn area.
 */
import { isInside } from './area.ts'
import { isWithin } from './bounds.ts'
import { kilometresBetween } from './distance.ts'
import type { Position } from './distance.ts'
import { USUAL_RADIUS } from './landmarks.ts'
import { namedTowns, townFilter } from './list-columns.ts'
import type { ListColumns } from './list-columns.ts'
import type { ListPlaces } from './list-places.ts'
import type { ListQuery } from './list-query.ts'

type RowFilter = (row: number) => boolean

/** Whether a query needs the places of the rows, which are in a file of their own. */
export function needsPlaces(query: ListQuery): boolean {
  return query.bounds !== undefined || query.area !== undefined || isAround(query)
}

/** Whether a distance decides which rows are meant. */
function isAround({ cities, near, radius }: ListQuery): boolean {
  return near.length > 0 || (radius !== undefined && cities.length > 0)
}

/** Without places, an area contains no row, and a distance adds none to those of the towns. */
export function whereaboutsFilter(
  columns: ListColumns,
  query: ListQuery,
  places: ListPlaces | undefined,
): RowFilter {
  const { bounds, area } = query
  const isNear = distanceFilter(columns, query, places)
  if (bounds === undefined && area === undefined) return isNear
  return (row) => {
    const place = places && placeOf(places, row)
    if (place === undefined || !isNear(row)) return false
    return (bounds === undefined || isWithin(bounds, place)) && (area === undefined || isInside(area, place))
  }
}

function distanceFilter(columns: ListColumns, query: ListQuery, places: ListPlaces | undefined): RowFilter {
  const { cities } = query
  const isInTown = townFilter(columns, cities)
  if (!isAround(query)) return isInTown
  const centres = [...landmarksIn(columns, query), ...middlesOf(columns, query, places)]
  return (row) => {
    if (cities.length > 0 && isInTown(row)) return true
    const place = places && placeOf(places, row)
    return (
      place !== undefined && centres.some(({ at, kilometres }) => kilometresBetween(at, place) <= kilometres)
    )
  }
}

interface Centre {
  readonly at: Position
  readonly kilometres: number
}

function landmarksIn({ landmarks = [] }: ListColumns, { near, radius }: ListQuery): readonly Centre[] {
  return landmarks
    .filter(({ id }) => near.includes(id))
    .map((at) => ({ at, kilometres: radius ?? USUAL_RADIUS.landmark }))
}

/** The middles of the chosen towns, if the query names a distance. */
function middlesOf(
  { towns }: ListColumns,
  { cities, radius }: ListQuery,
  places: ListPlaces | undefined,
): readonly Centre[] {
  if (radius === undefined) return []
  return namedTowns(towns, cities).flatMap((isNamed, index) => {
    const middle = places?.towns?.[index]
    if (!middle || !isNamed) return []
    const [latitude, longitude] = middle
    return [{ at: { latitude, longitude }, kilometres: radius }]
  })
}

function placeOf({ latitude, longitude }: ListPlaces, row: number): Position | undefined {
  const [north, east] = [latitude[row], longitude[row]]
  return north == null || east == null ? undefined : { latitude: north, longitude: east }
}
