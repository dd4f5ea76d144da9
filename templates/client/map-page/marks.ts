/** Marks of places, and of clusters. Each is a button with a name. */
import { boundsOf } from '../../../core/domain/bounds.ts'
import type { Bounds } from '../../../core/domain/bounds.ts'
import { clustersOf, isOneSpot } from '../../../core/domain/clusters.ts'
import type { Cluster } from '../../../core/domain/clusters.ts'
import type { MapProperty } from '../../../core/domain/map-message.ts'
import { countPhrase } from '../count-phrase.ts'
import { DivIcon, LatLng, Marker, SVGOverlay } from './leaflet.ts'
import type { LeafletMap } from './leaflet.ts'
import { openPopup } from './popup.ts'

interface Marks {
  show(properties: readonly MapProperty[], customMarker: string | undefined): void
}

type Group = Cluster<MapProperty>

/** Side of the target in pixels. */
const TARGET = 44
/** Metres across: about the extent of a town. */
const TOWN_WIDTH = 2400

export function showMarks(page: HTMLElement, map: LeafletMap, select: (id: number) => void): Marks {
  const marks = new Map<string, Marker>()
  let clusters: readonly Group[] = []
  let picture: string | undefined
  let area: SVGOverlay | undefined
  let properties: readonly MapProperty[] = []
  const make = (cluster: Group) => {
    const open = (byKey: boolean) => openCluster(page, map, { cluster, select, byKey })
    const mark = markOf(cluster, { picture, inMiddle: area !== undefined }).on('click', () => open(false))
    mark.addTo(map)
    nameMark(mark, nameOf(page, cluster), open)
    return mark
  }
  const draw = () => {
    const wanted = inSight(map, clusters)
    for (const [key, mark] of marks) {
      if (wanted.has(key)) continue
      mark.remove()
      marks.delete(key)
    }
    for (const [key, cluster] of wanted) if (!marks.has(key)) marks.set(key, make(cluster))
  }
  const group = () => {
    clusters = clustersOf(properties, map.getZoom()).toSorted(fromNorth)
    draw()
  }
  map.on('zoomend', group)
  map.on('moveend', draw)
  return {
    show(shown, customMarker) {
      map.closePopup()
      area?.remove()
      clusters = []
      draw()
      properties = shown
      picture = customMarker
      const [only, ...others] = shown
      area = only?.isTown && others.length === 0 ? areaOf(only).addTo(map) : undefined
      group()
    },
  }
}

/** The clusters on the screen and a little around it, by their keys, as a stock may have twenty thousand. */
function inSight(map: LeafletMap, clusters: readonly Group[]): ReadonlyMap<string, Group> {
  const view = map.getBounds().pad(0.3)
  return new Map(
    clusters
      .filter(({ latitude, longitude }) => view.contains([latitude, longitude]))
      .map((cluster) => [keyOf(cluster, map.getZoom()), cluster]),
  )
}

/** The order of the keyboard. */
function fromNorth(left: Group, right: Group): number {
  return right.latitude - left.latitude || left.longitude - right.longitude
}

interface Look {
  readonly picture: string | undefined
  readonly inMiddle: boolean
}

/** A cluster that stays the same keeps its mark, and with it the focus. */
function keyOf({ items }: Group, zoom: number): string {
  const [first] = items
  return items.length === 1 ? String(first.id) : `${zoom} ${first.id} ${items.length}`
}

/**
 * All marks are centred on their place, so that none covers another. A mark with a circle is in the middle of
 * the circle.
 */
function markOf({ items, latitude, longitude }: Group, { picture, inMiddle }: Look): Marker {
  const [first, ...others] = items
  const kind = others.length > 0 ? 'many' : first.isTown ? 'town' : picture === undefined ? 'one' : 'picture'
  const drawing = kind === 'picture' ? imageOf(picture ?? '') : document.createElement('span')
  if (kind === 'many') drawing.textContent = String(items.length)
  const icon = new DivIcon({
    html: drawing,
    className: `mark mark--${kind}`,
    iconSize: [TARGET, TARGET],
    iconAnchor: [TARGET / 2, inMiddle ? TARGET / 2 : TARGET],
  })
  return new Marker([latitude, longitude], { icon, riseOnHover: true })
}

function imageOf(src: string): HTMLElement {
  return Object.assign(document.createElement('img'), { src, alt: '' })
}

function nameMark(mark: Marker, name: string, open: (byKey: boolean) => void): void {
  const element = mark.getElement()
  element?.setAttribute('aria-label', name)
  element?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    open(true)
  })
}

function nameOf(page: HTMLElement, { items }: Group): string {
  const [{ label, price, state }] = items
  if (items.length === 1) return [label, price, state].filter((part) => part !== undefined).join(', ')
  return countPhrase(page.dataset, items.length)
}

interface Opened {
  readonly cluster: Group
  readonly select: (id: number) => void
  /** The keyboard opened it, so the focus follows. */
  readonly byKey: boolean
}

/** A place, or a cluster that no zoom separates, opens its popup. Other clusters zoom in. */
function openCluster(page: HTMLElement, map: LeafletMap, { cluster, select, byKey }: Opened): void {
  const { items } = cluster
  const bounds = boundsOf(items)
  if (!bounds || isOneSpot(items) || map.getZoom() >= map.getMaxZoom()) {
    if (items.length === 1) select(items[0].id)
    openPopup(page, map, { cluster, select, byKey })
    return
  }
  const closer = Math.max(map.getZoom() + 1, map.getBoundsZoom(cornersOf(bounds)))
  const middle: [number, number] = [(bounds.south + bounds.north) / 2, (bounds.west + bounds.east) / 2]
  map.setView(middle, Math.min(closer, map.getMaxZoom()))
  // The mark is removed next.
  if (byKey) map.getContainer().focus({ preventScroll: true })
}

/** The corners of bounds as Leaflet expects them: south-west, then north-east. */
export function cornersOf({ south, west, north, east }: Bounds): [number, number][] {
  return [
    [south, west],
    [north, east],
  ]
}

function areaOf({ latitude, longitude }: MapProperty): SVGOverlay {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 100 100')
  const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
  for (const [name, value] of [
    ['cx', '50'],
    ['cy', '50'],
    ['r', '49'],
  ] as const)
    circle.setAttribute(name, value)
  drawing.append(circle)
  return new SVGOverlay(drawing, new LatLng(latitude, longitude).toBounds(TOWN_WIDTH), { className: 'area' })
}
