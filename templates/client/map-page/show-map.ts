/**
 * The map: Leaflet with the site's own controls, whose texts are in the page's language and whose targets are
 * large enough.
 */
import { areaText } from '../../../core/domain/area.ts'
import { boundsIn, boundsOf, boundsText, roundBounds } from '../../../core/domain/bounds.ts'
import { denseBoundsOf } from '../../../core/domain/dense-bounds.ts'
import type { Bounds } from '../../../core/domain/bounds.ts'
import type {
  FrameMessage,
  MapMessage,
  MapProperty,
  MapType,
  PictureMessage,
} from '../../../core/domain/map-message.ts'
import { prefersStillness } from '../motion.ts'
import { serveControls } from './controls.ts'
import { serveDrawing } from './draw-area.ts'
import { drawnArea } from './drawn-area.ts'
import { LeafletMap } from './leaflet.ts'
import type { SVGOverlay } from './leaflet.ts'
import { cornersOf, showMarks } from './marks.ts'
import { addPicture } from './popup.ts'

export interface ShownMap {
  show(message: MapMessage): void
  addPicture(message: PictureMessage): void
}

interface Options {
  readonly type: MapType
  readonly tell: (message: FrameMessage) => void
}

/** Zoom around one place: a few streets, or the town. */
const STREET_ZOOM = 16
const TOWN_ZOOM = 13
/** The view before there are places: Belgium and Luxembourg. */
const START: Bounds = { south: 49.5, west: 2.5, north: 51.5, east: 6.5 }

export function makeMap(page: HTMLElement, { type, tell }: Options): ShownMap {
  const canvas = page.querySelector<HTMLElement>('[data-map-canvas]')
  if (!canvas) throw new Error('The page has no place for the map.')
  const isMoving = !prefersStillness()
  const map = new LeafletMap(canvas, {
    inertia: isMoving,
    fadeAnimation: isMoving,
    zoomAnimation: isMoving,
    markerZoomAnimation: isMoving,
    // Visitors scroll pages over a map more often than they zoom, so the wheel zooms only while the map has
    // the focus.
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  // Leaflet focuses the map when it is pressed, and the page around would scroll away under the pointer.
  canvas.addEventListener('mousedown', () => canvas.focus({ preventScroll: true }), { capture: true })
  canvas.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  canvas.addEventListener('focusout', () => map.scrollWheelZoom.disable())
  canvas.addEventListener('keydown', ({ key }) => key === 'Escape' && map.closePopup())
  look(map, START)
  serveControls(page, map, type)
  serveDrawing(page, map, (area) => area && tell({ kind: 'area', area }))
  const marks = showMarks(page, map, (id) => tell({ kind: 'select', id }))
  const told = () => {
    const bounds = viewOf(map)
    if (bounds) tell({ kind: 'view', bounds })
  }
  let known: readonly MapProperty[] = []
  let before = ''
  let shape: SVGOverlay | undefined
  return {
    addPicture: (message) => addPicture(page, message),
    show(message) {
      page.toggleAttribute('data-pictures', message.hasPictures === true)
      page.toggleAttribute('data-draws', message.draws === true)
      known = message.properties ?? known
      const left = new Set(message.ignore)
      const shown = known.filter(({ id }) => !left.has(id))
      sayInfo(page, message.info)
      map.off('moveend', told)
      // The visitor's view stays unless the message asks for another one.
      const aim = aimOf(message, shown)
      if (aim !== before) lookAt(map, message.bounds ?? boundsOf(message.area ?? []), shown)
      before = aim
      shape?.remove()
      shape = message.area && drawnArea(message.area)?.addTo(map)
      marks.show(shown, message.customMarker)
      map.on('moveend', told)
      told()
    },
  }
}

function aimOf({ bounds, area }: MapMessage, shown: readonly MapProperty[]): string {
  if (area) return areaText(area)
  return bounds ? boundsText(bounds) : shown.map(({ id }) => id).join(' ')
}

function lookAt(map: LeafletMap, asked: Bounds | undefined, shown: readonly MapProperty[]): void {
  const [first, ...others] = shown
  if (asked) {
    const view = viewOf(map)
    if (!view || boundsText(roundBounds(view)) !== boundsText(asked)) look(map, asked)
  } else if (first && others.length === 0) {
    map.setView([first.latitude, first.longitude], first.isTown ? TOWN_ZOOM : STREET_ZOOM, STILL)
  } else {
    const bounds = denseBoundsOf(shown)
    if (bounds) look(map, bounds)
  }
}

/** Programmatic changes are immediate. Only changes by the visitor are animated. */
const STILL = { animate: false } as const
/** Space for marks at the edge, and for the buttons. */
const AROUND: [number, number] = [48, 48]

function look(map: LeafletMap, bounds: Bounds): void {
  map.fitBounds(cornersOf(bounds), {
    ...STILL,
    padding: AROUND,
    maxZoom: STREET_ZOOM,
  })
}

function viewOf(map: LeafletMap): Bounds | undefined {
  const view = map.getBounds()
  return boundsIn({
    south: Math.max(view.getSouth(), -90),
    west: Math.max(view.getWest(), -180),
    north: Math.min(view.getNorth(), 90),
    east: Math.min(view.getEast(), 180),
  })
}

function sayInfo(page: HTMLElement, info: string | undefined): void {
  const place = page.querySelector<HTMLElement>('[data-map-info]')
  if (!place) return
  place.hidden = info === undefined
  place.textContent = info ?? ''
}
