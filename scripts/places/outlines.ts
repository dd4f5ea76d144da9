/** The outlines of municipalities: TopoJSON of 2019, with the mergers of 1 January 2025. */

/** NIS codes of the municipalities that were merged, by the code of the new one. */
const MERGED: Readonly<Record<string, readonly string[]>> = {
  11002: ['11002', '11007'],
  23106: ['23023', '23024', '23032'],
  37021: ['37018', '37012'],
  37022: ['37015', '37007'],
  44086: ['44048', '44012'],
  44087: ['44034', '44073'],
  44088: ['44043', '44040'],
  46029: ['46014', '44045'],
  46030: ['46003', '46013', '11056'],
  71071: ['71057', '71069'],
  71072: ['71022', '73040'],
  73110: ['73006', '73032'],
  73111: ['73083', '73009'],
  82039: ['82003', '82005'],
}

type Ring = readonly number[]

interface Shape {
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly arcs: readonly Ring[] | readonly (readonly Ring[])[]
  readonly properties: { readonly AdMuKey: string }
}

export interface Topology {
  readonly bbox: readonly number[]
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly objects: { readonly layer: { readonly geometries: readonly Shape[] } }
}

type Polygon = readonly Ring[]

function polygonsOf({ objects }: Topology, nis: string): readonly Polygon[] {
  const former = MERGED[nis] ?? [nis]
  return objects.layer.geometries
    .filter(({ properties }) => former.includes(properties.AdMuKey))
    .flatMap(({ type, arcs }) => (type === 'Polygon' ? [arcs as Polygon] : (arcs as readonly Polygon[])))
}

/** TopoJSON with the NIS code of 2025 as the id of each shape. A merged one has the shapes of its former parts. */
export function outlinesOf(topology: Topology, municipalities: readonly { readonly nis: number }[]): object {
  const geometries = municipalities.map(({ nis }) => ({
    type: 'MultiPolygon',
    id: nis,
    arcs: polygonsOf(topology, String(nis)),
  }))
  const { bbox, transform, arcs } = topology
  const municipality = { type: 'GeometryCollection', geometries }
  return { type: 'Topology', bbox, transform, objects: { municipality }, arcs }
}

/** The centroid of a municipality with a new code, rounded to some ten metres; the sources have that of the others. */
export function centreOf(topology: Topology, nis: number): readonly [number, number] | undefined {
  const known = topology.objects.layer.geometries.some(({ properties }) => properties.AdMuKey === String(nis))
  if (known) return undefined
  let [area, across, up] = [0, 0, 0]
  // Rings of holes run the other way, and so subtract their area.
  for (const ring of polygonsOf(topology, String(nis)).flat()) {
    const points = pointsOf(topology, ring)
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
      const cross = x * nextY - nextX * y
      area += cross / 2
      across += ((x + nextX) * cross) / 6
      up += ((y + nextY) * cross) / 6
    })
  }
  return [round(up / area), round(across / area)]
}

function round(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}

/** The points of a ring. A negative number is the complement of the index of an arc that runs backwards. */
function pointsOf({ arcs, transform }: Topology, ring: Ring): readonly (readonly [number, number])[] {
  return ring.flatMap((number) => {
    let [x, y] = [0, 0]
    const points = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): readonly [number, number] => {
      x += dx
      y += dy
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]
    })
    return number < 0 ? points.reverse() : points
  })
}
