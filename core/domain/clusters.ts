/**
 * Clusters of places that are too close together on a map for marks of their own. A place joins the first
 * cluster within reach, in the order given, or else starts a cluster and stays its centre. No two marks
 * overlap, and the same places give the same marks.
 */
import type { Coordinates } from './map.ts'

export interface Cluster<Item extends Coordinates> extends Coordinates {
  /** In the order given; at least one. */
  readonly items: readonly [Item, ...Item[]]
}

/** Pixels between two marks: a target of 44 with some space around it. */
export const CLUSTER_REACH = 52

/** Width of the world in pixels at zoom 0, as tiles have it. */
const WORLD = 256
/** The limit of the square of the Mercator projection, in degrees of latitude. */
const LAST_LATITUDE = 85.0511287798

interface Started<Item> {
  readonly x: number
  readonly y: number
  readonly items: [Item, ...Item[]]
}

/**
 * Clusters that contain every item exactly once. `zoom` is that of tiles, which doubles the world with every
 * step.
 */
export function clustersOf<Item extends Coordinates>(
  items: readonly Item[],
  zoom: number,
): readonly Cluster<Item>[] {
  const scale = WORLD * 2 ** zoom
  const started: Started<Item>[] = []
  // Places within reach are in the same cell or in a neighbouring one.
  const cells = new Map<string, Started<Item>[]>()
  for (const item of items) {
    const x = across(item) * scale
    const y = down(item) * scale
    const [column, row] = [Math.floor(x / CLUSTER_REACH), Math.floor(y / CLUSTER_REACH)]
    const near = nearest(cells, { x, y, column, row })
    if (near) {
      near.items.push(item)
      continue
    }
    const cluster: Started<Item> = { x, y, items: [item] }
    started.push(cluster)
    const key = `${column} ${row}`
    const cell = cells.get(key)
    if (cell) cell.push(cluster)
    else cells.set(key, [cluster])
  }
  return started.map(({ items: members }) => {
    const [{ latitude, longitude }] = members
    return { latitude, longitude, items: members }
  })
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly column: number
  readonly row: number
}

function nearest<Item>(
  cells: ReadonlyMap<string, readonly Started<Item>[]>,
  { x, y, column, row }: Spot,
): Started<Item> | undefined {
  let best: Started<Item> | undefined
  let least = CLUSTER_REACH
  for (let left = column - 1; left <= column + 1; left++) {
    for (let top = row - 1; top <= row + 1; top++) {
      for (const cluster of cells.get(`${left} ${top}`) ?? []) {
        const distance = Math.hypot(cluster.x - x, cluster.y - y)
        if (distance >= least) continue
        best = cluster
        least = distance
      }
    }
  }
  return best
}

/** Whether the places stay together at every zoom. */
export function isOneSpot(places: readonly Coordinates[]): boolean {
  const [first] = places
  return places.every(
    ({ latitude, longitude }) => latitude === first?.latitude && longitude === first.longitude,
  )
}

/** From 0 in the west to 1 in the east, and from 0 in the north to 1 in the south (Web Mercator). */
function across({ longitude }: Coordinates): number {
  return (longitude + 180) / 360
}

function down({ latitude }: Coordinates): number {
  const sine = Math.sin((Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
